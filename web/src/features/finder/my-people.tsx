import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Avatar } from '../../ui/graphics/avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { ChevronDownIcon } from '../../ui/graphics/icons.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { nextDaysQuery, type NextDays } from '../recipient-days/recipient-days.queries.ts';
import { recipientsQuery } from '../recipients/recipients.queries.ts';

/** With the button for the rest, this fills two rows on a phone. */
const SHOWN = 7;

interface MyPeopleProps {
  chosenId: number | undefined;
  onPick: (recipient: Recipient, next: DayOccurrence | undefined) => void;
}

/** The user's own people above the options of the first step, the one with the nearest day first. */
export function MyPeople({ chosenId, onPick }: MyPeopleProps) {
  const labelId = useId();
  const { data: people = [] } = useQuery(recipientsQuery(useUserId()));
  const { data: nextDays } = useQuery(nextDaysQuery);
  const [isOpen, setOpen] = useState(false);
  if (people.length === 0) return null;
  const sorted = byNextDay(people, nextDays);
  const rest = sorted.length > SHOWN + 1 ? sorted.length - SHOWN : 0;
  const shown = isOpen || rest === 0 ? sorted : sorted.slice(0, SHOWN);
  return (
    <div role="group" aria-labelledby={labelId} className="border-b pb-4">
      <p id={labelId} className="mb-1 text-sm font-semibold text-ink-soft">
        Your people
      </p>
      <div className="grid grid-cols-4 gap-x-1 sm:grid-cols-8">
        {shown.map((recipient) => (
          <button
            key={recipient.id}
            type="button"
            aria-pressed={recipient.id === chosenId}
            onClick={() => onPick(recipient, nextDays?.get(recipient.id))}
            className={cx(PERSON, 'aria-pressed:bg-purple-wash aria-pressed:text-purple')}
          >
            <Avatar name={recipient.name} className="size-12" />
            <span className="line-clamp-2 w-full text-center leading-snug text-balance wrap-anywhere">
              {recipient.name}
            </span>
          </button>
        ))}
        {rest > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className={cx(PERSON, 'text-green')}
          >
            <span className="grid size-12 place-items-center rounded-full bg-paper-sunk text-lg">
              <ChevronDownIcon className={cx('transition-transform', isOpen && 'rotate-180')} />
            </span>
            {isOpen ? 'Fewer' : `${rest} more`}
          </button>
        )}
      </div>
    </div>
  );
}

const PERSON =
  'flex min-w-0 flex-col items-center gap-1 rounded-lg px-1 py-2 text-sm font-medium hover:bg-paper-sunk focus-visible:rounded-lg';

const NO_DAY = '9999';
const byNextDay = (people: readonly Recipient[], nextDays: NextDays | undefined): Recipient[] =>
  people.toSorted((a, b) => {
    const [dayA, dayB] = [a, b].map(({ id }) => nextDays?.get(id)?.on ?? NO_DAY) as [string, string];
    return dayA < dayB ? -1 : dayA > dayB ? 1 : 0;
  });
