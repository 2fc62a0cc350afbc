import { QUERY_MAX } from '@tuckaway/contract/search';
import { useState } from 'react';
import { useLocation, useSearchParams, type MetaArgs } from 'react-router';
import { FinderResults } from '../../features/finder/finder-results.tsx';
import { readFinderParams } from '../../features/finder/finder-steps.ts';
import { FilterBar, FiltersToggle } from '../../features/search/filter-bar.tsx';
import { ResultsPageOutcome } from '../../features/search/results-page-outcome.tsx';
import {
  NO_FILTERS,
  hasFilters,
  isSearch,
  readSearchParams,
  writeSearchParams,
  type SearchParams,
} from '../../features/search/search-params.ts';
import { useSearch } from '../../features/search/use-search.ts';
import { pageTitle } from '../../lib/meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

const MASTER_LEAD = {
  'all-occasions': 'All Occasions',
  'all-interests': 'All Interests',
  'all-relationships': 'All Relationships',
} as const;

export const meta = ({ location }: MetaArgs) => {
  const query = new URLSearchParams(location.search).get('query')?.trim();
  return [pageTitle(query ? `Search Results for "${query}"` : 'Search Results')];
};

export default function SearchResultsPage() {
  const [urlParams] = useSearchParams();
  const told = (useLocation().state as { initialQuery?: string } | null)?.initialQuery?.trim() ?? '';
  const choices = readFinderParams(urlParams);
  if (choices) {
    return (
      <>
        <PageHeader title="Search Results" lead="From the gift finder, the best matches first." />
        <FinderResults choices={choices} />
      </>
    );
  }
  const inUrl = readSearchParams(urlParams);
  return <Results params={{ ...inUrl, query: inUrl.query || told }} />;
}

function Results({ params }: { params: SearchParams }) {
  const [, setUrlParams] = useSearchParams();
  const [filtersShown, setFiltersShown] = useState(() => hasFilters(params.filters));
  const isTooLong = [...params.query].length > QUERY_MAX;
  const search = useSearch(isTooLong ? { query: '', filters: NO_FILTERS } : params);
  const go = (next: SearchParams) => setUrlParams(writeSearchParams(next), { preventScrollReset: true });
  const lead = params.query ? `“${params.query}”` : params.category && MASTER_LEAD[params.category];
  return (
    <>
      <PageHeader
        title="Search Results"
        lead={lead && <span className="wrap-anywhere">{lead}</span>}
        actions={<FiltersToggle isShown={filtersShown} onToggle={() => setFiltersShown(!filtersShown)} />}
      />
      <FilterBar
        applied={params.filters}
        isShown={filtersShown}
        onApply={(filters) => go({ ...params, filters })}
      />
      {isTooLong ? (
        <EmptyState title="Search Error" text={`A search can have at most ${QUERY_MAX} characters.`} />
      ) : isSearch(params) ? (
        <ResultsPageOutcome search={search} onClearFilters={() => go({ ...params, filters: NO_FILTERS })} />
      ) : (
        <EmptyState title="Search Results" text="Enter a search term to find gifts and gift lists." />
      )}
    </>
  );
}
