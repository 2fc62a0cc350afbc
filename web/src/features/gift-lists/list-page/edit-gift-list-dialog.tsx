import { giftLists, type GiftList } from '@tuckaway/contract/gifts/gift-lists';
import { serverText } from '../../../lib/api/refusal-text.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import type { DialogState } from '../../../ui/dialogs/use-dialog.tsx';
import { useForm } from '../../../ui/hooks/use-form.ts';
import { GiftListFields } from '../gift-list-fields.tsx';
import { listName } from '../gift-lists.queries.ts';
import { useChangeList } from '../use-list-changes.ts';

interface EditGiftListDialogProps extends DialogState {
  list: GiftList;
}

export function EditGiftListDialog({ list, open, onOpenChange }: EditGiftListDialogProps) {
  const change = useChangeList(list.id);
  const form = useForm({
    initial: { title: listName(list), isPrivate: list.isPrivate },
    rules: { schema: giftLists.createSimple.body },
    send: async (draft) => {
      await change.mutateAsync(draft);
      toast.success('Gift List updated');
      onOpenChange(false);
    },
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Gift List"
      form={form}
      submitLabel="Save"
      busyLabel="Saving..."
      failure={form.failure && failureText(form.failure)}
    >
      <GiftListFields form={form} label="Name" />
    </FormDialog>
  );
}

const failureText = (error: Error) => serverText(error, 'The list could not be changed. Please try again.');
