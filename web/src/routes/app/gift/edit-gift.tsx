import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { useQuery } from '@tanstack/react-query';
import { useUserId } from '../../../features/auth/auth-context.ts';
import { EditGiftDialog } from '../../../features/gifts/form/edit-gift-dialog.tsx';
import { recipientsOfGiftQuery } from '../../../features/recipient-gifts/recipient-gifts.queries.ts';
import { giftTagsQuery } from '../../../features/tags/tags.queries.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import type { DialogState } from '../../../ui/dialogs/use-dialog.tsx';
import { useGiftParts, type StoredParts } from '../create-gift/use-gift-parts.tsx';

interface EditGiftProps extends DialogState {
  gift: Gift;
}

/** Edit dialog of an own gift. It loads the tags and recipients first. */
export function EditGift({ gift, ...dialog }: EditGiftProps) {
  const tags = useQuery(giftTagsQuery(gift.id));
  const recipientGifts = useQuery(recipientsOfGiftQuery(useUserId(), gift.id));
  if (tags.data && recipientGifts.data) {
    const stored = { giftId: gift.id, tags: tags.data, recipientGifts: recipientGifts.data };
    return <LoadedEditGift {...dialog} gift={gift} stored={stored} />;
  }
  return (
    <Dialog {...dialog} title="Edit Gift">
      {tags.isPending || recipientGifts.isPending ? (
        <RowsSkeleton label="Loading gift details..." />
      ) : (
        <ErrorState
          message="Failed to load gift details"
          retrying={tags.isFetching || recipientGifts.isFetching}
          onRetry={() => void Promise.all([tags.refetch(), recipientGifts.refetch()])}
        />
      )}
    </Dialog>
  );
}

function LoadedEditGift({ gift, stored, ...dialog }: EditGiftProps & { stored: StoredParts }) {
  const { parts, fields, discard } = useGiftParts(stored);
  const onOpenChange = (open: boolean) => {
    if (!open) discard();
    dialog.onOpenChange(open);
  };
  return (
    <EditGiftDialog {...dialog} onOpenChange={onOpenChange} gift={gift} parts={parts}>
      {fields}
    </EditGiftDialog>
  );
}
