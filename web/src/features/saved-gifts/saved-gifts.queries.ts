import { savedGifts, type SavedFilters, type SavedSort } from '@tuckaway/contract/gifts/saved-gifts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import { byCursor } from '../../lib/queries/cursor-paging.ts';

export interface SavedGiftsFilter extends SavedFilters {
  query: string;
  /** Only gifts that the user created. */
  mine: boolean;
  sort: SavedSort;
  /** With `tagId`: also gifts that are in none of the user's lists. */
  unsaved?: boolean;
}

// The first page is small, to be shown early. The next are large, because a change refetches all of them.
const NEXT_PAGES_LIMIT = 240;

export const savedGiftsQuery = (userId: number, filter: SavedGiftsFilter) =>
  infiniteQueryOptions({
    queryKey: [...KEYS.savedGifts, filter],
    queryFn: ({ pageParam, signal }) =>
      api(
        savedGifts.list,
        {
          query: {
            ...filter,
            userId,
            mine: filter.mine ? 'true' : 'false',
            unsaved: filter.unsaved ? 'true' : undefined,
            cursor: pageParam,
            ...(pageParam !== undefined && { limit: NEXT_PAGES_LIMIT }),
          },
        },
        { signal },
      ),
    ...byCursor,
  });

export const savedShopsQuery = queryOptions({
  queryKey: [...KEYS.savedGifts, 'shops'],
  queryFn: ({ signal }) => api(savedGifts.shops, {}, { signal }),
});
