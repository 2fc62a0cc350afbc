import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { futureDateError } from '@tuckaway/domain/days/day-of-year';
import { badRequest } from '../../platform/http/errors.ts';

/** Refuses a counted day that begins in the future. `path` is where the year stands in the body. */
export function refuseFutureDay(
  day: Parameters<typeof futureDateError>[0],
  today: CalendarDate,
  path: string,
): void {
  const message = futureDateError(day, today);
  if (message !== null) throw badRequest(message, [{ path, message }]);
}
