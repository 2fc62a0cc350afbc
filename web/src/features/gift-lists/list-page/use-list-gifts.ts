import type { ListSort } from '@tuckaway/contract/gifts/gift-lists';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { allItems } from '../../../lib/queries/cursor-paging.ts';
import { listGiftsQuery } from '../gift-lists.queries.ts';

/** The gifts of a list, as far as they are loaded. */
export function useListGifts(giftListId: number, sort: ListSort) {
  const gifts = useInfiniteQuery({
    ...listGiftsQuery(giftListId, sort),
    placeholderData: keepPreviousData,
  });
  return { gifts, items: gifts.data && allItems(gifts.data) };
}
