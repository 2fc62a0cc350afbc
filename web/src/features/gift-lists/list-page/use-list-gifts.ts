import type { ListSort } from '@tuckaway/contract/gifts/gift-lists';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { allItems } from '../../../lib/queries/cursor-paging.ts';
import { listGiftsQuery } from '../gift-lists.queries.ts';

/** The loaded gifts of a list. A co-edited list is refetched when its window gets the focus. */
export function useListGifts(giftListId: number, sort: ListSort, isCoEdited = false) {
  const gifts = useInfiniteQuery({
    ...listGiftsQuery(giftListId, sort),
    placeholderData: keepPreviousData,
    ...(isCoEdited && { refetchOnWindowFocus: 'always', staleTime: 0 }),
  });
  return { gifts, items: gifts.data && allItems(gifts.data) };
}
