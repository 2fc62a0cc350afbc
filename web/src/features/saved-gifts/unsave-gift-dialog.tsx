import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { savedGifts } from '@tuckaway/contract/gifts/saved-gifts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { deleteIfPresent } from '../../lib/api/delete-if-present.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { userIdOf } from '../../lib/user-id.ts';
import { useAuth } from '../auth/auth-context.ts';
import { refreshAfterFailedSaving, setSavedInCache } from './saved-in-cache.ts';

const MISSING_IDS = 'Unable to unsave gift - missing required information';
const FAILED = 'Failed to remove gift from favorites';

export interface UnsaveGiftDialogProps extends DialogState {
  gift: Gift | undefined;
  onUnsaved?: (() => void) | undefined;
}

export function UnsaveGiftDialog({ gift, open, onOpenChange, onUnsaved }: UnsaveGiftDialogProps) {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const unsave = useMutation({
    mutationFn: async () => {
      if (!user?.id || !gift?.id) throw new Error(MISSING_IDS);
      const body = { userId: userIdOf(user), giftId: gift.id };
      await deleteIfPresent(api(savedGifts.unsaveAll, { body }));
      return gift.id;
    },
    onSuccess: (giftId) => {
      setSavedInCache(queryClient, giftId, false);
      void refreshAfter(queryClient, 'savedGiftsChanged');
      onOpenChange(false);
      toast.success('Gift removed from favorites');
      onUnsaved?.();
    },
    onError: (error) => {
      if (gift) void refreshAfterFailedSaving(queryClient, gift.id, error);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Unsave Gift?"
      text="Unsaving this gift will also remove it from any Giftlists."
      confirmLabel="Unsave"
      busyLabel="Removing..."
      busy={unsave.isPending}
      error={unsave.error ? reasonOf(unsave.error) : undefined}
      onConfirm={() => unsave.mutate()}
    />
  );
}

function reasonOf(error: Error): string {
  return (isApiError(error) ? error.detail : error.message) ?? FAILED;
}
