import { FINDER_STEPS } from '@tuckaway/content/search/finder-steps';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import type { FinderChoices } from '@tuckaway/contract/search/search';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { FilterBar } from '../search/filter-bar.tsx';
import { ResultsPageContent } from '../search/results-page-content.tsx';
import { NO_FILTERS, writeSearchParams, type FilterSelection } from '../search/search-params.ts';
import { finderSource } from '../search/search.queries.ts';
import { useResultPages } from '../search/use-result-pages.ts';
import { choiceLabel, finderParams } from './finder-steps.ts';
import { TuckAwayFor } from './tuck-away-for.tsx';

interface FinderResultsProps {
  choices: FinderChoices;
  /** The recipient, if one of the user's people was chosen. */
  person: Recipient | undefined;
  filters: FilterSelection;
  filtersShown: boolean;
}

/** Results of the gift finder: its choices as chips beside the filters, then lists and gifts, best first. */
export function FinderResults({ choices, person, filters, filtersShown }: FinderResultsProps) {
  const navigate = useNavigate();
  const search = useResultPages(finderSource({ ...choices, recipientId: person?.id }, filters));
  const go = (nextChoices: FinderChoices, nextFilters: FilterSelection) =>
    void navigate(
      paths.searchResults({
        ...finderParams(nextChoices, person?.id),
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
      <ResultsPageContent
        search={search}
        onClearFilters={() => go(choices, NO_FILTERS)}
        noteOf={(gift) => (
          <>
            {gift.reason && <p>{gift.reason}</p>}
            {person && <TuckAwayFor gift={gift} person={person} />}
          </>
        )}
      />
    </>
  );
}
