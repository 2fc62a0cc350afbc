import { addDays, type CalendarDate } from '@tuckaway/contract/days/calendar-date';
import { nextOccurrence } from '@tuckaway/contract/days/occurrences';
import { leadsOf } from '@tuckaway/contract/days/remind-leads';
import type { RemindableDay } from './due-reminders.ts';

/** The next date after today on which a reminder may fall due; null where none ever does. */
export function nextLookDate(
  days: readonly RemindableDay[],
  today: CalendarDate,
  leads: readonly number[],
): CalendarDate | null {
  const dates = days.flatMap((day) => {
    const next = nextOccurrence(day, today);
    if (next === null) return [];
    // Its reminders may all have fallen: then those of the time after it are the next.
    const after = nextOccurrence(day, addDays(next.on, 1));
    return [next, ...(after ? [after] : [])].flatMap(({ on }) =>
      leadsOf(day, leads).map((lead) => addDays(on, -lead)),
    );
  });
  return dates.filter((date) => date > today).toSorted()[0] ?? null;
}
