import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { ShelfDrawing } from '../../ui/shelf-drawing.tsx';
import { CardGridSkeleton } from '../../ui/skeleton.tsx';
import { ResultSections } from './result-sections.tsx';
import { countText } from './search.queries.ts';
import { UnknownFilters } from './unknown-filters.tsx';
import type { useSearch } from './use-search.ts';

export interface ResultsPageOutcomeProps {
  search: ReturnType<typeof useSearch>;
  onClearFilters: () => void;
}

export function ResultsPageOutcome({ search, onClearFilters }: ResultsPageOutcomeProps) {
  const { result, error, isSearching, isStale, retry, more } = search;
  if (error && (!result || isStale)) {
    return (
      <ErrorState
        title="Search Error"
        message={error.message}
        retryLabel="Try Again"
        retrying={isSearching}
        onRetry={retry}
      />
    );
  }
  if (!result) return <CardGridSkeleton label="Searching..." />;
  const total = result.giftTotal + result.giftListTotal;
  return (
    <div aria-busy={isStale} className={cx('transition-opacity', isStale && 'opacity-60')}>
      <UnknownFilters values={result.unknownFilters} onClear={onClearFilters} />
      {total === 0 ? (
        <NoResults />
      ) : (
        <>
          <p role="status" className="mb-6 text-ink-soft">
            {countText(total)} results found
          </p>
          <ResultSections result={result} source="search-results" />
          <LoadMore {...more} />
        </>
      )}
    </div>
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
