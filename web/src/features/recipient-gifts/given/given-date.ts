import { isCalendarDate } from '@tuckaway/domain/days/calendar-date';
import { z } from 'zod';
import { today } from '../../../lib/today.ts';

const EARLIEST = '1900-01-01';

export function checkGivenDate(date: string, now: Date = new Date()): string | undefined {
  if (!isCalendarDate(date)) return 'Please enter a valid date';
  if (date < EARLIEST) return 'Please enter a date after 1900';
  if (date > today(now)) return 'Please choose today or an earlier day';
  return undefined;
}

/** Schema of the form: the contract does not know the browser's current date. */
export const GivenDateForm = z.object({
  date: z.string().check(({ value, issues }) => {
    const message = checkGivenDate(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  }),
});
