import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { allItems } from '../../lib/paging.ts';
import { paths } from '../../lib/paths.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { CardGridSkeleton } from '../../ui/skeleton.tsx';
import { GiftListCard } from '../gift-lists/gift-list-card.tsx';
import { categoryListsQuery } from './categories.queries.ts';

const EAGER_CARDS = 6;

export function CategoryLists({ categoryId, name }: { categoryId: number; name: string }) {
  const lists = useInfiniteQuery(categoryListsQuery(categoryId));
  const { fetchNextPage } = lists;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  if (lists.isPending) return <CardGridSkeleton label="Loading gift lists..." />;
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
        text={`No gift lists found for ${name}. Check back later for new gift lists.`}
        action={<LinkButton to={paths.search}>Browse Categories</LinkButton>}
      />
    );
  }
  return (
    <>
      <CardGrid label="Gift lists">
        {items.map((list, index) => (
          <li key={list.id}>
            <GiftListCard list={list} source="category" eager={index < EAGER_CARDS} />
          </li>
        ))}
      </CardGrid>
      <LoadMore
        hasMore={lists.hasNextPage}
        loading={lists.isFetchingNextPage}
        failed={lists.isFetchNextPageError}
        onLoadMore={loadMore}
      />
    </>
  );
}
