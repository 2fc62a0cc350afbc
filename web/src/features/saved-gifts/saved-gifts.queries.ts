import { savedGifts, type SavedSort } from '@tuckaway/contract/saved-gifts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { KEYS } from '../../lib/changes.ts';
import { byCursor } from '../../lib/paging.ts';

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
    queryKey: [...KEYS.savedGifts, { query, mine, sort }],
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
