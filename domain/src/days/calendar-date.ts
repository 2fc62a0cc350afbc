/**
 * A day in the calendar, written `YYYY-MM-DD`. It is no moment and has no time zone; written like this, dates compare
 * and sort as text. Years run from 0001 to 9999.
 */
export type CalendarDate = string;

interface DateParts {
  year: number;
  /** 1 to 12 */
  month: number;
  /** 1 to 31 */
  day: number;
}

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_IN_MS = 86_400_000;

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const exists = ({ year, month, day }: DateParts): boolean =>
  [year, month, day].every((part) => Number.isInteger(part)) &&
  year >= 1 &&
  year <= 9999 &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= daysInMonth(year, month);

/** The parts of a date that exists; null for anything else. */
export function parseDate(text: string): DateParts | null {
  const match = WRITTEN.exec(text);
  if (match === null) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return exists(parts) ? parts : null;
}

export const isCalendarDate = (text: string): boolean => parseDate(text) !== null;

/** The parts of a date that is known to exist. */
export function partsOf(date: CalendarDate): DateParts {
  const parts = parseDate(date);
  if (parts === null) throw new RangeError('Not a calendar date');
  return parts;
}

export function calendarDate(parts: DateParts): CalendarDate {
  if (!exists(parts)) throw new RangeError('Not a calendar date');
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(parts.year, 4)}-${digits(parts.month, 2)}-${digits(parts.day, 2)}`;
}

/** Days since 1970-01-01. All days of UTC are 24 hours long, so counting them there is exact. */
function dayNumber(date: CalendarDate): number {
  const { year, month, day } = partsOf(date);
  // Date.UTC takes the years 0 to 99 for 1900 to 1999; setUTCFullYear does not.
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY_IN_MS;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moment = new Date((dayNumber(date) + days) * DAY_IN_MS);
  return calendarDate({
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
  });
}

/** How many days `to` lies after `from`; negative where it lies before. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);

/** 0 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7;
