import { giftLists } from '@tuckaway/contract/gifts/gift-lists';
import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { updateOptimistically } from '../../../lib/queries/optimistic-update.ts';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { listGiftsQuery } from '../gift-lists.queries.ts';

interface Move {
  giftId: number;
  /** The gift that it follows; null: it becomes the first. */
  afterGiftId: number | null;
}

type Pages = InfiniteData<{ data: Gift[]; nextCursor: string | null }>;

/** Moves a gift in its list: optimistic update, rolled back with a message on failure. Moves are sent in order. */
export function useMoveGift(giftListId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = listGiftsQuery(giftListId);
  const mutationKey = ['arrange', giftListId];
  return useMutation({
    mutationKey,
    mutationFn: (move: Move) => api(giftLists.move, { params: { giftListId }, body: move }),
    scope: { id: `arrange-${giftListId}` },
    onMutate: (move) => updateOptimistically(queryClient, queryKey, (pages) => withMovedGift(pages, move)),
    onError: (_error, _move, restore) => {
      restore?.();
      toast.error('The order could not be saved. Please try again.');
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    },
    onSuccess: () => refreshAfter(queryClient, 'listArranged'),
    // Only after the last move: a response that lacks a running one would undo it on screen.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1)
        void queryClient.refetchQueries({ queryKey, stale: true });
    },
  });
}

/** The loaded pages with a gift moved. Pages keep their sizes, so that their cursors stay valid. */
function withMovedGift(pages: Pages, { giftId, afterGiftId }: Move): Pages {
  const all = pages.pages.flatMap(({ data }) => data);
  const gift = all.find(({ id }) => id === giftId);
  if (!gift) return pages;
  const others = all.filter(({ id }) => id !== giftId);
  const index = afterGiftId === null ? 0 : others.findIndex(({ id }) => id === afterGiftId) + 1;
  const arranged = others.toSpliced(index, 0, gift);
  let from = 0;
  return {
    ...pages,
    pages: pages.pages.map((page) => {
      const data = arranged.slice(from, from + page.data.length);
      from += page.data.length;
      return { ...page, data };
    }),
  };
}
