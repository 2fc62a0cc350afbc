import { useEffect, useRef } from 'react';
import { Button } from '../inputs/button.tsx';

export interface LoadMoreProps {
  hasMore: boolean;
  loading: boolean;
  /** The last attempt failed: wait for a click instead of trying again and again. */
  failed?: boolean;
  onLoadMore: () => void;
  label?: string;
  /** Whether it loads when it comes near, or only when it is pressed. */
  byItself?: boolean;
}

// Far enough ahead that a person who scrolls steadily never waits.
const AHEAD = '800px';

/** End of an incomplete list: loads more when scrolled near, or by its button. */
export function LoadMore({
  hasMore,
  loading,
  failed = false,
  onLoadMore,
  label = 'Show more',
  byItself = true,
}: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const isWaiting = byItself && hasMore && !loading && !failed;

  useEffect(() => {
    if (!isWaiting || !end.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onLoadMore(),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, onLoadMore]);

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
