import { COUNT_CAP, search, type FinderChoices, type SearchResult } from '@tuckaway/contract/search';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/paging.ts';
import { RETRY } from '../../lib/retry.ts';
import { isSearch, type SearchParams } from './search-params.ts';

const SEARCH_STALE_MS = 2 * 60_000;

export const searchQuery = (params: SearchParams) =>
  infiniteQueryOptions({
    queryKey: ['search', params],
    queryFn: ({ pageParam, signal }) => {
      const { query, filters, category } = params;
      const input = { ...filters, query: query || undefined, category, cursor: pageParam };
      return api(search.all, { query: input }, { retry: RETRY.read, signal });
    },
    ...byCursor,
    enabled: isSearch(params),
    placeholderData: keepPreviousData,
    staleTime: SEARCH_STALE_MS,
    retry: false,
  });

export const finderQuery = (choices: FinderChoices) =>
  queryOptions({
    queryKey: ['search', 'finder', choices],
    queryFn: ({ signal }) => api(search.finder, { query: choices }, { retry: RETRY.read, signal }),
    staleTime: SEARCH_STALE_MS,
    retry: false,
  });

/** All pages as one result: totals come with the first. */
export function wholeResult(data: { pages: SearchResult[] } | undefined): SearchResult | undefined {
  const [first] = data?.pages ?? [];
  return first && { ...first, gifts: data!.pages.flatMap((page) => page.gifts) };
}

/** Counting stops at the cap; beyond it the number says so. */
export const countText = (count: number) => (count >= COUNT_CAP ? `${COUNT_CAP}+` : String(count));
