import { giftLists } from '@tuckaway/contract/gift-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { SAVED_GIFTS_KEY } from '../saved-gifts/saved-gifts.queries.ts';
import { forgetSavedMarks } from '../saved-gifts/saved-state.ts';
import { GIFT_LISTS_KEY, giftListQuery, MY_LISTS_KEY } from './gift-lists.queries.ts';

export interface ListChange {
  title: string;
  isPrivate: boolean;
}

export function useChangeList(giftListId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ListChange) => api(giftLists.change, { params: { giftListId }, body: change }),
    onSuccess: (list) => {
      queryClient.setQueryData(giftListQuery(giftListId).queryKey, list);
      void queryClient.invalidateQueries({ queryKey: MY_LISTS_KEY });
    },
  });
}

export function useRemoveList(giftListId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api(giftLists.remove, { params: { giftListId } }),
    onSuccess: () => {
      // Gifts that were kept in this list alone are no longer saved; which ones, the server knows.
      forgetSavedMarks(queryClient);
      void queryClient.invalidateQueries({ queryKey: SAVED_GIFTS_KEY });
      void queryClient.invalidateQueries({ queryKey: MY_LISTS_KEY });
      // The rest is read again when it is next shown: the page of the deleted list still stands for a moment.
      for (const queryKey of [GIFT_LISTS_KEY, ['gift'], ['search']]) {
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      }
    },
  });
}
