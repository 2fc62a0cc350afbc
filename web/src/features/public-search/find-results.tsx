import { FINDER_STEPS } from '@tuckaway/content/search/finder-steps';
import { useEffect, useRef } from 'react';
import { Link, useNavigationType } from 'react-router';
import { failureText } from '../../lib/api/refusal-text.ts';
import { plural } from '../../lib/format.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { CardGridSkeleton } from '../../ui/feedback/skeleton.tsx';
import { RemovableChipLink } from '../../ui/inputs/chip-link.tsx';
import type { Shelf } from '../device-shelf/use-device-shelf.ts';
import { choiceLabel, type FinderSelections } from '../finder/finder-steps.ts';
import { UnderstoodChips } from '../search/understood-chips.tsx';
import { finderAddress, wordsAddress, type SearchRequest } from './search-request.ts';
import { ResultGroups } from './result-groups.tsx';
import { usePublicResults } from './use-public-results.ts';

const FAILED = 'We could not look through the shelves just now. Please try again in a moment.';

interface FindResultsProps {
  request: SearchRequest;
  shelf: Shelf;
}

/** The query, its results, and a link to a new search. */
export function FindResults({ request, shelf }: FindResultsProps) {
  const address =
    request.kind === 'words' ? wordsAddress(request.query, request.asTyped) : finderAddress(request.choices);
  const { results, error, more, loadMore, retry } = usePublicResults(address);
  const heading = useFocusAfterSearch(address);
  return (
    <section aria-labelledby="found" className="mt-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="found" ref={heading} tabIndex={-1} aria-live="polite" className="text-xl outline-none">
          {results ? totalText(results.giftTotal) : error ? 'Nothing to show yet' : 'Searching...'}
        </h2>
        <Link to={paths.findByFinder} className="link inline-flex min-h-11 items-center text-sm">
          {request.kind === 'words' ? 'Answer five questions instead' : 'Start over'}
        </Link>
      </div>
      {request.kind === 'finder' && <ChosenChips choices={request.choices} />}
      {request.kind === 'words' && results && (
        <UnderstoodChips
          reading={results}
          query={request.query}
          asTyped={request.asTyped}
          addressOf={wordsAddress}
        />
      )}
      {error ? (
        <ErrorState message={failureText(error, FAILED)} onRetry={retry} />
      ) : results ? (
        <ResultGroups results={results} shelf={shelf} more={more} onLoadMore={loadMore} />
      ) : (
        <CardGridSkeleton label="Searching..." />
      )}
    </section>
  );
}

const totalText = (total: number) =>
  total === 0 ? 'No gift is quite that' : `${total} ${plural(total, 'gift')} found`;

/** Moves the focus to the results if the pressed chip or option has disappeared. */
function useFocusAfterSearch(address: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (!isBack && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [address, isBack]);
  return heading;
}

function ChosenChips({ choices }: { choices: FinderSelections }) {
  const chosen = FINDER_STEPS.filter(({ id }) => choices[id] !== undefined);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Your choices" className="mb-6 flex flex-wrap gap-2">
      {chosen.map(({ id }) => {
        const label = choiceLabel(id, choices[id]!);
        const { [id]: _removed, ...others } = choices;
        return (
          <li key={id} className="max-w-full">
            <RemovableChipLink to={finderAddress(others)} removeLabel={`Remove ${label}`}>
              {label}
            </RemovableChipLink>
          </li>
        );
      })}
    </ul>
  );
}
