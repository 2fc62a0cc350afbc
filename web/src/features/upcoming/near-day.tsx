import { dateText, daysLeftText, leapDayText } from '@tuckaway/domain/days/day-words';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import { paths } from '../../lib/navigation/paths.ts';
import { Avatar } from '../../ui/graphics/avatar.tsx';
import { Link } from 'react-router';
import { ReadinessTag } from '../recipient-days/readiness-tag.tsx';
import { giftsText, readyText, type DayGroup } from './day-groups.ts';
import { DateLeaf } from './date-leaf.tsx';
import { NextStepButton } from './next-step-button.tsx';

interface NearDayProps {
  group: DayGroup;
  today: string;
}

/** A near day in large form, with the next step for each of its people. */
export function NearDay({ group, today }: NearDayProps) {
  const { on, title, people, daysLeft } = group;
  const leapDay = leapDayText(people[0]!);
  return (
    <article className="rounded-lg border bg-card p-4 sm:p-5">
      <header className="flex items-center gap-4">
        <DateLeaf on={on} />
        <div className="min-w-0 grow">
          <h3 className="text-xl leading-snug whole-words">{title}</h3>
          <p className="text-sm text-ink-soft">
            <span className="font-semibold text-ink first-letter:uppercase">{daysLeftText(daysLeft)}</span>
            {' · '}
            <time dateTime={on}>{dateText(on, today)}</time>
            {leapDay && ` · ${leapDay}`}
            {people.length > 1 && ` · ${readyText(people)}`}
          </p>
        </div>
      </header>
      <ul aria-label={title} className="mt-3 divide-y border-t">
        {people.map((upcoming) => (
          <li key={upcoming.day.id}>
            <PersonOfDay upcoming={upcoming} today={today} />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** One person on a day. */
export function PersonOfDay({ upcoming, today }: { upcoming: DayOccurrence; today: string }) {
  const { recipient, gifts, readiness } = upcoming;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <Avatar name={recipient.name} className="size-9 text-xs" />
      <p className="min-w-32 grow basis-0">
        <Link
          to={paths.recipient(recipient.id)}
          className="block py-0.5 font-semibold whole-words hover:text-green"
        >
          {recipient.name}
        </Link>
        {gifts.length > 0 && (
          <span className="line-clamp-2 block text-sm whole-words text-ink-soft">{giftsText(gifts)}</span>
        )}
      </p>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        <ReadinessTag readiness={readiness} />
        <NextStepButton upcoming={upcoming} today={today} />
      </div>
    </div>
  );
}
