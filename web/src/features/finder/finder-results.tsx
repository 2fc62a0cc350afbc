import { FINDER_STEPS } from '@tuckaway/content/finder-choices';
import type { FinderChoices, FinderResult } from '@tuckaway/contract/search';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CardGridSkeleton } from '../../ui/skeleton.tsx';
import { SavableGiftCard } from '../saved-gifts/savable-gift-card.tsx';
import { ResultSection } from '../search/result-sections.tsx';
import { countText, finderQuery } from '../search/search.queries.ts';
import { choiceLabel, finderParams } from './finder-steps.ts';

/** What the gift finder ends in: its choices as chips, then the gifts, best first, each with its reason. */
export function FinderResults({ choices }: { choices: FinderChoices }) {
  const { data, error, isFetching, refetch } = useQuery(finderQuery(choices));
  return (
    <>
      <ChoiceChips choices={choices} />
      {data ? (
        <Found result={data} choices={choices} />
      ) : error ? (
        <ErrorState
          title="Search Error"
          message={error.message}
          retryLabel="Try Again"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardGridSkeleton label="Searching..." />
      )}
    </>
  );
}

function ChoiceChips({ choices }: { choices: FinderChoices }) {
  const navigate = useNavigate();
  const chosen = FINDER_STEPS.filter(({ id }) => choices[id]);
  if (chosen.length === 0) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <span className="text-sm font-semibold">Active filters:</span>
      {chosen.map(({ id }) => {
        const label = choiceLabel(id, choices[id]!);
        const without = paths.searchResults(finderParams({ ...choices, [id]: undefined }));
        return (
          <RemovableChip key={id} removeLabel={`Remove ${label}`} onRemove={() => void navigate(without)}>
            {label}
          </RemovableChip>
        );
      })}
    </div>
  );
}

function Found({
  result: { gifts, total, relaxed },
  choices,
}: {
  result: FinderResult;
  choices: FinderChoices;
}) {
  if (gifts.length === 0) {
    return (
      <EmptyState
        title="No results found"
        text="Take a filter away, or look around by category."
        action={<LinkButton to={paths.search}>Browse Categories</LinkButton>}
      />
    );
  }
  const letGo = relaxed.map((step) => `“${choiceLabel(step, choices[step] ?? '')}”`);
  return (
    <>
      <p role="status" className="mb-6 text-ink-soft">
        {countText(total)} results found
        {letGo.length > 0 &&
          `. Few gifts matched everything, so we let go of ${new Intl.ListFormat('en-US').format(letGo)}; the closest come first.`}
      </p>
      <ResultSection title={`Gifts (${countText(total)})`}>
        <CardGrid>
          {gifts.map((gift) => (
            <li key={gift.id}>
              <SavableGiftCard gift={gift} source="search-results" />
              <p className="mt-1 text-xs text-ink-soft">{gift.reason}</p>
            </li>
          ))}
        </CardGrid>
      </ResultSection>
    </>
  );
}
