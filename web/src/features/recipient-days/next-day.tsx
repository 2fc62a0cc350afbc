import { leapDayText, upcomingText } from '@tuckaway/domain/days/day-words';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import { cx } from '../../ui/cx.ts';
import { ReadinessTag } from './readiness-tag.tsx';

/** 'birthday in 12 days, turns 40', and the readiness for it. */
export function NextDay({ next, className }: { next: DayOccurrence; className?: string }) {
  const leapDay = leapDayText(next);
  return (
    <span className={cx('flex flex-wrap items-center gap-x-3 gap-y-1 text-sm', className)}>
      <span className="whole-words first-letter:uppercase">
        {upcomingText(next.day, next)}
        {leapDay && <span className="text-ink-soft"> ({leapDay})</span>}
      </span>
      <ReadinessTag readiness={next.readiness} />
    </span>
  );
}
