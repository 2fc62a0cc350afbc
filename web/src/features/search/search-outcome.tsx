import type { SearchResult } from '@tuckaway/contract/search/search';
import type { ReactNode } from 'react';
import { messageFor } from '../../lib/api/error-messages.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ClosestMatches } from './closest-matches.tsx';
import { ResultSections } from './result-sections.tsx';
import { SearchStatus } from './search-status.tsx';
import { UnknownFilters } from './unknown-filters.tsx';
import type { Search } from './use-result-pages.ts';

interface SearchOutcomeProps {
  query: string;
  search: Search<SearchResult>;
  onClearFilters: () => void;
  /** Content above the results or the empty state: the understood filters. */
  understood: (first: SearchResult) => ReactNode;
}

/** Results where the search was made: on the browse screen itself. */
export function SearchOutcome({ query, search, onClearFilters, understood }: SearchOutcomeProps) {
  const failure = (error: Error) => (
    <ErrorState
      message={`Search failed: ${messageFor(error)}`}
      retryLabel="Try Again"
      retrying={search.isSearching}
      onRetry={search.retry}
    />
  );
  return (
    <SearchStatus search={search} failure={failure}>
      {({ first, gifts, lists }) => (
        <>
          <UnknownFilters values={first.unknownFilters} onClear={onClearFilters} />
          {gifts.items.length + lists.items.length === 0 ? (
            <>
              {understood(first)}
              <div role="status">
                <EmptyState
                  drawing="search"
                  title={query ? `No results found for "${query}"` : 'No results found'}
                  text="Try different keywords or browse categories below"
                />
              </div>
            </>
          ) : (
            <>
              {query && <h2 className="mb-6 text-2xl wrap-anywhere">Search Results for "{query}"</h2>}
              {understood(first)}
              <ResultSections gifts={gifts} lists={lists} source="search" noteOf={(gift) => gift.reason} />
            </>
          )}
          <ClosestMatches gifts={first.closestGifts} lists={first.otherLists} source="search" />
        </>
      )}
    </SearchStatus>
  );
}
