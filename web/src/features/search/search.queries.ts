import { QUERY_MAX } from '@tuckaway/domain/limits';
import {
  search,
  type FinderChoices,
  type FinderResult,
  type SearchResult,
} from '@tuckaway/contract/search/search';
import { api, type CallOptions } from '../../lib/api/api.ts';
import { RETRY } from '../../lib/api/retry.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import { isSearch, type FilterSelection, type SearchParams } from './search-params.ts';
import type { ResultSource } from './use-result-pages.ts';

const readOptions = (signal: AbortSignal): CallOptions => ({ retry: RETRY.browsing, signal });

export function searchSource(params: SearchParams): ResultSource<SearchResult> {
  const { query, filters, category, asTyped } = params;
  const request = {
    ...filters,
    query: query || undefined,
    category,
    asTyped: query ? asTyped : undefined,
  };
  return {
    key: [...KEYS.search, params],
    enabled: isSearch(params),
    problem: [...query].length > QUERY_MAX ? `A search can have at most ${QUERY_MAX} characters.` : undefined,
    readPage: (cursor, signal) => api(search.all, { query: { ...request, cursor } }, readOptions(signal)),
    readLists: (cursor, signal) =>
      api(search.giftLists, { query: { ...request, cursor } }, readOptions(signal)),
  };
}

export function finderSource(choices: FinderChoices, filters: FilterSelection): ResultSource<FinderResult> {
  const fetchPage = (cursors: { cursor?: string | undefined; listCursor?: string }, signal: AbortSignal) =>
    api(search.finder, { query: { ...choices, ...filters, ...cursors } }, readOptions(signal));
  return {
    key: [...KEYS.search, 'finder', choices, filters],
    readPage: (cursor, signal) => fetchPage({ cursor }, signal),
    readLists: async (listCursor, signal) => {
      const { giftLists, nextListCursor } = await fetchPage({ listCursor }, signal);
      return { data: giftLists, nextCursor: nextListCursor };
    },
  };
}
