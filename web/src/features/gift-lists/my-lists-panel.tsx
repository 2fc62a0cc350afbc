import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import type { ReactNode } from 'react';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { CardGridSkeleton } from '../../ui/feedback/skeleton.tsx';
import { GiftListCard, LIST_CARD_ITEM } from './gift-list-card.tsx';
import { listName } from './gift-lists.queries.ts';
import { rowNameStyles } from './list-name-size.ts';
import { NothingMatches } from '../../ui/feedback/nothing-matches.tsx';
import type { useMyLists } from './use-my-lists.ts';

interface MyListsPanelProps {
  lists: ReturnType<typeof useMyLists>['lists'];
  shown: readonly GiftList[];
  query: string;
  onClearSearch: () => void;
  /** Action of the empty state. */
  createAction: ReactNode;
}

export function MyListsPanel({ lists, shown, query, onClearSearch, createAction }: MyListsPanelProps) {
  if (lists.isPending) return <CardGridSkeleton count={6} label="Loading your gift lists..." />;
  if (!lists.data) {
    return (
      <ErrorState
        message="Error loading gift lists. Please try again."
        retrying={lists.isRefetching}
        onRetry={() => void lists.refetch()}
      />
    );
  }
  if (shown.length === 0) {
    return query ? (
      <NothingMatches items="gift lists" query={query} onClear={onClearSearch} />
    ) : (
      <NoOwnLists action={createAction} />
    );
  }
  const nameStyles = rowNameStyles(shown.map(listName));
  return (
    <CardGrid label="Your gift lists">
      {shown.map((list, index) => (
        <li key={list.id} className={LIST_CARD_ITEM}>
          <GiftListCard list={list} nameStyle={nameStyles[index]} />
        </li>
      ))}
    </CardGrid>
  );
}

function NoOwnLists({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      title="No gift lists created by you yet"
      text="Create your own gift lists to see them here."
      action={action}
    />
  );
}
