import { useInfiniteQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ALL_OCCASIONS, publicListsQuery } from './gift-lists.queries.ts';
import { PagedGiftLists } from './paged-gift-lists.tsx';

/** Index of the inserted card: the end of the second row on phones, and of the first on tablets. */
const INSERTED_AT = 3;

interface InsertedCard {
  name: string;
  card: (nameStyle: CSSProperties | undefined) => ReactNode;
}

interface PublicListsProps {
  occasion: string;
  onShowAll: () => void;
  /** A card of another kind, inserted among the lists. */
  insertedCard: InsertedCard;
}

export function PublicLists({ occasion, onShowAll, insertedCard }: PublicListsProps) {
  return (
    <PagedGiftLists
      lists={useInfiniteQuery(publicListsQuery(occasion))}
      insertedCard={{ at: INSERTED_AT, ...insertedCard }}
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
