import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { NO_LIST, savedGifts } from '@tuckaway/contract/gifts/saved-gifts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { recentGifts } from '../../lib/storage/recent-gifts.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { useAuth, requireUserId } from '../auth/auth-context.ts';
import { myListsQuery } from '../gift-lists/gift-lists.queries.ts';
import { refreshAfterFailedSaving, setSavedInCache } from './saved-in-cache.ts';

export const SAVE_TOAST_MS = 5000;

class NoTargetList extends Error {}

async function saveToFavorites(queryClient: QueryClient, userId: number, giftId: number): Promise<void> {
  const lists = await queryClient.ensureQueryData(myListsQuery(userId));
  const favorites = lists.find(({ isFavorites }) => isFavorites);
  if (!favorites) throw new NoTargetList(NO_LIST);
  try {
    await api(savedGifts.save, { body: { userId, giftId, giftListId: favorites.id } });
  } catch (error) {
    // 409: already saved, e.g. in another tab, which counts as success.
    if (!hasStatus(error, 409)) throw error;
  }
}

/** Saves a gift to Favorites: optimistic update of all its copies, rolled back with a message on failure. */
export function useSaveGift(openOrganize: (gift: Gift) => void) {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (gift: Gift) => saveToFavorites(queryClient, requireUserId(user), gift.id),
    onMutate: (gift) => setSavedInCache(queryClient, gift.id, true),
    onSuccess: async (_, gift) => {
      recentGifts.remember(requireUserId(user), gift);
      // Once more, because a response that was requested before the write may have overwritten it.
      setSavedInCache(queryClient, gift.id, true);
      showSavedToast(gift, openOrganize);
      await refreshAfter(queryClient, 'savedGiftsChanged');
    },
    onError: (error, gift) => {
      setSavedInCache(queryClient, gift.id, false);
      toast.error(error instanceof NoTargetList ? error.message : 'Error saving gift');
      void refreshAfterFailedSaving(queryClient, gift.id, error);
    },
  });
}

function showSavedToast(gift: Gift, openOrganize: (gift: Gift) => void): void {
  const id = `saved-${gift.id}`;
  const organize = () => {
    // Removed without the fade, which would also remove a new toast of the same id.
    toast.remove(id);
    openOrganize(gift);
  };
  toast.success(
    <span className="flex flex-wrap items-center gap-x-3">
      Gift saved to favorites!
      <button type="button" className="link pointer-coarse:min-h-11" onClick={organize}>
        Add To Gift List
      </button>
    </span>,
    { id, duration: SAVE_TOAST_MS },
  );
}
