import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../inputs/button.tsx';
import { Dialog } from './dialog.tsx';
import { InlineError } from '../feedback/inline-error.tsx';
import type { DialogState } from './use-dialog.tsx';
import { useDiscardGuard } from './use-discard-guard.tsx';

interface FormDialogProps extends DialogState {
  title: string;
  description?: ReactNode;
  form: { onSubmit: (event: FormEvent<HTMLFormElement>) => void; isSending: boolean; isChanged?: boolean };
  submitLabel: string;
  /** Label of the button while sending: 'Saving...' */
  busyLabel?: string;
  /** Message about the failure of the last attempt. */
  failure?: string | undefined;
  /** Further actions after a failure. */
  failureAction?: ReactNode;
  /** Shown instead of the buttons while sending. */
  progress?: ReactNode;
  /** Whether something was filled in: then closing asks first. */
  isFilled?: boolean;
  /** Subject of that question: 'this gift'. */
  discardSubject?: string;
  children: ReactNode;
}

/**
 * Dialog with a form, Cancel, and a submit button. It stays open while sending and after a failure, and asks before it
 * discards changes.
 */
export function FormDialog({
  open,
  onOpenChange,
  title,
  description,
  form,
  submitLabel,
  busyLabel = submitLabel,
  failure,
  failureAction,
  progress,
  isFilled = form.isChanged ?? false,
  discardSubject = 'your changes',
  children,
}: FormDialogProps) {
  const formId = useId();
  const isBusy = form.isSending || Boolean(progress);
  const guard = useDiscardGuard(discardSubject, isFilled, onOpenChange);
  return (
    <Dialog
      open={open}
      onOpenChange={guard.onOpenChange}
      title={title}
      description={description}
      busy={isBusy}
      footer={
        progress || (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={() => guard.onOpenChange(false)}>
              Cancel
            </Button>
            <Button type="submit" form={formId} loading={isBusy} loadingText={busyLabel}>
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate className="grid gap-5">
        {children}
        {failure && <InlineError>{failure}</InlineError>}
        {failure && failureAction}
      </form>
      {guard.question}
    </Dialog>
  );
}
