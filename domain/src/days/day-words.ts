import { partsOf, weekdayOf, type CalendarDate } from './calendar-date.ts';
import { HOLIDAYS, type HolidayKey } from './holidays.ts';
import type { Occurrence } from './occurrences.ts';
import { monthName } from '../month-names.ts';
import { rulesOfDayKind, type DayKind } from './day-kinds.ts';

interface NamedDay {
  kind: DayKind;
  name: string | null;
  holiday: HolidayKey | null;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Title of a day: 'Birthday', 'Wedding', "Mother's Day". */
export function dayTitle({ kind, name, holiday }: NamedDay): string {
  if (holiday !== null) return HOLIDAYS[holiday].name;
  if (name !== null) return name;
  return rulesOfDayKind(kind).title;
}

/** Title of a day within a sentence: 'birthday'. Names keep their case. */
export const dayNoun = (day: NamedDay): string =>
  day.name === null && rulesOfDayKind(day.kind).isPersonal ? dayTitle(day).toLowerCase() : dayTitle(day);

export function daysLeftText(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** 'turns 40' or '12 years'; null where nothing is counted, and on the very first day. */
export function yearsText(kind: DayKind, years: number | null): string | null {
  if (years === null || years < 1) return null;
  return rulesOfDayKind(kind).years?.text(years) ?? null;
}

/** Why a day of February 29 is on another date this year; null if it is not. */
export const leapDayText = (occurrence: Pick<Occurrence, 'on' | 'movedFromLeapDay'>): string | null =>
  occurrence.movedFromLeapDay ? `February 29, kept on February 28 in ${partsOf(occurrence.on).year}` : null;

/** 'birthday in 12 days, turns 40' */
export function upcomingText(day: NamedDay, occurrence: Occurrence & { daysLeft: number }): string {
  const years = yearsText(day.kind, occurrence.years);
  const when = `${dayNoun(day)} ${daysLeftText(occurrence.daysLeft)}`;
  return years === null ? when : `${when}, ${years}`;
}

/** 'April 15', and with the year where it is known: 'April 15, 1985'. */
export function dayOfYearText({
  month,
  day,
  year,
}: {
  month: number;
  day: number;
  year: number | null;
}): string {
  const text = `${monthName(month)} ${day}`;
  return year === null ? text : `${text}, ${year}`;
}

/** 'Thursday, April 15', with the year only where it is not the reader's. */
export function dateText(date: CalendarDate, today: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  const shown = { month, day, year: year === partsOf(today).year ? null : year };
  return `${WEEKDAYS[weekdayOf(date)]}, ${dayOfYearText(shown)}`;
}
