import { z } from 'zod';
import { today } from '../../../lib/today.ts';

const EARLIEST = '1900-01-01';

export function checkGivenDay(day: string, now: Date = new Date()): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return 'Please enter a valid date';
  if (day < EARLIEST) return 'Please enter a date after 1900';
  if (day > today(now)) return 'Please choose today or an earlier day';
  return undefined;
}

/** Schema of the form: the contract does not know the browser's current date. */
export const GivenDayForm = z.object({
  day: z.string().check(({ value, issues }) => {
    const message = checkGivenDay(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  }),
});
