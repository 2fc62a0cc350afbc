import { categories, type Category, type MasterCategory } from '@tuckaway/contract/gifts/categories';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { byCursor } from '../../lib/queries/cursor-paging.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import { RETRY } from '../../lib/api/retry.ts';

const CATEGORIES_STALE_MS = 10 * 60_000;
const CATEGORY_LISTS_STALE_MS = 5 * 60_000;

const ENDPOINT_OF = {
  Occasion: categories.occasions,
  Interest: categories.interests,
  Relationship: categories.relationships,
} as const;

export const categoriesQuery = (master: MasterCategory) =>
  queryOptions({
    queryKey: [...KEYS.categories, master],
    queryFn: async ({ signal }): Promise<Category[]> => {
      const found: unknown = await api(ENDPOINT_OF[master], {}, { retry: RETRY.browsing, signal });
      return Array.isArray(found) ? (found as Category[]) : [];
    },
    staleTime: CATEGORIES_STALE_MS,
  });

export const categoryQuery = (categoryId: number) =>
  queryOptions({
    queryKey: [...KEYS.categories, 'one', categoryId],
    queryFn: ({ signal }) =>
      api(categories.get, { params: { categoryId } }, { retry: RETRY.browsing, signal }),
    staleTime: CATEGORIES_STALE_MS,
  });

export const categoryListsQuery = (categoryId: number) =>
  infiniteQueryOptions({
    queryKey: [...KEYS.categories, 'gift-lists', categoryId],
    queryFn: ({ pageParam, signal }) =>
      api(
        categories.giftLists,
        { params: { categoryId }, query: { cursor: pageParam } },
        { retry: RETRY.browsing, signal },
      ),
    ...byCursor,
    staleTime: CATEGORY_LISTS_STALE_MS,
  });
