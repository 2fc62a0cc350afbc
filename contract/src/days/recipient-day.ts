import { z } from 'zod';
import { Id, line } from '../fields.ts';
import {
  calendarDate,
  compareDates,
  daysInMonth,
  isCalendarDate,
  type CalendarDate,
} from './calendar-date.ts';
import { HOLIDAY_KEYS } from './holidays.ts';
import { RemindLeads } from './remind-leads.ts';

export const DAY_NAME_MAX = 60;
export const DAYS_PER_RECIPIENT_MAX = 20;
const DAY_YEAR_MIN = 1900;
const DAY_YEAR_MAX = 2100;

export const DayKind = z.enum(['birthday', 'anniversary', 'holiday', 'own'], 'Choose what kind of day it is');
export type DayKind = z.infer<typeof DayKind>;

/** A date on the wire. */
export const CalendarDateText = z.string().refine(isCalendarDate, 'Please enter a date as YYYY-MM-DD');

/** A day of the year, with the year where it is known. */
export interface DayOfYear {
  month: number;
  day: number;
  year: number | null;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

export interface DayComplaint {
  path: 'name' | 'month' | 'day' | 'year' | 'holiday';
  message: string;
}

/** What is wrong with a day of the year; null where nothing is. */
export function complaintAboutDate({ month, day, year }: DayOfYear): DayComplaint | null {
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

const part = z.int('Must be a whole number').nullable().default(null);

const Fields = z.strictObject({
  kind: DayKind,
  /** Needed for a day of one's own; says what an anniversary is of; null elsewhere. */
  name: line({
    max: DAY_NAME_MAX,
    tooLong: `Please keep the name to ${DAY_NAME_MAX} characters`,
  })
    .transform((name) => (name === '' ? null : name))
    .nullable()
    .default(null),
  month: part,
  day: part,
  /** Null where unknown. A day of one's own with a year happens once; without one, every year. */
  year: part,
  holiday: z.enum(HOLIDAY_KEYS, 'Please choose a holiday from the list').nullable().default(null),
  /** Days ahead to remind; null: as the account says; empty: not at all. */
  remind: RemindLeads.nullable().default(null),
});

type DayFields = z.output<typeof Fields>;

function holidayComplaints(day: DayFields): DayComplaint[] {
  if (day.holiday === null) return [{ path: 'holiday', message: 'Please choose a holiday' }];
  if (day.month !== null || day.day !== null || day.year !== null) {
    return [{ path: 'holiday', message: 'A holiday brings its own date' }];
  }
  return day.name === null ? [] : [{ path: 'name', message: 'A holiday brings its own name' }];
}

function datedComplaints({ kind, name, month, day, year, holiday }: DayFields): DayComplaint[] {
  const complaints: DayComplaint[] = [];
  if (holiday !== null) complaints.push({ path: 'holiday', message: 'Only a holiday has one' });
  if (kind === 'own' && name === null) complaints.push({ path: 'name', message: 'Please name the day' });
  if (kind === 'birthday' && name !== null) {
    complaints.push({ path: 'name', message: 'A birthday needs no name' });
  }
  if (month === null) complaints.push({ path: 'month', message: 'Please choose a month' });
  else if (day === null) complaints.push({ path: 'day', message: 'Please enter the day' });
  else {
    const complaint = complaintAboutDate({ month, day, year });
    if (complaint !== null) complaints.push(complaint);
  }
  return complaints;
}

/** A day of a recipient as it comes in. What is left out is null. */
export const RecipientDayInput = Fields.superRefine((day, context) => {
  const complaints = day.kind === 'holiday' ? holidayComplaints(day) : datedComplaints(day);
  for (const { path, message } of complaints) context.addIssue({ code: 'custom', path: [path], message });
});
export type RecipientDayInput = z.output<typeof RecipientDayInput>;

/** A day of a recipient as it goes out. */
export const RecipientDay = z.object({
  id: Id,
  recipientId: Id,
  kind: DayKind,
  name: z.string().nullable(),
  month: z.int().nullable(),
  day: z.int().nullable(),
  year: z.int().nullable(),
  holiday: z.enum(HOLIDAY_KEYS).nullable(),
  remind: z.array(z.int()).nullable(),
});
export type RecipientDay = z.infer<typeof RecipientDay>;

/**
 * What only the calendar can say: a birthday or an anniversary counts from a day that has been. Asked where today is
 * known, beside `RecipientDayInput`.
 */
export function complaintAboutFuture(
  { kind, month, day, year }: Pick<RecipientDay, 'kind' | 'month' | 'day' | 'year'>,
  today: CalendarDate,
): string | null {
  if (kind !== 'birthday' && kind !== 'anniversary') return null;
  if (month === null || day === null || year === null) return null;
  // What is no date at all has its own complaint.
  if (complaintAboutDate({ month, day, year }) !== null) return null;
  if (compareDates(calendarDate({ year, month, day }), today) <= 0) return null;
  return `This ${kind} lies in the future. Leave the year out if you do not know it`;
}
