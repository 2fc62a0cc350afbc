import { useQuery } from '@tanstack/react-query';
import { NewTagForm } from '../../../features/tags/tag-form.tsx';
import { TagList } from '../../../features/tags/tag-list.tsx';
import { tagsQuery } from '../../../features/tags/tags.queries.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageWithForm } from '../../../ui/layout/page-with-form.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeleton.tsx';

export const meta = () => [pageTitle('Tags')];

export default function TagsPage() {
  return (
    <PageWithForm
      title="Tags"
      lead="Manage and organize your tags"
      createLabel="Create Tag"
      form={NewTagForm}
    >
      <Tags />
    </PageWithForm>
  );
}

function Tags() {
  const { data, isPending, isRefetching, refetch } = useQuery(tagsQuery);
  if (data?.length === 0) {
    return (
      <EmptyState drawing="tags" title="No tags yet" text="Create your first tag using the button above" />
    );
  }
  if (data) return <TagList tags={data} />;
  if (isPending) return <RowsSkeleton label="Loading tags..." />;
  return <ErrorState message="Failed to load tags" retrying={isRefetching} onRetry={() => void refetch()} />;
}
