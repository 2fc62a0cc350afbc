import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { BlogHeader } from './blog-header.tsx';
import { BlogSkeleton } from './blog-skeleton.tsx';

export function BlogLoading() {
  return (
    <div className="page pb-20">
      <BlogHeader />
      <div className="lg:mr-[20.5rem]">
        <BlogSkeleton />
      </div>
    </div>
  );
}

export function BlogError({ message = 'Failed to load blog content' }: { message?: string }) {
  return (
    <div className="page py-16">
      <ErrorState
        title="Error Loading Blog"
        message={message}
        retryLabel="Try Again"
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
