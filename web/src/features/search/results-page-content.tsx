import type { FinderResult } from '@tuckaway/contract/search/search';
import type { ReactNode } from 'react';
import { plural } from '../../lib/format.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { LinkButton } from '../../ui/inputs/link-button.tsx';
import { ShelfDrawing } from '../../ui/graphics/shelf-drawing.tsx';
import { ListAndGiftResults, type ListAndGiftResultsProps } from './list-and-gift-results.tsx';
import { SearchFrame } from './search-frame.tsx';
import type { SearchState } from './use-result-pages.ts';

interface ResultsPageContentProps<Found extends FinderResult> {
  search: SearchState<Found>;
  onClearFilters: () => void;
  noteOf?: ListAndGiftResultsProps<Found['gifts'][number]>['noteOf'];
  /** Content above the results or the empty state: the understood filters. */
  understood?: (first: Found) => ReactNode;
}

/** Content of the results screen, for the search and the gift finder. */
export function ResultsPageContent<Found extends FinderResult>({
  search,
  onClearFilters,
  noteOf,
  understood,
}: ResultsPageContentProps<Found>) {
  return (
    <SearchFrame
      search={search}
      failure={(reason) => ({ title: 'Search Error', message: reason })}
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
              <ListAndGiftResults gifts={gifts} lists={lists} {...(noteOf && { noteOf })} />
            </>
          )}
        </>
      )}
    </SearchFrame>
  );
}

/** '12 results found', '1 result found' */
const resultsFound = (total: number) => `${total} ${plural(total, 'result')} found`;

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
