import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { rulesOfDayKind } from '@tuckaway/domain/days/day-kinds';
import { HOLIDAYS, type HolidayKey } from '@tuckaway/domain/days/holidays';
import { nextOccurrence, type DayRule } from '@tuckaway/domain/days/occurrences';

export interface Occasion {
  /** Slug of the holiday's category. If there is no such category, nothing matches. */
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
  const { occasion } = rulesOfDayKind(kind);
  if (occasion !== null) return { ...occasion, isHoliday: false };
  if (holiday === null) return undefined;
  return { slug: CATEGORY_OF[holiday] ?? holiday, says: HOLIDAYS[holiday].name, isHoliday: true };
}

/** Occasion of the next day of a person. undefined: no day ahead, or no matching occasion. */
export function nextOccasion(days: readonly DayRule[], today: CalendarDate): Occasion | undefined {
  const ahead = days.flatMap((day) => {
    const next = nextOccurrence(day, today);
    return next === null ? [] : { day, on: next.on };
  });
  const [first] = ahead.toSorted((one, other) => (one.on < other.on ? -1 : 1));
  return first && occasionOf(first.day);
}
