import { ConfirmDialog } from './confirm-dialog.tsx';
import { useDialog, type DialogState } from './use-dialog.tsx';

interface DiscardGuard {
  /** `onOpenChange` for the guarded dialog: closing asks first if something was filled in. */
  onOpenChange: DialogState['onOpenChange'];
  /** The question. It must be rendered inside the dialog, so that Escape closes only the question. */
  question: React.ReactNode;
}

/** Asks before a dialog with a filled form is closed by Escape, Cancel or a press outside. */
export function useDiscardGuard(
  subject: string,
  isFilled: boolean,
  onOpenChange: DialogState['onOpenChange'],
): DiscardGuard {
  const confirmation = useDialog();
  return {
    onOpenChange: (open) => (open || !isFilled ? onOpenChange(open) : confirmation.open()),
    question: confirmation.render((dialog) => (
      <ConfirmDialog
        {...dialog}
        title={`Discard ${subject}?`}
        text="What you filled in will be lost."
        confirmLabel="Discard"
        busyLabel="Discarding..."
        cancelLabel="Keep editing"
        onConfirm={() => {
          dialog.onOpenChange(false);
          onOpenChange(false);
        }}
      />
    )),
  };
}
