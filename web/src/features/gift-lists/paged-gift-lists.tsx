import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback, type CSSProperties, type ReactNode } from 'react';
import { allItems } from '../../lib/queries/cursor-paging.ts';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { GiftListCard, GiftListCardSkeleton, LIST_CARD_ITEM } from './gift-list-card.tsx';
import { listName } from './gift-lists.queries.ts';
import { rowNameStyles } from './list-name-size.ts';

const SKELETONS = 12;
const EAGER_CARDS = 6;

interface PagedGiftListsProps {
  lists: UseInfiniteQueryResult<InfiniteData<{ data: GiftList[]; nextCursor: string | null }>>;
  /** The screen that shows the lists; passed to the list's page. */
  source: string;
  empty: ReactNode;
  /** A card of another kind among the lists. */
  guest?: { at: number; name: string; card: (nameStyle: CSSProperties | undefined) => ReactNode };
}

/** A grid of lists that goes on as one scrolls: loading, failed, empty, full. */
export function PagedGiftLists({ lists, source, empty, guest }: PagedGiftListsProps) {
  const { fetchNextPage } = lists;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const items = lists.data ? allItems(lists.data) : [];
  const names = items.map(listName);
  if (guest) names.splice(guest.at, 0, guest.name);
  const nameStyles = rowNameStyles(names);
  const guestStyle = guest && nameStyles.splice(guest.at, 1)[0];
  const cards = lists.isPending
    ? skeletons()
    : items.map((list, index) => (
        <li key={list.id} className={LIST_CARD_ITEM}>
          <GiftListCard
            list={list}
            source={source}
            eager={index < EAGER_CARDS}
            nameStyle={nameStyles[index]}
          />
        </li>
      ));
  if (guest)
    cards.splice(
      guest.at,
      0,
      <li key="guest" className={LIST_CARD_ITEM}>
        {guest.card(guestStyle)}
      </li>,
    );
  return (
    <>
      {lists.isPending && (
        <span role="status" className="sr-only">
          Loading gift lists...
        </span>
      )}
      {lists.isError && !lists.data && (
        <ErrorState
          message="Error loading gift lists. Please try again."
          retrying={lists.isFetching}
          onRetry={() => void lists.refetch()}
        />
      )}
      {lists.data && items.length === 0 && empty}
      {/* Also where there is no list, so that the guest can be reached. */}
      {cards.length > 0 && <CardGrid {...(items.length > 0 && { label: 'Gift lists' })}>{cards}</CardGrid>}
      <LoadMore
        hasMore={lists.hasNextPage}
        loading={lists.isFetchingNextPage}
        failed={lists.isFetchNextPageError}
        onLoadMore={loadMore}
      />
    </>
  );
}

/** String keys, which cannot clash with list ids: React would reuse the skeleton's element for that list's card. */
const skeletons = () =>
  Array.from({ length: SKELETONS }, (_, index) => (
    <li key={`skeleton ${index}`} aria-hidden="true" className="row-span-3">
      <GiftListCardSkeleton />
    </li>
  ));
