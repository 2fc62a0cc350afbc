import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import type { FinderResult } from '@tuckaway/contract/search/search';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { byCursor } from '../../lib/queries/cursor-paging.ts';
import type { LoadMoreProps } from '../../ui/feedback/load-more.tsx';

const SEARCH_STALE_MS = 2 * 60_000;

interface ListPage {
  data: GiftList[];
  nextCursor: string | null;
}

/** Source of result pages: the search, or the gift finder. */
export interface ResultSource<Page extends FinderResult> {
  key: readonly unknown[];
  enabled?: boolean;
  /** Why the search is not sent. */
  problem?: string | undefined;
  readPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>;
  readLists: (cursor: string, signal: AbortSignal) => Promise<ListPage>;
}

/** Loaded results of one kind. */
export interface Results<Item> {
  items: Item[];
  total: number;
  more: LoadMoreProps;
}

/** Loads result pages. Each has gifts; lists beyond those of the first page are loaded on demand. */
export function useResultPages<Page extends FinderResult>(source: ResultSource<Page>) {
  const { key, problem } = source;
  const enabled = source.enabled !== false && problem === undefined;
  const found = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }) => withDefaults(await source.readPage(pageParam, signal)),
    ...byCursor,
    staleTime: SEARCH_STALE_MS,
    enabled,
    placeholderData: keepPreviousData,
  });
  const first = enabled ? found.data?.pages[0] : undefined;
  const listCursor = first?.nextListCursor ?? '';
  const moreLists = useInfiniteQuery({
    queryKey: [...key, 'more lists', listCursor],
    queryFn: ({ pageParam, signal }) => source.readLists(pageParam, signal),
    staleTime: SEARCH_STALE_MS,
    initialPageParam: listCursor,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: false,
  });
  const giftsMore = loadMoreProps(found, found.hasNextPage);
  const listsMore = loadMoreProps(moreLists, moreLists.data ? moreLists.hasNextPage : listCursor !== '');
  const gifts = found.data?.pages.flatMap((page) => page.gifts) ?? [];
  const lists = [...(first?.giftLists ?? []), ...(moreLists.data?.pages.flatMap((page) => page.data) ?? [])];
  return {
    result: first && {
      first,
      gifts: resultsOf<Page['gifts'][number]>(gifts, first.giftTotal, giftsMore),
      lists: resultsOf(lists, first.giftListTotal, listsMore),
    },
    problem,
    error: found.error,
    isSearching: found.isFetching && !found.isFetchingNextPage,
    /** Whether the results are those of the previous query. */
    isStale: found.isPlaceholderData,
    retry: () => void found.refetch(),
  };
}

export type SearchState<Page extends FinderResult> = ReturnType<typeof useResultPages<Page>>;

/** A response may have gifts alone or lists alone: the other kind, and counts and cursors, then get their defaults. */
function withDefaults<Page extends FinderResult>(page: Page | undefined): Page {
  const { gifts = [], giftLists = [] } = page ?? {};
  const defaults: FinderResult = {
    gifts,
    giftLists,
    giftTotal: gifts.length,
    giftListTotal: giftLists.length,
    closestGifts: [],
    otherLists: [],
    unknownFilters: [],
    nextCursor: null,
    nextListCursor: null,
  };
  return { ...defaults, ...page } as Page;
}

interface PagedQuery {
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  isLoadingError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

function loadMoreProps(query: PagedQuery, hasMore: boolean): LoadMoreProps {
  return {
    hasMore,
    loading: query.isFetchingNextPage,
    failed: query.isFetchNextPageError || query.isLoadingError,
    onLoadMore: () => void query.fetchNextPage(),
  };
}

/** Results of one kind. Once all are loaded, the total is their number. */
const resultsOf = <Item>(items: Item[], total: number, more: LoadMoreProps): Results<Item> => ({
  items,
  more,
  total: more.hasMore ? total : items.length,
});
