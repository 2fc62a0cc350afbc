import type { Gift } from '@tuckaway/contract/gifts';
import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.tsx';
import { NO_FIELDS, useForm } from '../../ui/use-form.ts';
import { RecipientPicker } from '../recipients/recipient-picker.tsx';
import { useRecipientPicker } from '../recipients/use-recipient-picker.ts';
import { daysIn, diffRecipients, isEmptyDiff, peopleIn } from './recipient-choice.ts';
import { isDraft, useChooseRecipients } from './use-choose-recipients.ts';
import { useRecipientHints } from './use-recipient-hints.tsx';

interface SelectRecipientsDialogProps extends DialogState {
  gift: Gift;
  current: readonly RecipientGift[];
}

export function SelectRecipientsDialog({ gift, current, open, onOpenChange }: SelectRecipientsDialogProps) {
  const picker = useRecipientPicker(peopleIn(current), daysIn(current));
  const hintFor = useRecipientHints(gift.id, current, picker.selectedIds);
  const choose = useChooseRecipients(gift);
  const form = useForm({
    ...NO_FIELDS,
    send: async () => {
      const selectedIds = await picker.complete();
      // Who is typed could not be created: the field says why.
      if (!selectedIds) return;
      onOpenChange(false);
      const diff = diffRecipients(current, selectedIds, picker.days);
      if (!isEmptyDiff(diff)) choose.mutate(diff);
    },
  });
  // The last choice may still be on its way.
  const isSending = form.isSending || current.some(isDraft);
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Select Recipients"
      description={gift.title}
      form={{ ...form, isSending }}
      submitLabel="Save"
    >
      <RecipientPicker picker={picker} hintFor={hintFor} />
    </FormDialog>
  );
}
