import { dateOfGivenAt } from '@tuckaway/domain/days/given-at';
import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { formatDate } from '../../../lib/format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import type { DialogState } from '../../../ui/dialogs/use-dialog.tsx';
import { useRemoveRecipientGift } from '../use-recipient-gift-changes.ts';

interface RemoveGiftDialogProps extends DialogState {
  recipientGift: RecipientGift;
}

export function RemoveGiftDialog({ recipientGift, ...state }: RemoveGiftDialogProps) {
  const remove = useRemoveRecipientGift();
  const { name } = recipientGift.recipient;
  return (
    <ConfirmDialog
      {...state}
      title="Remove gift"
      text={`"${recipientGift.gift.title}" comes off ${name}'s page${lossOf(recipientGift)}. The gift itself stays.`}
      confirmLabel="Remove"
      busyLabel="Removing..."
      busy={remove.isPending}
      error={remove.isError ? 'Failed to update recipients for gift. Please try again.' : undefined}
      onConfirm={() => remove.mutate(recipientGift)}
    />
  );
}

function lossOf({ note, givenAt }: RecipientGift): string {
  const parts = [
    givenAt && `that it was given on ${formatDate(dateOfGivenAt(givenAt))}`,
    note && 'your note',
  ].filter(Boolean);
  return parts.length > 0 ? `, with ${parts.join(' and ')}` : '';
}
