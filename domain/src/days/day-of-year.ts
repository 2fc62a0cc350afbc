import { rulesOfDayKind } from './day-kinds.ts';
import { monthName } from '../month-names.ts';
import { calendarDate, daysInMonth, type CalendarDate } from './calendar-date.ts';
import type { DayRule } from './occurrences.ts';

const DAY_YEAR_MIN = 1900;
const DAY_YEAR_MAX = 2100;

/** A day of the year, with the year where it is known. */
export interface DayOfYear {
  month: number;
  day: number;
  year: number | null;
}

export interface DayError {
  path: 'name' | 'month' | 'day' | 'year' | 'holiday';
  message: string;
}

/** Error of a day of the year, or null. */
export function dateError({ month, day, year }: DayOfYear): DayError | null {
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    return { path: 'month', message: 'Please choose a month' };
  }
  if (!Number.isInteger(day) || day < 1 || day > 31) {
    return { path: 'day', message: 'Please enter a day from 1 to 31' };
  }
  if (year !== null && (!Number.isInteger(year) || year < DAY_YEAR_MIN || year > DAY_YEAR_MAX)) {
    const message = `Please enter a year from ${DAY_YEAR_MIN} to ${DAY_YEAR_MAX}, or leave it out`;
    return { path: 'year', message };
  }
  // Without a year, February 29 is a day that exists.
  const last = daysInMonth(year ?? 2000, month);
  if (day <= last) return null;
  const isLeapDay = month === 2 && day === 29;
  const message = isLeapDay ? `${year} has no February 29` : `${monthName(month)} has only ${last} days`;
  return { path: 'day', message };
}

/**
 * Error of a counted day that begins in the future. Checked where the current date is known, beside the contract's
 * `RecipientDayInput`.
 */
export function futureDateError(
  { kind, month, day, year }: Pick<DayRule, 'kind' | 'month' | 'day' | 'year'>,
  today: CalendarDate,
): string | null {
  const rules = rulesOfDayKind(kind);
  if (rules.years === null) return null;
  if (month === null || day === null || year === null) return null;
  // An invalid date has its own error.
  if (dateError({ month, day, year }) !== null) return null;
  if (calendarDate({ year, month, day }) <= today) return null;
  return `This ${rules.title.toLowerCase()} lies in the future. Leave the year out if you do not know it`;
}
