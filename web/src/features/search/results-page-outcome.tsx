import type { FinderResult } from '@tuckaway/contract/search/search';
import type { ReactNode } from 'react';
import { messageFor } from '../../lib/api/error-messages.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LinkButton } from '../../ui/inputs/link-button.tsx';
import { ShelfDrawing } from '../../ui/graphics/shelf-drawing.tsx';
import { ClosestMatches } from './closest-matches.tsx';
import { ResultSections, type ResultSectionsProps } from './result-sections.tsx';
import { resultsFound } from './result-total.ts';
import { SearchStatus } from './search-status.tsx';
import { UnknownFilters } from './unknown-filters.tsx';
import type { Search } from './use-result-pages.ts';

interface ResultsPageOutcomeProps<Found extends FinderResult> {
  search: Search<Found>;
  onClearFilters: () => void;
  noteOf?: ResultSectionsProps<Found['gifts'][number]>['noteOf'];
  /** Content above the results or the empty state: the understood filters. */
  understood?: (first: Found) => ReactNode;
}

/** The results screen below its filters, for searches by words and by the gift finder. */
export function ResultsPageOutcome<Found extends FinderResult>({
  search,
  onClearFilters,
  noteOf,
  understood,
}: ResultsPageOutcomeProps<Found>) {
  const failure = (error: Error) => (
    <ErrorState
      title="Search Error"
      message={messageFor(error)}
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
          {understood?.(first)}
          {gifts.items.length + lists.items.length === 0 ? (
            <NoResults />
          ) : (
            <>
              <p role="status" className="mb-6 text-ink-soft">
                {resultsFound(gifts.total + lists.total)}
              </p>
              <ResultSections
                gifts={gifts}
                lists={lists}
                source="search-results"
                {...(noteOf && { noteOf })}
              />
            </>
          )}
          <ClosestMatches gifts={first.closestGifts} lists={first.otherLists} source="search-results" />
        </>
      )}
    </SearchStatus>
  );
}

function NoResults() {
  return (
    <div role="status" className="mx-auto grid max-w-96 justify-items-center px-4 py-12 text-center">
      <ShelfDrawing className="mb-5 w-56" />
      <h2 className="text-lg">No results found</h2>
      <ul className="mt-3 grid gap-1 text-sm text-ink-soft">
        <li>Try different keywords</li>
        <li>Use more general terms</li>
        <li>Check your spelling</li>
      </ul>
      <LinkButton to={paths.search} className="mt-6">
        Browse Categories
      </LinkButton>
    </div>
  );
}
