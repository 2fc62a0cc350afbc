import type { ReactElement } from 'react';
import { WarningIcon } from '../graphics/icons.tsx';
import { toast } from './toast.tsx';

// Longer than the default for toasts with a button, so that there is time to reach it (decision 0076).
const WITH_BUTTON_MS = 8000;

/** Warning toast. A message with a button is an element. */
export const toastWarning = (message: string | ReactElement) =>
  toast(message, {
    ...(typeof message !== 'string' && { duration: WITH_BUTTON_MS }),
    icon: <WarningIcon className="text-twine" />,
  });
