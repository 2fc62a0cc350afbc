import {
  savedGifts,
  type GiftSource,
  type PriceBand,
  type SavedSort,
} from '@tuckaway/contract/gifts/saved-gifts';
import type { GiftStatus } from '@tuckaway/contract/people/recipient-gifts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import { byCursor } from '../../lib/queries/cursor-paging.ts';

/** Filters; all set ones must match. */
export interface SavedFilters {
  recipientId?: number | undefined;
  tagId?: number | undefined;
  status?: GiftStatus | undefined;
  giftListId?: number | undefined;
  price?: PriceBand | undefined;
  source?: GiftSource | undefined;
  shop?: string | undefined;
}

export interface SavedGiftsFilter extends SavedFilters {
  query: string;
  /** Only gifts that I created. */
  mine: boolean;
  sort: SavedSort;
  /** With a tag: also gifts that are in none of my lists. */
  unsaved?: boolean;
}

// The first page comes quickly; the others are large, for all of them are read again after a change.
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
