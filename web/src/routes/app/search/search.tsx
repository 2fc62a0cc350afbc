import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { CategorySection } from '../../../features/categories/category-section.tsx';
import { FilterBar, FiltersToggle } from '../../../features/search/filter-bar.tsx';
import { SearchForm } from '../../../features/search/search-form.tsx';
import { BrowseResults } from '../../../features/search/browse-results.tsx';
import {
  NO_FILTERS,
  hasFilters,
  readSearchParams,
  writeSearchParams,
  type SearchParams,
} from '../../../features/search/search-params.ts';
import { searchSource } from '../../../features/search/search.queries.ts';
import { UnderstoodChips } from '../../../features/search/understood-chips.tsx';
import { useResultPages } from '../../../features/search/use-result-pages.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

export const meta = () => [pageTitle('Search for Gifts')];

/** Initial query from another screen. */
interface SearchState {
  initialQuery?: string;
}

export default function SearchPage() {
  const [urlParams, setUrlParams] = useSearchParams();
  const initialQuery = (useLocation().state as SearchState | null)?.initialQuery ?? '';
  const inUrl = readSearchParams(urlParams);
  const params = { ...inUrl, query: inUrl.query || initialQuery };
  const search = useResultPages(searchSource(params));
  const isShown = params.query !== '' || hasFilters(params.filters);
  const [filtersShown, setFiltersShown] = useState(() => hasFilters(params.filters));

  const go = (next: SearchParams) =>
    setUrlParams(writeSearchParams(next), { preventScrollReset: true, state: null });
  const clear = () => go({ query: '', filters: NO_FILTERS });
  const { gifts, lists } = search.result ?? {};
  const isEmpty = gifts?.items.length === 0 && lists?.items.length === 0;
  return (
    <>
      <PageHeader title="Search for Gifts" />
      <div className="mb-8 grid gap-4">
        <SearchForm
          key={params.query}
          initial={params.query}
          isSearching={search.isSearching}
          onSearch={(query) => go({ ...params, query, asTyped: undefined })}
          onClear={() => isShown && clear()}
        />
        {isShown && (
          <div>
            <FiltersToggle isShown={filtersShown} onToggle={() => setFiltersShown(!filtersShown)} />
          </div>
        )}
      </div>
      {isShown && (
        <>
          <FilterBar
            applied={params.filters}
            isShown={filtersShown}
            onApply={(filters) => go({ ...params, filters })}
          />
          <BrowseResults
            query={params.query}
            search={search}
            onClearFilters={() => go({ ...params, filters: NO_FILTERS })}
            understood={(result) => (
              <UnderstoodChips
                reading={result}
                query={params.query}
                asTyped={params.asTyped}
                addressOf={(query, asTyped) =>
                  paths.searchFor(writeSearchParams({ ...params, query, asTyped }))
                }
              />
            )}
          />
        </>
      )}
      {(!isShown || isEmpty) && <Browse />}
    </>
  );
}

function Browse() {
  return (
    <>
      <CategorySection master="Occasion" />
      <CategorySection master="Interest" />
      <CategorySection master="Relationship" />
    </>
  );
}
