import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FinderInvitation } from './finder-invitation.tsx';
import { ALL_OCCASIONS, publicListsQuery } from './gift-lists.queries.ts';
import { PagedGiftLists } from './paged-gift-lists.tsx';

/** The end of the second row on phones, the end of the first on a tablet. */
const INVITATION_AT = 3;

export interface PublicListsProps {
  occasion: string;
  onShowAll: () => void;
}

export function PublicLists({ occasion, onShowAll }: PublicListsProps) {
  return (
    <PagedGiftLists
      lists={useInfiniteQuery(publicListsQuery(occasion))}
      source="home"
      guest={{ at: INVITATION_AT, card: <FinderInvitation /> }}
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
