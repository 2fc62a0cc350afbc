import type { Gift } from '@tuckaway/contract/gifts';
import type { Tag } from '@tuckaway/contract/tags';
import { GiftSheetParts, type GiftSheetPart } from '../../ui/gift-sheet-parts.tsx';
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
  /** Shows another part of the sheet, once what is chosen here is saved. */
  onSwitch: (part: GiftSheetPart) => void;
}

export function ManageTagsDialog({ gift, current, open, onOpenChange, onSwitch }: ManageTagsDialogProps) {
  const picker = useTagPicker(current);
  const save = useSaveGiftTags();
  const saveChoice = async (): Promise<boolean> => {
    const tagIds = await picker.complete();
    // What is typed cannot be a tag: the field says why.
    if (!tagIds) return false;
    await save.mutateAsync({ giftId: gift.id, tagIds });
    picker.keep();
    toast.success('Tags saved successfully');
    return true;
  };
  const switchTo = async (part: GiftSheetPart) => {
    try {
      if (!picker.isChanged || (await saveChoice())) onSwitch(part);
    } catch {
      toast.error('Failed to save tags');
    }
  };
  const form = useForm({
    ...NO_FIELDS,
    send: async () => {
      if (await saveChoice()) onOpenChange(false);
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
      <GiftSheetParts current="tags" disabled={form.isSending} onSwitch={(part) => void switchTo(part)} />
      <TagPicker picker={picker} disabled={form.isSending} />
    </FormDialog>
  );
}
