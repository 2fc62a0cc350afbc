import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { CardGridSkeleton } from '../../ui/feedback/skeleton.tsx';

interface SearchStatusProps<Result> {
  search: { result: Result | undefined; error: Error | null; isStale: boolean };
  /** The way this screen tells that a search failed. */
  failure: (error: Error) => ReactNode;
  children: (result: Result) => ReactNode;
}

/** Searching, failed, or the results; previous results are dimmed until the next ones arrive. */
export function SearchStatus<Result>({ search, failure, children }: SearchStatusProps<Result>) {
  const { result, error, isStale } = search;
  if (error && (!result || isStale)) return failure(error);
  if (!result) return <CardGridSkeleton label="Searching..." />;
  return (
    <div aria-busy={isStale} className={cx('mb-12 transition-opacity', isStale && 'opacity-60')}>
      {children(result)}
    </div>
  );
}
