import type { SavedGift } from '@tuckaway/contract/saved-gifts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { NothingMatches } from '../../ui/nothing-matches.tsx';
import { CardGridSkeleton } from '../../ui/skeleton.tsx';
import { VirtualCardGrid } from '../../ui/virtual-card-grid.tsx';
import { SavableGiftCard } from './savable-gift-card.tsx';
import type { useSavedGifts } from './use-saved-gifts.ts';

interface SavedGiftsPanelProps {
  gifts: ReturnType<typeof useSavedGifts>['gifts'];
  total: number;
  query: string;
  mine: boolean;
  onClearSearch: () => void;
  /** What to do where I have created none. */
  createAction: ReactNode;
}

const EAGER_CARDS = 6;

export function SavedGiftsPanel({
  gifts,
  total,
  query,
  mine,
  onClearSearch,
  createAction,
}: SavedGiftsPanelProps) {
  if (gifts.isPending) return <CardGridSkeleton label="Loading your saved gifts..." />;
  if (!gifts.data) {
    return (
      <ErrorState
        message="Your saved gifts could not be loaded. Please try again."
        retrying={gifts.isRefetching}
        onRetry={() => void gifts.refetch()}
      />
    );
  }
  const saved: SavedGift[] = gifts.data.pages.flatMap((page) => page.data);
  if (saved.length === 0) {
    if (query) return <NothingMatches what="saved gifts" query={query} onClear={onClearSearch} />;
    return mine ? <NoneCreated action={createAction} /> : <NoneSaved />;
  }
  return (
    <>
      <VirtualCardGrid
        label="Saved gifts"
        items={saved}
        total={total}
        keyOf={({ gift }) => gift.id}
        renderCard={({ gift }, index) => (
          <SavableGiftCard gift={gift} source="saved" eager={index < EAGER_CARDS} />
        )}
      />
      <LoadMore
        hasMore={gifts.hasNextPage}
        loading={gifts.isFetchingNextPage}
        failed={gifts.isFetchNextPageError}
        onLoadMore={() => void gifts.fetchNextPage()}
      />
    </>
  );
}

function NoneSaved() {
  return (
    <EmptyState
      title="No saved gifts yet"
      text="Save gifts you love to see them here."
      action={<LinkButton to={paths.app}>Discover Gift Lists</LinkButton>}
    />
  );
}

function NoneCreated({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      title="No gifts created by you yet"
      text="Start creating your own custom gifts to see them here."
      action={action}
    />
  );
}
