import { isRouteErrorResponse } from 'react-router';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ShelfDrawing } from '../../../ui/graphics/shelf-drawing.tsx';
import { POST_MISSING } from '../list/blog-texts.ts';
import { BackToBlog } from './post-header.tsx';
import { RelatedPosts } from './post-sidebar.tsx';

const NOT_FOUND_STATUS = 404;

export function PostLoading() {
  return (
    <div className="page pt-5 pb-20">
      <div role="status" className="mx-auto mt-16 grid max-w-[52rem] justify-items-center gap-5">
        <span className="sr-only">Loading article...</span>
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-5 w-3/4" />
      </div>
      <Skeleton className="mx-auto mt-12 aspect-[1200/630] max-w-[64rem] rounded-lg" />
      <div className="mx-auto mt-14 max-w-prose">
        <RelatedPosts posts={undefined} />
      </div>
    </div>
  );
}

/** Error state by the thrown error: a missing post differs from a failed load. */
export function PostFailure({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === NOT_FOUND_STATUS) return <PostNotFound />;
  return <PostProblem title="Error Loading Post" message="Failed to load blog post" />;
}

function PostNotFound() {
  return <PostProblem title="Post Not Found" message={POST_MISSING} />;
}

export function PostProblem({ title, message }: { title: string; message: string }) {
  return (
    <div role="alert" className="page grid justify-items-center py-20 text-center">
      <ShelfDrawing className="mb-6 w-56" />
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3 mb-7 max-w-prose text-ink-soft">{message}</p>
      <BackToBlog variant="primary" />
    </div>
  );
}
