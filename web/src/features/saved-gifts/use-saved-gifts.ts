import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useUserId } from '../auth/auth-context.ts';
import { savedGiftsQuery, type SavedGiftsFilter } from './saved-gifts.queries.ts';

/** The user's saved gifts, filtered and sorted by the server, and their total number. */
export function useSavedGifts(filter: SavedGiftsFilter) {
  const gifts = useInfiniteQuery({
    ...savedGiftsQuery(useUserId(), filter),
    placeholderData: keepPreviousData,
  });
  const firstPage = gifts.data?.pages[0];
  return {
    gifts,
    entries: gifts.data?.pages.flatMap((page) => page.data),
    total: filter.mine ? firstPage?.totalMine : firstPage?.total,
  };
}
