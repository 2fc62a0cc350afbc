import type { SearchResult } from '@tuckaway/contract/search/search';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListAndGiftResults } from './list-and-gift-results.tsx';
import { SearchFrame } from './search-frame.tsx';
import type { SearchState } from './use-result-pages.ts';

interface BrowseResultsProps {
  query: string;
  search: SearchState<SearchResult>;
  onClearFilters: () => void;
  /** Content above the results or the empty state: the understood filters. */
  understood: (first: SearchResult) => ReactNode;
}

/** Results on the browse screen. */
export function BrowseResults({ query, search, onClearFilters, understood }: BrowseResultsProps) {
  return (
    <SearchFrame
      search={search}
      failure={(reason) => ({ message: `Search failed: ${reason}` })}
      onClearFilters={onClearFilters}
    >
      {({ first, gifts, lists, isEmpty }) =>
        isEmpty ? (
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
            <ListAndGiftResults gifts={gifts} lists={lists} noteOf={(gift) => gift.reason} />
          </>
        )
      }
    </SearchFrame>
  );
}
