import type { Gift } from '@tuckaway/contract/gifts';
import type { Tag } from '@tuckaway/contract/tags';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import type { DialogState } from '../../ui/use-dialog.tsx';
import { NO_FIELDS, useForm } from '../../ui/use-form.ts';
import { TagPicker } from './tag-picker.tsx';
import { useSaveGiftTags } from './use-tag-changes.ts';
import { useTagPicker } from './use-tag-picker.ts';

interface ManageTagsDialogProps extends DialogState {
  gift: Gift;
  current: readonly Tag[];
}

export function ManageTagsDialog({ gift, current, open, onOpenChange }: ManageTagsDialogProps) {
  const picker = useTagPicker(current);
  const save = useSaveGiftTags();
  const form = useForm({
    ...NO_FIELDS,
    send: async () => {
      const tagIds = await picker.complete();
      // What is typed cannot be a tag: the field says why.
      if (!tagIds) return;
      await save.mutateAsync({ giftId: gift.id, tagIds });
      picker.keep();
      toast.success('Tags saved successfully');
      onOpenChange(false);
    },
  });
  const close = (isOpen: boolean) => {
    if (!isOpen) void picker.discard();
    onOpenChange(isOpen);
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      title="Manage Tags"
      description={gift.title}
      form={form}
      submitLabel="Save"
      busyLabel="Saving..."
      failure={form.failure && 'Failed to save tags'}
    >
      <TagPicker picker={picker} disabled={form.isSending} />
    </FormDialog>
  );
}
