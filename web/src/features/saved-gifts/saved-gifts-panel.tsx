import type { SavedGift } from '@tuckaway/contract/gifts/saved-gifts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LinkButton } from '../../ui/inputs/link-button.tsx';
import { LoadNextPage } from '../../ui/feedback/load-more.tsx';
import { CardGridSkeleton } from '../../ui/feedback/skeleton.tsx';
import { VirtualCardGrid } from '../../ui/layout/virtual-card-grid.tsx';
import type { useSavedGifts } from './use-saved-gifts.ts';

interface SavedGiftsPanelProps extends Pick<ReturnType<typeof useSavedGifts>, 'gifts' | 'entries'> {
  total: number;
  label: string;
  card: (entry: SavedGift, eager: boolean) => ReactNode;
  /** Empty state: nothing is saved, or nothing matches. */
  empty: ReactNode;
}

const EAGER_CARDS = 6;

export function SavedGiftsPanel({ gifts, entries, total, label, card, empty }: SavedGiftsPanelProps) {
  if (gifts.isPending) return <CardGridSkeleton label="Loading your saved gifts..." />;
  if (!entries) {
    return (
      <ErrorState
        message="Your saved gifts could not be loaded. Please try again."
        retrying={gifts.isRefetching}
        onRetry={() => void gifts.refetch()}
      />
    );
  }
  if (entries.length === 0) return empty;
  return (
    <>
      <VirtualCardGrid
        label={label}
        items={entries}
        total={total}
        keyOf={({ gift }) => gift.id}
        renderCard={(entry, index) => card(entry, index < EAGER_CARDS)}
      />
      <LoadNextPage query={gifts} />
    </>
  );
}

export function NoSavedGifts() {
  return (
    <EmptyState
      title="No saved gifts yet"
      text="Save gifts you love to see them here."
      action={<LinkButton to={paths.app}>Discover Gift Lists</LinkButton>}
    />
  );
}

export function NoOwnGifts({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      title="No gifts created by you yet"
      text="Start creating your own custom gifts to see them here."
      action={action}
    />
  );
}
