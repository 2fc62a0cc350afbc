import { dateText } from '@tuckaway/domain/days/day-words';
import { READINESS_TEXT } from '@tuckaway/domain/days/readiness';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from 'react-router';
import { giftsText, groupByDay } from './day-groups.ts';

interface PassedDaysProps {
  passed: readonly DayOccurrence[];
  today: string;
}

/** Recently passed days with their gifts, collapsed. */
export function PassedDays({ passed, today }: PassedDaysProps) {
  if (passed.length === 0) return null;
  return (
    <details className="mb-10">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        Days that have passed ({passed.length})
      </summary>
      <ul aria-label="Days that have passed" className="mt-1 divide-y border-y">
        {groupByDay(passed).flatMap(({ title, people }) =>
          people.map((one) => (
            <li key={`${one.day.id} ${one.on}`} className="flex flex-wrap gap-x-4 py-2 text-sm">
              <time dateTime={one.on} className="w-44 shrink-0 text-ink-soft">
                {dateText(one.on, today)}
              </time>
              <Link to={paths.recipient(one.recipient.id)} className="grow whole-words hover:text-green">
                {one.day.holiday === null ? title : `${title}, ${one.recipient.name}`}
              </Link>
              <span className="whole-words text-ink-soft">
                {one.gifts.length === 0
                  ? 'Nothing noted'
                  : `${READINESS_TEXT[one.readiness]}: ${giftsText(one.gifts)}`}
              </span>
            </li>
          )),
        )}
      </ul>
    </details>
  );
}
