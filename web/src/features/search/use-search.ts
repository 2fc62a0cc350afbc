import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isSearch, type SearchParams } from './search-params.ts';
import { searchQuery, wholeResult } from './search.queries.ts';

/** A search and its state, the same on both screens that search. */
export function useSearch(params: SearchParams) {
  const found = useInfiniteQuery(searchQuery(params));
  const { fetchNextPage } = found;
  return {
    result: isSearch(params) ? wholeResult(found.data) : undefined,
    error: found.error,
    isSearching: found.isFetching && !found.isFetchingNextPage,
    /** What is on screen belongs to the search before. */
    isStale: found.isPlaceholderData,
    retry: () => void found.refetch(),
    more: {
      hasMore: found.hasNextPage,
      loading: found.isFetchingNextPage,
      failed: found.isFetchNextPageError,
      onLoadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    },
  };
}
