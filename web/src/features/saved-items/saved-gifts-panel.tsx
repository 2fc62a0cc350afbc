import type { SavedGift } from '@tuckaway/contract/saved-gifts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { CardGridSkeleton } from '../../ui/skeleton.tsx';
import { VirtualCardGrid } from '../../ui/virtual-card-grid.tsx';
import { paths } from '../../lib/paths.ts';
import { useCreateDialogs } from '../create/create-dialogs.tsx';
import { GiftCard } from '../gifts/gift-card.tsx';
import { NothingMatches } from './nothing-matches.tsx';
import type { useSavedItems } from './use-saved-items.ts';

export interface SavedGiftsPanelProps {
  gifts: ReturnType<typeof useSavedItems>['gifts'];
  total: number;
  query: string;
  mine: boolean;
  onClearSearch: () => void;
}

const EAGER_CARDS = 6;

export function SavedGiftsPanel({ gifts, total, query, mine, onClearSearch }: SavedGiftsPanelProps) {
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
    return mine ? <NoneCreated /> : <NoneSaved />;
  }
  return (
    <>
      <VirtualCardGrid
        label="Saved gifts"
        items={saved}
        total={total}
        keyOf={({ gift }) => gift.id}
        renderCard={({ gift }, index) => <GiftCard gift={gift} source="saved" eager={index < EAGER_CARDS} />}
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

function NoneCreated() {
  const { openCreateGift } = useCreateDialogs();
  return (
    <EmptyState
      title="No gifts created by you yet"
      text="Start creating your own custom gifts to see them here."
      action={
        <Button onClick={() => openCreateGift()}>
          <PlusIcon /> Create Gift
        </Button>
      }
    />
  );
}
