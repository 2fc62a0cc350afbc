import { partsOf } from '@tuckaway/domain/days/calendar-date';
import { daysLeftText } from '@tuckaway/domain/days/day-words';
import { monthName } from '@tuckaway/domain/month-names';
import { paths } from '../../lib/navigation/paths.ts';
import { ChevronDownIcon } from '../../ui/graphics/icons.tsx';
import { Link } from 'react-router';
import { ReadinessTag } from '../recipient-days/readiness-tag.tsx';
import { readyText, type DayGroup } from './day-groups.ts';
import { PersonOfDay } from './near-day.tsx';

interface LaterDayProps {
  group: DayGroup;
  today: string;
}

const ROW = 'flex min-h-11 items-center gap-x-3 gap-y-1 rounded-md px-2 py-1.5 hover:bg-paper-sunk';

/** A distant day in one line; if several people share it, it expands to show them. */
export function LaterDay({ group, today }: LaterDayProps) {
  const { people, title, on } = group;
  const [first] = people;
  const text = (
    <>
      <time dateTime={on} className="tabular w-16 shrink-0 text-sm text-ink-soft">
        {shortDate(on)}
      </time>
      <span className="min-w-0 grow whole-words">
        {title} <span className="text-sm text-ink-soft max-sm:hidden">{daysLeftText(group.daysLeft)}</span>
      </span>
    </>
  );
  if (people.length === 1 && first) {
    return (
      <Link to={paths.recipient(first.recipient.id)} className={`${ROW} -mx-2 hover:text-green`}>
        {text}
        {first.day.holiday !== null && (
          <span className="shrink-0 text-sm text-ink-soft">{first.recipient.name}</span>
        )}
        <span className="shrink-0 whitespace-nowrap">
          <ReadinessTag readiness={first.readiness} />
        </span>
      </Link>
    );
  }
  return (
    <details className="group/day -mx-2">
      <summary className={`${ROW} cursor-pointer list-none`}>
        {text}
        <span className="shrink-0 text-sm text-ink-soft">{readyText(people)}</span>
        <ChevronDownIcon className="shrink-0 text-ink-soft transition-transform group-open/day:rotate-180" />
      </summary>
      <ul aria-label={title} className="divide-y px-2 pl-6">
        {people.map((upcoming) => (
          <li key={upcoming.day.id}>
            <PersonOfDay upcoming={upcoming} today={today} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** 'Dec 24' */
function shortDate(on: string): string {
  const { month, day } = partsOf(on);
  return `${monthName(month).slice(0, 3)} ${day}`;
}
