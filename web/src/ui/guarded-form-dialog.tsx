import type { ComponentProps } from 'react';
import { FormDialog } from './form-dialog.tsx';
import { useDiscardGuard } from './use-discard-guard.tsx';

interface GuardedFormDialogProps extends Omit<ComponentProps<typeof FormDialog>, 'aside'> {
  /** What is lost: 'this gift' */
  discards: string;
  /** Something was filled in: closing asks first. */
  isFilled: boolean;
}

/** A form in a dialog that is not thrown away by mistake. */
export function GuardedFormDialog({ discards, isFilled, onOpenChange, ...rest }: GuardedFormDialogProps) {
  const guard = useDiscardGuard(discards, isFilled, onOpenChange);
  return <FormDialog {...rest} onOpenChange={guard.onOpenChange} aside={guard.question} />;
}
