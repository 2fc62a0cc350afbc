import { ConfirmDialog } from './confirm-dialog.tsx';
import { useDialog, type DialogState } from './use-dialog.tsx';

interface DiscardGuard {
  /** For the dialog: closing asks first where something was filled in. */
  onOpenChange: DialogState['onOpenChange'];
  /** Stands inside the dialog, so that Escape and focus go one step at a time. */
  question: React.ReactNode;
}

/** Keeps a filled form from being thrown away by Escape, Cancel or a press beside the dialog. */
export function useDiscardGuard(
  what: string,
  isFilled: boolean,
  onOpenChange: DialogState['onOpenChange'],
): DiscardGuard {
  const ask = useDialog();
  return {
    onOpenChange: (open) => (open || !isFilled ? onOpenChange(open) : ask.open()),
    question: ask.render((dialog) => (
      <ConfirmDialog
        {...dialog}
        title={`Discard ${what}?`}
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
