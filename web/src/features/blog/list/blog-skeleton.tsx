import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

const PLACEHOLDERS = 6;

export function BlogSkeleton() {
  return (
    <div role="status" className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
      <span className="sr-only">Loading articles...</span>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <PostCardSkeleton key={index} />
      ))}
    </div>
  );
}

function PostCardSkeleton() {
  return (
    <div data-testid="post-placeholder">
      <Skeleton className="aspect-[1200/630] rounded-lg" />
      <Skeleton className="mt-4 h-6 w-32" />
      <Skeleton className="mt-3 h-7 w-11/12" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-3/5" />
    </div>
  );
}

/** Placeholder of a compact card. */
export function CompactSkeleton() {
  return (
    <div className="grid grid-cols-[5rem_1fr] items-center gap-4">
      <Skeleton className="aspect-square rounded-md" />
      <div>
        <Skeleton className="h-5 w-full" />
        <Skeleton className="mt-2 h-4 w-2/3" />
      </div>
    </div>
  );
}
