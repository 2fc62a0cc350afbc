import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TagForm } from '../../features/tags/tag-form.tsx';
import { TagList } from '../../features/tags/tag-list.tsx';
import { tagsQuery } from '../../features/tags/tags.queries.ts';
import { pageTitle } from '../../lib/meta.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';

export const meta = () => [pageTitle('Tags')];

export default function TagsPage() {
  const [isCreating, setIsCreating] = useState(false);
  const createButton = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    flushSync(() => setIsCreating(false));
    createButton.current?.focus();
  };
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Tags"
        lead="Manage and organize your tags"
        actions={
          <Button ref={createButton} aria-expanded={isCreating} onClick={() => setIsCreating(true)}>
            <PlusIcon /> Create Tag
          </Button>
        }
      />
      {isCreating && <TagForm onClose={closeForm} />}
      <Tags />
    </div>
  );
}

function Tags() {
  const { data, isPending, isRefetching, refetch } = useQuery(tagsQuery);
  if (data?.length === 0) {
    return <EmptyState title="No tags yet" text="Create your first tag using the button above" />;
  }
  if (data) return <TagList tags={data} />;
  if (isPending) return <RowsSkeleton label="Loading tags..." />;
  return <ErrorState message="Failed to load tags" retrying={isRefetching} onRetry={() => void refetch()} />;
}
