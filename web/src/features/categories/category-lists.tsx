import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PagedGiftLists } from '../gift-lists/paged-gift-lists.tsx';
import { categoryListsQuery } from './categories.queries.ts';

export function CategoryLists({ categoryId, name }: { categoryId: number; name: string }) {
  return (
    <PagedGiftLists
      lists={useInfiniteQuery(categoryListsQuery(categoryId))}
      source="category"
      empty={
        <EmptyState
          title="No gift lists found"
          text={`No gift lists found for ${name}. Check back later for new gift lists.`}
          action={<LinkButton to={paths.search}>Browse Categories</LinkButton>}
        />
      }
    />
  );
}
