import { giftLists } from '@tuckaway/contract/gifts/gift-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { isUnreachable } from '../../lib/api/api-error.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { giftListQuery } from './gift-lists.queries.ts';

interface ListChange {
  title: string;
  isPrivate: boolean;
}

export function useChangeList(giftListId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ListChange) => api(giftLists.change, { params: { giftListId }, body: change }),
    onSuccess: (list) => {
      queryClient.setQueryData(giftListQuery(giftListId).queryKey, list);
      void refreshAfter(queryClient, 'giftListChanged');
    },
    onError: (error) => {
      // If only the response was lost, the list was changed.
      if (!isUnreachable(error)) return;
      void queryClient.invalidateQueries({ queryKey: giftListQuery(giftListId).queryKey });
      void refreshAfter(queryClient, 'giftListChanged');
    },
  });
}

export function useRemoveList(giftListId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api(giftLists.remove, { params: { giftListId } }),
    onSettled: () =>
      void refreshAfter(queryClient, 'giftListDeleted', { except: [giftListQuery(giftListId).queryKey] }),
  });
}
