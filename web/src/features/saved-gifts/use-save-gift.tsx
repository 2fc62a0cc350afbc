import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { NO_LIST, savedGifts } from '@tuckaway/contract/gifts/saved-gifts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { recentGifts } from '../../lib/storage/recent-gifts.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { useAuth, userIdOf } from '../auth/auth-context.ts';
import { myListsQuery } from '../gift-lists/gift-lists.queries.ts';
import { setSavedEverywhere } from './saved-state.ts';

export const SAVE_TOAST_MS = 5000;

class NoTargetList extends Error {}

async function saveToFavorites(queryClient: QueryClient, userId: number, giftId: number): Promise<void> {
  const lists = await queryClient.ensureQueryData(myListsQuery(userId));
  const favorites = lists.find(({ isFavorites }) => isFavorites);
  if (!favorites) throw new NoTargetList(NO_LIST);
  try {
    await api(savedGifts.save, { body: { userId, giftId, giftListId: favorites.id } });
  } catch (error) {
    // 409: already saved, perhaps in another tab. That counts as success.
    if (!hasStatus(error, 409)) throw error;
  }
}

/** Saves to Favorites. Every heart of the gift changes at once, and back with a message when it fails. */
export function useSaveGift(openOrganize: (gift: Gift) => void) {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (gift: Gift) => saveToFavorites(queryClient, userIdOf(user), gift.id),
    onMutate: (gift) => setSavedEverywhere(queryClient, gift.id, true),
    onSuccess: async (_, gift) => {
      recentGifts.remember(userIdOf(user), gift);
      // Again: a response that was requested before the write may have restored the old state.
      setSavedEverywhere(queryClient, gift.id, true);
      showSavedToast(gift, openOrganize);
      await refreshAfter(queryClient, 'savedGiftsChanged');
    },
    onError: (error, gift) => {
      setSavedEverywhere(queryClient, gift.id, false);
      toast.error(error instanceof NoTargetList ? error.message : 'Error saving gift');
      // Where the response was lost it may be saved after all: the next responses tell.
      void refreshAfter(queryClient, 'savedGiftsChanged');
    },
  });
}

function showSavedToast(gift: Gift, openOrganize: (gift: Gift) => void): void {
  const id = `saved-${gift.id}`;
  const organize = () => {
    // Removes it without the fade: a toast of the same id that appears within the fade would be removed with it.
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
