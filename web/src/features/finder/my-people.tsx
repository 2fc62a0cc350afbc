import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ChipButton } from '../../ui/chip.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { nextDaysQuery } from '../recipient-days/recipient-days.queries.ts';
import { recipientsQuery } from '../recipients/recipients.queries.ts';
import type { FinderSelections } from './finder-steps.ts';
import { choicesFor } from './person-choices.ts';

/** One's own people above the choices of the first step; picking one fills in what is known of them. */
export function MyPeople({ onPick }: { onPick: (selections: FinderSelections) => void }) {
  const labelId = useId();
  const { data: people = [] } = useQuery(recipientsQuery(useUserId()));
  const { data: nextDays } = useQuery(nextDaysQuery);
  if (people.length === 0) return null;
  return (
    <div role="group" aria-labelledby={labelId} className="border-b pb-5">
      <p id={labelId} className="mb-2 text-sm font-semibold text-ink-soft">
        Your people
      </p>
      <div className="-m-1 flex max-h-32 flex-wrap gap-2 overflow-y-auto p-1">
        {people.map((recipient) => (
          <ChipButton
            key={recipient.id}
            pressed={false}
            onPress={() => onPick(choicesFor(recipient, nextDays?.get(recipient.id)))}
          >
            <span className="truncate">{recipient.name}</span>
          </ChipButton>
        ))}
      </div>
    </div>
  );
}
