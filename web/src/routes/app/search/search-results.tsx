import { MASTER_SHORTCUTS } from '@tuckaway/contract/search/search';
import { useState } from 'react';
import { useLocation, useSearchParams, type MetaArgs } from 'react-router';
import { FinderResults } from '../../../features/finder/finder-results.tsx';
import { personIdIn, readFinderParams } from '../../../features/finder/finder-steps.ts';
import { useFinderPerson } from '../../../features/finder/use-finder-person.ts';
import { FilterBar, FiltersToggle } from '../../../features/search/filter-bar.tsx';
import { ResultsPageContent } from '../../../features/search/results-page-content.tsx';
import {
  NO_FILTERS,
  hasFilters,
  isSearch,
  readSearchParams,
  writeSearchParams,
  type SearchParams,
} from '../../../features/search/search-params.ts';
import { searchSource } from '../../../features/search/search.queries.ts';
import { UnderstoodChips } from '../../../features/search/understood-chips.tsx';
import { useResultPages } from '../../../features/search/use-result-pages.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

export const meta = ({ location }: MetaArgs) => {
  const query = new URLSearchParams(location.search).get('query')?.trim();
  return [pageTitle(query ? `Search Results for "${query}"` : 'Search Results')];
};

export default function SearchResultsPage() {
  const [urlParams] = useSearchParams();
  const initialQuery = (useLocation().state as { initialQuery?: string } | null)?.initialQuery?.trim() ?? '';
  const choices = readFinderParams(urlParams);
  const inUrl = readSearchParams(urlParams);
  const [filtersShown, setFiltersShown] = useState(() => hasFilters(inUrl.filters));
  const params = { ...inUrl, query: inUrl.query || initialQuery };
  const person = useFinderPerson(choices && personIdIn(urlParams));
  const lead = choices ? finderLead(person?.name) : leadOf(params);
  return (
    <>
      <PageHeader
        title="Search Results"
        lead={lead && <span className="wrap-anywhere">{lead}</span>}
        actions={<FiltersToggle isShown={filtersShown} onToggle={() => setFiltersShown(!filtersShown)} />}
      />
      {choices ? (
        <FinderResults
          choices={choices}
          person={person}
          filters={params.filters}
          filtersShown={filtersShown}
        />
      ) : (
        <Results params={params} filtersShown={filtersShown} />
      )}
    </>
  );
}

const finderLead = (name: string | undefined) =>
  name ? `For ${name}, the best matches first.` : 'From the gift finder, the best matches first.';

const leadOf = ({ query, category }: SearchParams) =>
  query ? `“${query}”` : MASTER_SHORTCUTS.find(({ slug }) => slug === category)?.label;

function Results({ params, filtersShown }: { params: SearchParams; filtersShown: boolean }) {
  const [, setUrlParams] = useSearchParams();
  const search = useResultPages(searchSource(params));
  const go = (next: SearchParams) => setUrlParams(writeSearchParams(next), { preventScrollReset: true });
  return (
    <>
      <FilterBar
        applied={params.filters}
        isShown={filtersShown}
        onApply={(filters) => go({ ...params, filters })}
      />
      {isSearch(params) ? (
        <ResultsPageContent
          search={search}
          onClearFilters={() => go({ ...params, filters: NO_FILTERS })}
          noteOf={(gift) => gift.reason}
          understood={(result) => (
            <UnderstoodChips
              reading={result}
              query={params.query}
              asTyped={params.asTyped}
              addressOf={(query, asTyped) =>
                paths.searchResults(writeSearchParams({ ...params, query, asTyped }))
              }
            />
          )}
        />
      ) : (
        <EmptyState
          drawing="search"
          title="Search Results"
          text="Enter a search term to find gifts and gift lists."
        />
      )}
    </>
  );
}
