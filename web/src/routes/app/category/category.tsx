import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useParams, type MetaArgs } from 'react-router';
import { categoryListsQuery, categoryQuery } from '../../../features/categories/categories.queries.ts';
import { PagedGiftLists } from '../../../features/gift-lists/paged-gift-lists.tsx';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { parseId } from '../../../lib/navigation/route-ids.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { BackLink } from '../../../ui/layout/back.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

const DEFAULT_NAME = 'Category';

/** Navigation state from the clicked card. */
interface CategoryState {
  categoryName?: string;
  masterCategory?: string;
}

export const meta = ({ location }: MetaArgs) => [
  pageTitle((location.state as CategoryState | null)?.categoryName ?? DEFAULT_NAME),
];

export default function CategoryPage() {
  const categoryId = parseId(useParams()['categoryId']);
  return categoryId === undefined ? (
    <NoSuchCategory />
  ) : (
    <CategoryScreen key={categoryId} categoryId={categoryId} />
  );
}

function CategoryScreen({ categoryId }: { categoryId: number }) {
  const linkState = useLocation().state as CategoryState | null;
  const { data: category, error } = useQuery(categoryQuery(categoryId));
  if (hasStatus(error, 404)) return <NoSuchCategory />;
  const name = category?.name ?? linkState?.categoryName ?? DEFAULT_NAME;
  const master = category?.masterCategory ?? linkState?.masterCategory;
  return (
    <>
      <PageHeader
        title={name}
        lead={master ? `${master} • Gift Lists` : 'Gift Lists'}
        back={<BackToSearch />}
      />
      <CategoryLists categoryId={categoryId} name={name} />
    </>
  );
}

function CategoryLists({ categoryId, name }: { categoryId: number; name: string }) {
  return (
    <PagedGiftLists
      lists={useInfiniteQuery(categoryListsQuery(categoryId))}
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

/** Always leads to Search, also if the category was opened from another page or by its address. */
const BackToSearch = () => <BackLink to={paths.search} text="Back" />;

function NoSuchCategory() {
  return (
    <>
      <PageHeader title={DEFAULT_NAME} back={<BackToSearch />} />
      <EmptyState
        title="Category not found"
        text="This address names no category of ours."
        action={<LinkButton to={paths.search}>Browse Categories</LinkButton>}
      />
    </>
  );
}
