import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../inputs/button.tsx';

export interface LoadMoreProps {
  hasMore: boolean;
  loading: boolean;
  /** Whether the last attempt failed: then it waits for a press. */
  failed?: boolean;
  onLoadMore: () => void;
  label?: string;
  /** Whether it loads when scrolled near, or only by its button. */
  loadsOnScroll?: boolean | undefined;
}

// Distance at which it loads, so large that steady scrolling does not have to wait.
const LOAD_AHEAD = '800px';

/** End of an incomplete list: loads more when scrolled near, or by its button. */
export function LoadMore({
  hasMore,
  loading,
  failed = false,
  onLoadMore,
  label = 'Show more',
  loadsOnScroll = true,
}: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onLoadMore);
  const isWaiting = loadsOnScroll && hasMore && !loading && !failed;

  useEffect(() => {
    if (!isWaiting || !end.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadMore(),
      { rootMargin: LOAD_AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting]);

  if (!hasMore) return null;
  return (
    <div ref={end} className="mt-10 grid justify-items-center gap-3">
      {failed && (
        <p role="alert" className="text-sm text-ink-soft">
          The rest could not be loaded.
        </p>
      )}
      <Button variant="secondary" loading={loading} loadingText="Loading..." onClick={onLoadMore}>
        {failed ? 'Try again' : label}
      </Button>
    </div>
  );
}

interface LoadNextPageProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  loadsOnScroll?: boolean;
}

/** LoadMore for the next page of an infinite query. */
export const LoadNextPage = ({ query, loadsOnScroll }: LoadNextPageProps) => (
  <LoadMore
    hasMore={query.hasNextPage}
    loading={query.isFetchingNextPage}
    failed={query.isFetchNextPageError}
    onLoadMore={() => void query.fetchNextPage()}
    loadsOnScroll={loadsOnScroll}
  />
);
