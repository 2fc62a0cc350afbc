import { isCalendarDate } from '@tuckaway/domain/days/calendar-date';
import { DAY_KINDS, rulesOfDayKind } from '@tuckaway/domain/days/day-kinds';
import { dateError, type DayError } from '@tuckaway/domain/days/day-of-year';
import { HOLIDAY_KEYS } from '@tuckaway/domain/days/holidays';
import { LEADS_MAX, LEAD_MAX } from '@tuckaway/domain/days/remind-leads';
import { READINESS } from '@tuckaway/domain/days/readiness';
import { z } from 'zod';
import { Id, isWithoutRepeats, line } from '../fields.ts';

export const DAY_NAME_MAX = 60;
export const DAYS_PER_RECIPIENT_MAX = 20;

export const DayKind = z.enum(DAY_KINDS, 'Choose what kind of day it is');

/** A date on the wire. */
export const CalendarDateText = z.string().refine(isCalendarDate, 'Please enter a date as YYYY-MM-DD');

export const Readiness = z.enum(READINESS);

/** Days ahead to remind, the earliest first. */
export const RemindLeads = z
  .array(
    z
      .int('Must be a whole number of days')
      .min(0, 'Must not be negative')
      .max(LEAD_MAX, `Must be at most ${LEAD_MAX} days ahead`),
  )
  .max(LEADS_MAX, `At most ${LEADS_MAX} reminders for a day`)
  .refine(isWithoutRepeats, 'Must not repeat a number of days')
  .transform((leads) => leads.toSorted((left, right) => right - left));

/** Input of a day of the year. */
export const DayOfYearInput = z
  .strictObject({ month: z.int(), day: z.int(), year: z.int().nullable() })
  .superRefine((date, context) => {
    const error = dateError(date);
    if (error) context.addIssue({ code: 'custom', path: [error.path], message: error.message });
  });

const part = z.int('Must be a whole number').nullable().default(null);

const Fields = z.strictObject({
  kind: DayKind,
  /** Required, optional or null, as `name` of its kind says in day-kinds.ts (domain). */
  name: line({
    max: DAY_NAME_MAX,
    tooLong: `Please keep the name to ${DAY_NAME_MAX} characters`,
  })
    .transform((name) => (name === '' ? null : name))
    .nullable()
    .default(null),
  month: part,
  day: part,
  /** Null where unknown. With a year, a day whose kind is 'yearlyUnlessDated' happens once; without one it comes every year. */
  year: part,
  holiday: z.enum(HOLIDAY_KEYS, 'Please choose a holiday from the list').nullable().default(null),
  /** Days ahead to remind; null: as the account says; empty: not at all. */
  remind: RemindLeads.nullable().default(null),
});

type DayFields = z.output<typeof Fields>;

function holidayErrors(day: DayFields): DayError[] {
  if (day.holiday === null) return [{ path: 'holiday', message: 'Please choose a holiday' }];
  if (day.month !== null || day.day !== null || day.year !== null) {
    return [{ path: 'holiday', message: 'A holiday brings its own date' }];
  }
  return day.name === null ? [] : [{ path: 'name', message: 'A holiday brings its own name' }];
}

function datedErrors({ kind, name, month, day, year, holiday }: DayFields): DayError[] {
  const errors: DayError[] = [];
  if (holiday !== null) errors.push({ path: 'holiday', message: 'Only a holiday has one' });
  const rules = rulesOfDayKind(kind);
  if (rules.name?.required && name === null) errors.push({ path: 'name', message: 'Please name the day' });
  if (rules.name === null && name !== null) {
    errors.push({ path: 'name', message: `A ${rules.title.toLowerCase()} needs no name` });
  }
  if (month === null) errors.push({ path: 'month', message: 'Please choose a month' });
  else if (day === null) errors.push({ path: 'day', message: 'Please enter the day' });
  else {
    const error = dateError({ month, day, year });
    if (error !== null) errors.push(error);
  }
  return errors;
}

/** Input of a day. Omitted fields are null. */
export const RecipientDayInput = Fields.superRefine((day, context) => {
  const errors = rulesOfDayKind(day.kind).date === 'holiday' ? holidayErrors(day) : datedErrors(day);
  for (const { path, message } of errors) context.addIssue({ code: 'custom', path: [path], message });
});
export type RecipientDayInput = z.output<typeof RecipientDayInput>;

/** A day of a recipient in responses. */
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
