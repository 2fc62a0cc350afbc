import { dateText, leapDayText, upcomingText } from '@tuckaway/contract/days/day-words';
import type { UpcomingDay } from '@tuckaway/contract/recipient-days';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadinessTag } from '../recipient-days/readiness-tag.tsx';
import { NextStepButton } from './next-step-button.tsx';

interface UpcomingEntryProps {
  upcoming: UpcomingDay;
  today: string;
}

/** 'Kettle', 'Kettle and 2 more'; nothing where nothing is tucked away. */
function giftsText([first, ...others]: UpcomingDay['gifts']): string | undefined {
  if (first === undefined) return undefined;
  return others.length === 0 ? first.title : `${first.title} and ${others.length} more`;
}

/** One day of one person in a list by month. */
export function UpcomingEntry({ upcoming, today }: UpcomingEntryProps) {
  const { recipient, day, on, readiness, gifts } = upcoming;
  const leapDay = leapDayText(upcoming);
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Avatar name={recipient.name} className="max-sm:self-start" />
      <div className="min-w-56 grow basis-0">
        <h3 className="text-lg leading-snug">
          <Link to={paths.recipient(recipient.id)} className="whole-words hover:text-green">
            {recipient.name}
          </Link>
        </h3>
        <p className="whole-words first-letter:uppercase">{upcomingText(day, upcoming)}</p>
        <p className="text-sm text-ink-soft">
          <time dateTime={on}>{dateText(on, today)}</time>
          {leapDay && ` · ${leapDay}`}
        </p>
        {gifts.length > 0 && <p className="text-sm whole-words text-ink-soft">{giftsText(gifts)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:basis-full max-sm:pl-15">
        <ReadinessTag readiness={readiness} />
        <NextStepButton upcoming={upcoming} today={today} />
      </div>
    </article>
  );
}

/** The same, as a card on the home screen; all are equally high, whatever they hold. */
export function UpcomingCard({ upcoming, today }: UpcomingEntryProps) {
  const { recipient, day, readiness, gifts } = upcoming;
  return (
    <article className="flex h-56 flex-col md:h-52 rounded-lg border bg-card p-4">
      <div className="flex items-center gap-3">
        <Avatar name={recipient.name} className="size-10 text-sm" />
        <h3 className="min-w-0 text-lg leading-snug">
          <Link to={paths.recipient(recipient.id)} className="line-clamp-1 whole-words hover:text-green">
            {recipient.name}
          </Link>
        </h3>
      </div>
      <p className="mt-2 line-clamp-2 text-sm whole-words first-letter:uppercase">
        {upcomingText(day, upcoming)}
      </p>
      <p className="line-clamp-1 text-sm whole-words text-ink-soft">{giftsText(gifts)}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
        <ReadinessTag readiness={readiness} />
        <NextStepButton upcoming={upcoming} today={today} />
      </div>
    </article>
  );
}
