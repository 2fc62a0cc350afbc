import {
  addDays,
  calendarDate,
  daysBetween,
  daysInMonth,
  partsOf,
  type CalendarDate,
} from './calendar-date.ts';
import { holidayDates, type HolidayKey } from './holidays.ts';
import { rulesOfDayKind, type DayKind } from './day-kinds.ts';

/** The part of a recipient's day that says when it is. */
export interface DayRule {
  kind: DayKind;
  month: number | null;
  day: number | null;
  year: number | null;
  holiday: HolidayKey | null;
}

/** One occurrence of a day. */
export interface Occurrence {
  on: CalendarDate;
  /** The age or the number of years; null where the first year is unknown or years are not counted. */
  years: number | null;
  /** February 29 that is kept on February 28, because the year has no other. */
  movedFromLeapDay: boolean;
}

const onHoliday = (on: CalendarDate): Occurrence => ({ on, years: null, movedFromLeapDay: false });

function inYear({ kind, month, day, year: first }: DayRule, year: number): Occurrence[] {
  if (month === null || day === null) return [];
  const isOnce = rulesOfDayKind(kind).date === 'yearlyUnlessDated';
  if (first !== null && (isOnce ? year !== first : year < first)) return [];
  const dayInYear = Math.min(day, daysInMonth(year, month));
  return [
    {
      on: calendarDate({ year, month, day: dayInYear }),
      years: first === null || isOnce ? null : year - first,
      movedFromLeapDay: dayInYear < day,
    },
  ];
}

/** All occurrences of a day from `from` on and before `until`, in order. */
export function occurrencesBetween(rule: DayRule, from: CalendarDate, until: CalendarDate): Occurrence[] {
  const isWithin = (on: CalendarDate) => on >= from && on < until;
  if (rule.holiday !== null) return holidayDates(rule.holiday).filter(isWithin).map(onHoliday);
  const years: Occurrence[] = [];
  for (let year = partsOf(from).year; year <= partsOf(until).year; year += 1)
    years.push(...inYear(rule, year));
  return years.filter(({ on }) => isWithin(on));
}

export const occursOn = (rule: DayRule, on: CalendarDate): boolean =>
  occurrencesBetween(rule, on, addDays(on, 1)).length > 0;

/** Next occurrence on or after `from`. Null where the day does not come again, or no date is known yet. */
export function nextOccurrence(rule: DayRule, from: CalendarDate): Occurrence | null {
  if (rule.holiday !== null) {
    const on = holidayDates(rule.holiday).find((date) => date >= from);
    return on === undefined ? null : onHoliday(on);
  }
  const start = partsOf(from).year;
  // A day that lies ahead comes in its own year, any other in this year or the next.
  const candidates = [start, start + 1, rule.year ?? start].flatMap((year) => inYear(rule, year));
  return candidates.find(({ on }) => on >= from) ?? null;
}

/** The same day a year later, which no longer belongs to the twelve months; March 1 after a February 29. */
export function twelveMonthsAfter(date: CalendarDate): CalendarDate {
  const { year, month, day } = partsOf(date);
  if (day > daysInMonth(year + 1, month)) return calendarDate({ year: year + 1, month: 3, day: 1 });
  return calendarDate({ year: year + 1, month, day });
}

/** An occurrence with its day. */
export type OccurrenceOf<Day> = Occurrence & { day: Day; daysLeft: number };

/** Occurrences of the next twelve months, the soonest first. The sort is stable. */
export function upcomingOccurrences<Day extends DayRule>(
  days: readonly Day[],
  today: CalendarDate,
): OccurrenceOf<Day>[] {
  const until = twelveMonthsAfter(today);
  return days
    .flatMap((day) =>
      occurrencesBetween(day, today, until).map((occurrence) => ({
        ...occurrence,
        day,
        daysLeft: daysBetween(today, occurrence.on),
      })),
    )
    .toSorted((left, right) => left.daysLeft - right.daysLeft);
}
