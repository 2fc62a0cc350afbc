import type { ComponentProps } from 'react';
import { FormDialog } from './form-dialog.tsx';

type GuardedFormDialogProps = ComponentProps<typeof FormDialog> & { discards: string; isFilled: boolean };

/** A form that knows better than its fields whether something was filled in. */
export const GuardedFormDialog = (props: GuardedFormDialogProps) => <FormDialog {...props} />;
