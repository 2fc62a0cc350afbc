import { savedGifts, type SavedSort } from '@tuckaway/contract/saved-gifts';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/paging.ts';
import { GIFT_LISTS_KEY } from '../gift-lists/gift-lists.queries.ts';

export const SAVED_GIFTS_KEY = ['saved-gifts'] as const;

export interface SavedGiftsFilter {
  query: string;
  /** Only gifts that I created. */
  mine: boolean;
  sort: SavedSort;
}

// The first page comes quickly; the others are large, for all of them are read again after a change.
const NEXT_PAGES_LIMIT = 240;

export const savedGiftsQuery = (userId: number, { query, mine, sort }: SavedGiftsFilter) =>
  infiniteQueryOptions({
    queryKey: [...SAVED_GIFTS_KEY, { query, mine, sort }],
    queryFn: ({ pageParam, signal }) =>
      api(
        savedGifts.list,
        {
          query: {
            userId,
            query,
            mine: mine ? 'true' : 'false',
            sort,
            cursor: pageParam,
            ...(pageParam !== undefined && { limit: NEXT_PAGES_LIMIT }),
          },
        },
        { signal },
      ),
    ...byCursor,
  });

/** After anything that puts gifts into lists or takes them out. */
export function refreshSaved(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: SAVED_GIFTS_KEY }),
    queryClient.invalidateQueries({
      queryKey: GIFT_LISTS_KEY,
      // Curated lists do not change with what I save.
      predicate: ({ queryKey }) => queryKey[1] !== 'public',
    }),
  ]);
}
