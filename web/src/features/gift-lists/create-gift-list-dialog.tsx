import { giftLists } from '@tuckaway/contract/gifts/gift-lists';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { useForm } from '../../ui/hooks/use-form.ts';
import { GiftListFields } from './gift-list-fields.tsx';
import { createListFailureText, useCreateGiftList } from './use-create-gift-list.ts';

interface CreateGiftListDialogProps extends DialogState {
  onCreated: (giftListId: number) => void;
}

export function CreateGiftListDialog({ open, onOpenChange, onCreated }: CreateGiftListDialogProps) {
  const create = useCreateGiftList();
  const form = useForm({
    initial: { title: '', isPrivate: false },
    rules: { schema: giftLists.createSimple.body },
    send: async (draft) => {
      const { id } = await create.mutateAsync(draft);
      toast.success('Gift List created successfully!');
      onOpenChange(false);
      onCreated(id);
    },
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="New Gift List"
      form={form}
      submitLabel="Create"
      busyLabel="Creating..."
      failure={form.failure && createListFailureText(form.failure)}
    >
      <GiftListFields form={form} label="Gift List name" />
    </FormDialog>
  );
}
