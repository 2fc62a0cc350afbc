import { useInfiniteQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ALL_OCCASIONS, publicListsQuery } from './gift-lists.queries.ts';
import { PagedGiftLists } from './paged-gift-lists.tsx';

/** The end of the second row on phones, the end of the first on a tablet. */
const GUEST_AT = 3;

interface PagedGuest {
  name: string;
  card: (nameStyle: CSSProperties | undefined) => ReactNode;
}

interface PublicListsProps {
  occasion: string;
  onShowAll: () => void;
  /** A card of another kind among the lists. */
  guest: PagedGuest;
}

export function PublicLists({ occasion, onShowAll, guest }: PublicListsProps) {
  return (
    <PagedGiftLists
      lists={useInfiniteQuery(publicListsQuery(occasion))}
      source="home"
      guest={{ at: GUEST_AT, ...guest }}
      empty={
        <EmptyState
          title="No gift lists found"
          text="No gift lists found. Check back later for new gift lists."
          action={occasion !== ALL_OCCASIONS && <Button onClick={onShowAll}>Show all occasions</Button>}
        />
      }
    />
  );
}
