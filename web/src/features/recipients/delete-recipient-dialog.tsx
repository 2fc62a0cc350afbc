import type { Recipient } from '@tuckaway/contract/people/recipients';
import { plural } from '../../lib/format.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';

interface DeleteRecipientDialogProps extends DialogState {
  recipient: Recipient;
  /** Further consequences. */
  note?: string | undefined;
  onConfirm: () => void;
  busy?: boolean;
}

export function DeleteRecipientDialog({
  recipient,
  note,
  open,
  onOpenChange,
  onConfirm,
  busy,
}: DeleteRecipientDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete recipient"
      text="Are you sure you want to delete this recipient?"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={busy ?? false}
      onConfirm={onConfirm}
    >
      <p className="mt-3 wrap-anywhere">{lossOf(recipient)}</p>
      {note && <p className="mt-3">{note}</p>}
    </ConfirmDialog>
  );
}

function lossOf({ name, plannedCount, givenCount }: Recipient): string {
  if (plannedCount + givenCount === 0)
    return `Nothing is tucked away for ${name} yet. Nothing else will be lost.`;
  const parts = [
    plannedCount > 0 && `${plannedCount} ${plural(plannedCount, 'plan')}`,
    givenCount > 0 && `the record of ${givenCount} given ${plural(givenCount, 'gift')}`,
  ].filter(Boolean);
  return `${name} will be forgotten, with ${parts.join(' and ')} and every note about them. The gifts themselves stay.`;
}
