import { dayOfYearText, dayTitle } from '@tuckaway/domain/days/day-words';
import type { Circle } from '@tuckaway/contract/sharing/circles';
import { failureText } from '../../lib/api/refusal-text.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { useSaveDay } from '../recipient-days/use-day-changes.ts';
import type { CircleRecipient } from './circles.queries.ts';

type Day = Circle['days'][number];

/** Sizes and days that the others noted. */
export function CircleFacts({ recipient, circle }: { recipient: CircleRecipient; circle: Circle }) {
  const { sizes, days } = circle;
  if (sizes.length === 0 && days.length === 0) return null;
  return (
    <ul aria-label="Noted by the others" className="grid gap-2">
      {sizes.map(({ addedBy, text }) => (
        <li key={addedBy} className="max-w-prose whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">Sizes:</span> {text} <AddedBy name={addedBy} />
        </li>
      ))}
      {days.map((day) => (
        <li key={JSON.stringify(day)}>
          <SharedDay recipientId={recipient.id} day={day} />
        </li>
      ))}
    </ul>
  );
}

function SharedDay({ recipientId, day: { addedBy, ...day } }: { recipientId: number; day: Day }) {
  const save = useSaveDay();
  const title = dayTitle(day);
  const date = dateOf(day);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{title}</span>
        {date && `, ${date}`} <AddedBy name={addedBy} />
      </span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Add ${title} to my days`}
        loading={save.isPending}
        onClick={() => save.mutate({ recipientId, dayId: undefined, body: { ...day, remind: null } })}
      >
        Add to my days
      </Button>
      {save.isError && (
        <InlineError className="basis-full">
          {failureText(save.error, 'Failed to save the day. Please try again.')}
        </InlineError>
      )}
    </div>
  );
}

function dateOf({ month, day, year }: Omit<Day, 'addedBy'>): string | undefined {
  return month !== null && day !== null ? dayOfYearText({ month, day, year }) : undefined;
}

const AddedBy = ({ name }: { name: string }) => (
  <span className="text-sm text-ink-soft">added by {name}</span>
);
