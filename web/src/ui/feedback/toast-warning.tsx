import type { ReactElement } from 'react';
import { WarningIcon } from '../graphics/icons.tsx';
import { toast } from './toast.tsx';

// Longer than the default where the toast carries a button: there must be time to reach it (decision 76).
const WITH_BUTTON_MS = 8000;

/** A toast about a part that did not work; an element as its message has a button. */
export const toastWarning = (message: string | ReactElement) =>
  toast(message, {
    ...(typeof message !== 'string' && { duration: WITH_BUTTON_MS }),
    icon: <WarningIcon className="text-twine" />,
  });
