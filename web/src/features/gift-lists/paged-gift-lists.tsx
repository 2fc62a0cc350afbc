import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { allItems } from '../../lib/queries/cursor-paging.ts';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadNextPage } from '../../ui/feedback/load-more.tsx';
import { GiftListCard, GiftListCardSkeleton, LIST_CARD_ITEM } from './gift-list-card.tsx';
import { listName } from './gift-lists.queries.ts';
import { rowNameStyles } from './list-name-size.ts';

const SKELETONS = 12;
const EAGER_CARDS = 6;

interface PagedGiftListsProps {
  lists: UseInfiniteQueryResult<InfiniteData<{ data: GiftList[]; nextCursor: string | null }>>;
  empty: ReactNode;
  /** A card of another kind, inserted among the lists. */
  insertedCard?: { at: number; name: string; card: (nameStyle: CSSProperties | undefined) => ReactNode };
}

/** Grid of lists with infinite scrolling and its loading, failed and empty states. */
export function PagedGiftLists({ lists, empty, insertedCard }: PagedGiftListsProps) {
  const items = lists.data ? allItems(lists.data) : [];
  const names = items.map(listName);
  if (insertedCard) names.splice(insertedCard.at, 0, insertedCard.name);
  const nameStyles = rowNameStyles(names);
  const insertedCardStyle = insertedCard && nameStyles.splice(insertedCard.at, 1)[0];
  const cards = lists.isPending
    ? skeletons()
    : items.map((list, index) => (
        <li key={list.id} className={LIST_CARD_ITEM}>
          <GiftListCard
            list={list}

            eager={index < EAGER_CARDS}
            nameStyle={nameStyles[index]}
          />
        </li>
      ));
  if (insertedCard)
    cards.splice(
      insertedCard.at,
      0,
      <li key="inserted" className={LIST_CARD_ITEM}>
        {insertedCard.card(insertedCardStyle)}
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
      {/* Also without lists, so that the inserted card is shown. */}
      {cards.length > 0 && <CardGrid {...(items.length > 0 && { label: 'Gift lists' })}>{cards}</CardGrid>}
      <LoadNextPage query={lists} />
    </>
  );
}

/** Placeholders. Their keys are strings, because React would reuse the element of a number for the list with that id. */
const skeletons = () =>
  Array.from({ length: SKELETONS }, (_, index) => (
    <li key={`skeleton ${index}`} aria-hidden="true" className="row-span-3">
      <GiftListCardSkeleton />
    </li>
  ));
