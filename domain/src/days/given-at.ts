import type { CalendarDate } from './calendar-date.ts';

/**
 * `givenAt` is the calendar date on which a gift was given. On the wire it is midday UTC of that date, and only the date
 * that is written in it counts: an offset or the reader's time zone never moves it to another date.
 */
export const givenAtOfDate = (date: CalendarDate) => `${date}T12:00:00.000Z`;
/** The date of `givenAt`, as sent or as stored. */
export const dateOfGivenAt = (givenAt: string): CalendarDate => givenAt.slice(0, 10);
