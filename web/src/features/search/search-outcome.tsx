import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { CardGridSkeleton } from '../../ui/skeleton.tsx';
import { ResultSections } from './result-sections.tsx';
import { UnknownFilters } from './unknown-filters.tsx';
import type { useSearch } from './use-search.ts';

export interface SearchOutcomeProps {
  query: string;
  search: ReturnType<typeof useSearch>;
  onClearFilters: () => void;
}

/** Results where the search was made: on the browse screen itself. */
export function SearchOutcome({ query, search, onClearFilters }: SearchOutcomeProps) {
  const { result, error, isSearching, isStale, retry, more } = search;
  if (error && (!result || isStale)) {
    return (
      <ErrorState
        message={`Search failed: ${error.message}`}
        retryLabel="Try Again"
        retrying={isSearching}
        onRetry={retry}
      />
    );
  }
  if (!result) return <CardGridSkeleton label="Searching..." />;
  const isEmpty = result.gifts.length === 0 && result.giftLists.length === 0;
  return (
    <div aria-busy={isStale} className={cx('mb-12 transition-opacity', isStale && 'opacity-60')}>
      <UnknownFilters values={result.unknownFilters} onClear={onClearFilters} />
      {isEmpty ? (
        <div role="status">
          <EmptyState
            title={query ? `No results found for "${query}"` : 'No results found'}
            text="Try different keywords or browse categories below"
          />
        </div>
      ) : (
        <>
          {query && <h2 className="mb-6 text-2xl wrap-anywhere">Search Results for "{query}"</h2>}
          <ResultSections result={result} source="search" />
          <LoadMore {...more} />
        </>
      )}
    </div>
  );
}
