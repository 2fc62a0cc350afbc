import type { GiftList } from '@tuckaway/contract/gift-lists';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { allItems } from '../../lib/paging.ts';
import { Button } from '../../ui/button.tsx';
import { CARD_GRID, CardGrid } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { FinderInvitation } from './finder-invitation.tsx';
import { GiftListCard, GiftListCardSkeleton } from './gift-list-card.tsx';
import { ALL_OCCASIONS, publicListsQuery } from './gift-lists.queries.ts';

const SKELETONS = 12;
const EAGER_CARDS = 6;
/** The end of the second row on phones, the end of the first on a tablet. */
const INVITATION_AT = 3;

export interface PublicListsProps {
  occasion: string;
  onShowAll: () => void;
}

export function PublicLists({ occasion, onShowAll }: PublicListsProps) {
  const lists = useInfiniteQuery(publicListsQuery(occasion));
  const { fetchNextPage } = lists;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  if (lists.isPending) return <ListsSkeleton />;
  if (lists.data === undefined) {
    return (
      <ErrorState
        message="Error loading gift lists. Please try again."
        retrying={lists.isFetching}
        onRetry={() => void lists.refetch()}
      />
    );
  }
  const items = allItems(lists.data);
  if (items.length === 0) {
    return (
      <EmptyState
        title="No gift lists found"
        text="No gift lists found. Check back later for new gift lists."
        action={occasion !== ALL_OCCASIONS && <Button onClick={onShowAll}>Show all occasions</Button>}
      />
    );
  }
  return (
    <>
      <ListsGrid items={items} />
      <LoadMore
        hasMore={lists.hasNextPage}
        loading={lists.isFetchingNextPage}
        failed={lists.isFetchNextPageError}
        onLoadMore={loadMore}
      />
    </>
  );
}

function ListsGrid({ items }: { items: readonly GiftList[] }) {
  const cards = items.map((list, index) => (
    <li key={list.id}>
      <GiftListCard list={list} source="home" eager={index < EAGER_CARDS} />
    </li>
  ));
  cards.splice(
    INVITATION_AT,
    0,
    <li key="finder">
      <FinderInvitation />
    </li>,
  );
  return <CardGrid label="Gift lists">{cards}</CardGrid>;
}

function ListsSkeleton() {
  return (
    <div role="status" className={CARD_GRID}>
      <span className="sr-only">Loading gift lists...</span>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <GiftListCardSkeleton key={index} />
      ))}
    </div>
  );
}
