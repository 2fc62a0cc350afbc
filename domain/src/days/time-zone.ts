import { calendarDate, type CalendarDate } from './calendar-date.ts';
import { zoneFormatters } from './zone-formatters.ts';

const formatterOf = zoneFormatters({ year: 'numeric', month: 'numeric', day: 'numeric' });

/**
 * The canonical spelling of an IANA name: "europe/berlin" becomes "Europe/Berlin". undefined for anything else; an
 * offset such as +02:00 would be wrong half of the year.
 */
export function canonicalTimeZone(zone: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(zone)) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export const isTimeZone = (zone: string): boolean => canonicalTimeZone(zone) !== undefined;

/** The calendar date in a zone at a moment. */
export function todayIn(zone: string, now: Date): CalendarDate {
  const parts = formatterOf(zone).formatToParts(now);
  const part = (type: 'year' | 'month' | 'day') => Number(parts.find((one) => one.type === type)?.value);
  return calendarDate({ year: part('year'), month: part('month'), day: part('day') });
}
