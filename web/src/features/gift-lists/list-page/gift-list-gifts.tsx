import type { Gift } from '@tuckaway/contract/gifts/gifts';
import type { ReactNode } from 'react';
import { CARD_GRID, CardGrid } from '../../../ui/layout/card-grid.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadNextPage } from '../../../ui/feedback/load-more.tsx';
import { GiftCardSkeleton } from '../../gifts/gift-card.tsx';
import type { useListGifts } from './use-list-gifts.ts';

const SKELETONS = 12;
const EAGER_CARDS = 6;

interface GiftListGiftsProps {
  list: ReturnType<typeof useListGifts>;
  /** A gift's card, with its actions; `eager` in the first rows. */
  card: (gift: Gift, eager: boolean) => ReactNode;
  /** Actions of the owner in an empty list. */
  emptyAction?: ReactNode;
}

export function GiftListGifts({ list: { gifts, items }, card, emptyAction }: GiftListGiftsProps) {
  if (gifts.isPending) return <GiftsSkeleton />;
  if (items === undefined) {
    return (
      <ErrorState
        message="The gifts of this list could not be loaded. Please try again."
        retrying={gifts.isFetching}
        onRetry={() => void gifts.refetch()}
      />
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        title="No gifts in this list"
        text="This gift list doesn't have any gifts yet."
        action={emptyAction}
      />
    );
  }
  return (
    <>
      <CardGrid label="Gifts">
        {items.map((gift, index) => (
          <li key={gift.id}>{card(gift, index < EAGER_CARDS)}</li>
        ))}
      </CardGrid>
      <LoadNextPage query={gifts} />
    </>
  );
}

export function GiftsSkeleton() {
  return (
    <div role="status" className={CARD_GRID}>
      <span className="sr-only">Loading gifts...</span>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <GiftCardSkeleton key={index} />
      ))}
    </div>
  );
}
