import type { ListSort } from '@tuckaway/contract/gifts/gift-lists';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { allItems } from '../../../lib/queries/cursor-paging.ts';
import { listGiftsQuery } from '../gift-lists.queries.ts';

/** The gifts of a list, as far as they are loaded. One that others change, too, is read again on coming back to it. */
export function useListGifts(giftListId: number, sort: ListSort, isCoEdited = false) {
  const gifts = useInfiniteQuery({
    ...listGiftsQuery(giftListId, sort),
    placeholderData: keepPreviousData,
    ...(isCoEdited && { refetchOnWindowFocus: 'always', staleTime: 0 }),
  });
  return { gifts, items: gifts.data && allItems(gifts.data) };
}
