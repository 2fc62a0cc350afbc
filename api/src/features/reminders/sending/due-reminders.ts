import { addDays, daysBetween, type CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { nextOccurrence, type DayRule, type Occurrence } from '@tuckaway/domain/days/occurrences';
import type { Readiness } from '@tuckaway/domain/days/readiness';
import { leadsOf } from '@tuckaway/domain/days/remind-leads';

export interface RemindableDay extends DayRule {
  id: number;
  remind: readonly number[] | null;
}

export interface DueReminder<Day> extends Occurrence {
  day: Day;
  lead: number;
  daysLeft: number;
}

/** Facts and settings that decide which reminders are due. */
interface DueRules<Day> {
  /** Reminders that were due before this date are not sent: the day was added, or mail turned on, at this date. */
  since: (day: Day) => CalendarDate;
  /** Leads, in days, of reminders already sent for one occurrence. */
  sentLeads: (dayId: number, on: CalendarDate) => readonly number[];
  readiness: (dayId: number, on: CalendarDate) => Readiness;
  /** Setting of the account: reminders of a day are sent although its gift is bought. */
  evenWhenBought?: boolean;
}

const isSettled = (readiness: Readiness, evenWhenBought: boolean) =>
  readiness === 'given' || (readiness === 'bought' && !evenWhenBought);

/**
 * Reminders to send now, where the account's date is `today`. Of several reminders that are due for a day only the
 * nearest is sent, so that an outage is followed by one mail, and no earlier reminder follows a nearer one.
 */
export function dueReminders<Day extends RemindableDay>(
  days: readonly Day[],
  today: CalendarDate,
  leads: readonly number[],
  { since, sentLeads, readiness, evenWhenBought = false }: DueRules<Day>,
): DueReminder<Day>[] {
  return days.flatMap((day) => {
    const next = nextOccurrence(day, today);
    if (next === null) return [];
    const daysLeft = daysBetween(today, next.on);
    const fallen = leadsOf(day, leads).filter((lead) => lead >= daysLeft);
    if (fallen.length === 0) return [];
    const lead = Math.min(...fallen);
    if (addDays(next.on, -lead) < since(day)) return [];
    if (sentLeads(day.id, next.on).some((sent) => sent <= lead)) return [];
    if (isSettled(readiness(day.id, next.on), evenWhenBought)) return [];
    return [{ ...next, day, lead, daysLeft }];
  });
}
