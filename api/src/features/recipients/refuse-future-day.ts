import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { futureDateError } from '@tuckaway/domain/days/day-of-year';
import { invalidField } from '../../platform/http/errors.ts';

/** Refuses a counted day that begins in the future, by its field `year`. */
export function refuseFutureDay(day: Parameters<typeof futureDateError>[0], today: CalendarDate): void {
  const message = futureDateError(day, today);
  if (message !== null) throw invalidField('/year', message);
}
