import type { FinderResult } from '@tuckaway/contract/search/search';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { LinkButton } from '../../ui/inputs/link-button.tsx';
import { ShelfDrawing } from '../../ui/graphics/shelf-drawing.tsx';
import { ResultSections, type ResultSectionsProps } from './result-sections.tsx';
import { resultsFound } from './result-total.ts';
import { SearchFrame } from './search-frame.tsx';
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
  return (
    <SearchFrame
      search={search}
      failure={(reason) => ({ title: 'Search Error', message: reason })}
      source="search-results"
      onClearFilters={onClearFilters}
    >
      {({ first, gifts, lists, isEmpty }) => (
        <>
          {understood?.(first)}
          {isEmpty ? (
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
        </>
      )}
    </SearchFrame>
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
