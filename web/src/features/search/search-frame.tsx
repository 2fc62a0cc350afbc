import type { FinderResult } from '@tuckaway/contract/search/search';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { CardGridSkeleton } from '../../ui/feedback/skeleton.tsx';
import { failureText } from '../../lib/api/refusal-text.ts';
import { ClosestMatches } from './closest-matches.tsx';
import { UnknownFilters } from './unknown-filters.tsx';
import type { SearchState } from './use-result-pages.ts';

type LoadedResult<Found extends FinderResult> = NonNullable<SearchState<Found>['result']>;

interface SearchFrameProps<Found extends FinderResult> {
  search: SearchState<Found>;
  failure: (reason: string) => { title?: string; message: string };
  onClearFilters: () => void;
  children: (result: LoadedResult<Found> & { isEmpty: boolean }) => ReactNode;
}

/** States around the results of a search: loading, failed, and dimmed until the results of a changed query arrive. */
export function SearchFrame<Found extends FinderResult>({
  search,
  failure,
  onClearFilters,
  children,
}: SearchFrameProps<Found>) {
  const { result, problem, error, isStale, isSearching, retry } = search;
  if (problem) return <EmptyState drawing="search" title="Search Error" text={problem} />;
  if (error && (!result || isStale))
    return (
      <ErrorState
        {...failure(failureText(error, error.message))}
        retryLabel="Try Again"
        retrying={isSearching}
        onRetry={retry}
      />
    );
  if (!result) return <CardGridSkeleton label="Searching..." />;
  const { first, gifts, lists } = result;
  return (
    <div aria-busy={isStale} className={cx('mb-12 transition-opacity', isStale && 'opacity-60')}>
      <UnknownFilters values={first.unknownFilters} onClear={onClearFilters} />
      {children({ ...result, isEmpty: gifts.items.length + lists.items.length === 0 })}
      <ClosestMatches gifts={first.closestGifts} lists={first.otherLists} />
    </div>
  );
}
