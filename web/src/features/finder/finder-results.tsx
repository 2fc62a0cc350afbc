import { FINDER_STEPS } from '@tuckaway/content/finder-choices';
import type { FinderChoices, FinderResult } from '@tuckaway/contract/search';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { FilterBar } from '../search/filter-bar.tsx';
import { ResultsPageOutcome } from '../search/results-page-outcome.tsx';
import { NO_FILTERS, writeSearchParams, type FilterSelection } from '../search/search-params.ts';
import { finderSource } from '../search/search.queries.ts';
import { useResultPages } from '../search/use-result-pages.ts';
import { choiceLabel, finderParams } from './finder-steps.ts';

interface FinderResultsProps {
  choices: FinderChoices;
  filters: FilterSelection;
  filtersShown: boolean;
}

/** What the gift finder ends in: its choices as chips beside the filters, then lists and gifts, best first. */
export function FinderResults({ choices, filters, filtersShown }: FinderResultsProps) {
  const navigate = useNavigate();
  const search = useResultPages(finderSource(choices, filters));
  const go = (nextChoices: FinderChoices, nextFilters: FilterSelection) =>
    void navigate(
      paths.searchResults({
        ...finderParams(nextChoices),
        ...writeSearchParams({ query: '', filters: nextFilters }),
      }),
      { preventScrollReset: true },
    );
  const chosen = FINDER_STEPS.filter(({ id }) => choices[id]);
  return (
    <>
      <FilterBar
        applied={filters}
        isShown={filtersShown}
        onApply={(next) => go(choices, next)}
        onClear={() => go({}, NO_FILTERS)}
        choices={chosen.map(({ id }) => ({
          key: id,
          label: choiceLabel(id, choices[id]!),
          onRemove: () => go({ ...choices, [id]: undefined }, filters),
        }))}
      />
      <ResultsPageOutcome
        search={search}
        onClearFilters={() => go(choices, NO_FILTERS)}
        remarkOn={(first) => letGoText(first, choices)}
        noteOf={(gift) => gift.reason}
      />
    </>
  );
}

function letGoText({ relaxed = [] }: Partial<FinderResult>, choices: FinderChoices): string {
  if (relaxed.length === 0) return '';
  const letGo = relaxed.map((step) => `“${choiceLabel(step, choices[step] ?? '')}”`);
  return `. Few gifts matched everything, so we let go of ${new Intl.ListFormat('en-US').format(letGo)}; the closest come first.`;
}
