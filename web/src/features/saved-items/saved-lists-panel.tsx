import type { GiftList } from '@tuckaway/contract/gift-lists';
import { Button } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListPlusIcon } from '../../ui/icons.tsx';
import { CardGridSkeleton } from '../../ui/skeleton.tsx';
import { useCreateDialogs } from '../create/create-dialogs.tsx';
import { GiftListCard } from '../gift-lists/gift-list-card.tsx';
import { NothingMatches } from './nothing-matches.tsx';
import type { useSavedItems } from './use-saved-items.ts';

export interface SavedListsPanelProps {
  lists: ReturnType<typeof useSavedItems>['lists'];
  shown: readonly GiftList[];
  query: string;
  onClearSearch: () => void;
}

export function SavedListsPanel({ lists, shown, query, onClearSearch }: SavedListsPanelProps) {
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
      <NothingMatches what="gift lists" query={query} onClear={onClearSearch} />
    ) : (
      <NoneCreated />
    );
  }
  return (
    <CardGrid label="Your gift lists">
      {shown.map((list) => (
        <li key={list.id}>
          <GiftListCard list={list} source="saved" />
        </li>
      ))}
    </CardGrid>
  );
}

function NoneCreated() {
  const { openCreateGiftList } = useCreateDialogs();
  return (
    <EmptyState
      title="No gift lists created by you yet"
      text="Create your own gift lists to see them here."
      action={
        <Button onClick={() => openCreateGiftList()}>
          <ListPlusIcon /> Create Gift List
        </Button>
      }
    />
  );
}
