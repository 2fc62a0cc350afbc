import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { rulesOfDayKind } from '@tuckaway/domain/days/day-kinds';
import { HOLIDAYS } from '@tuckaway/domain/days/holidays';
import { nextOccurrence, type DayRule } from '@tuckaway/domain/days/occurrences';

interface Occasion {
  /** Slug of the holiday's category. If there is no such category, nothing matches. */
  slug: string;
  /** Within a sentence. */
  says: string;
  isHoliday: boolean;
}

function occasionOf({ kind, holiday }: DayRule): Occasion | undefined {
  const { occasion } = rulesOfDayKind(kind);
  if (occasion !== null) return { ...occasion, isHoliday: false };
  if (holiday === null) return undefined;
  const { category, name } = HOLIDAYS[holiday];
  return { slug: category ?? holiday, says: name, isHoliday: true };
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
