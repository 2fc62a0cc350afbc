import type { Gift } from '@tuckaway/contract/gifts';
import type { Tag } from '@tuckaway/contract/tags';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { toast } from '../../ui/toast.tsx';
import { TagPicker } from './tag-picker.tsx';
import { giftTagsQuery, saveGiftTags, TAGS_KEY } from './tags.queries.ts';
import { useTagPicker } from './use-tag-picker.ts';

export interface ManageTagsDialogProps {
  gift: Gift;
  current: readonly Tag[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Mounted anew for each opening, so that it always starts from what is saved. */
export function ManageTagsDialog({ gift, current, open, onOpenChange }: ManageTagsDialogProps) {
  const picker = useTagPicker(current);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: async () => {
      const tagIds = await picker.complete();
      return tagIds && (await saveGiftTags(gift.id, tagIds));
    },
    onSuccess: (saved) => {
      // Nothing was saved: the field says what is wrong with what is typed in it.
      if (!saved) return undefined;
      picker.keep();
      queryClient.setQueryData(giftTagsQuery(gift.id).queryKey, saved);
      toast.success('Tags saved successfully');
      onOpenChange(false);
      return queryClient.invalidateQueries({ queryKey: TAGS_KEY });
    },
  });
  const close = (isOpen: boolean) => {
    if (!isOpen) void picker.discard();
    onOpenChange(isOpen);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Manage Tags"
      description={gift.title}
      busy={save.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={() => close(false)}>
            Cancel
          </Button>
          <Button loading={save.isPending} loadingText="Saving..." onClick={() => save.mutate()}>
            Save
          </Button>
        </>
      }
    >
      <TagPicker picker={picker} disabled={save.isPending} />
      {save.isError && <InlineError className="mt-4">Failed to save tags</InlineError>}
    </Dialog>
  );
}
