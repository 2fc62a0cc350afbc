import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { HOLIDAYS, type HolidayKey } from '@tuckaway/domain/days/holidays';
import { nextOccurrence, type DayRule } from '@tuckaway/domain/days/occurrences';

export interface Occasion {
  /** Of a category. A holiday that has none of its own finds nothing, which does no harm. */
  slug: string;
  /** Within a sentence. */
  says: string;
  isHoliday: boolean;
}

/** Holidays whose category has another slug; all others have a category of their own name, or none. */
const CATEGORY_OF: Partial<Record<HolidayKey, string>> = {
  'teacher-appreciation-day': 'teacher-day',
  'administrative-professionals-day': 'thank-you',
  'eid-al-fitr': 'eid',
  'eid-al-adha': 'eid',
};

function occasionOf({ kind, holiday }: DayRule): Occasion | undefined {
  if (kind === 'birthday') return { slug: 'birthday', says: 'their birthday', isHoliday: false };
  if (kind === 'anniversary')
    return { slug: 'wedding-anniversary', says: 'their anniversary', isHoliday: false };
  if (holiday === null) return undefined;
  return { slug: CATEGORY_OF[holiday] ?? holiday, says: HOLIDAYS[holiday].name, isHoliday: true };
}

/** What the next of somebody's days is about. undefined: no day is ahead, or it is about nothing we know. */
export function nextOccasion(days: readonly DayRule[], today: CalendarDate): Occasion | undefined {
  const ahead = days.flatMap((day) => {
    const next = nextOccurrence(day, today);
    return next === null ? [] : { day, on: next.on };
  });
  const [first] = ahead.toSorted((one, other) => (one.on < other.on ? -1 : 1));
  return first && occasionOf(first.day);
}
