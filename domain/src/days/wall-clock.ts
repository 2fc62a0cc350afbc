import { calendarDate, partsOf, type CalendarDate } from './calendar-date.ts';
import { zoneFormatters } from './zone-formatters.ts';

/** Local date and time, without a time zone. */
interface WallClock {
  date: CalendarDate;
  hour: number;
}

const formatterOf = zoneFormatters({
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

function partsIn(zone: string, moment: Date) {
  const parts = formatterOf(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

export function wallClockIn(zone: string, moment: Date): WallClock {
  const { year, month, day, hour } = partsIn(zone, moment);
  return { date: calendarDate({ year, month, day }), hour };
}

/** Offset of the zone from UTC at a moment, in milliseconds. */
function offsetMs(zone: string, moment: Date): number {
  const { year, month, day, hour, minute, second } = partsIn(zone, moment);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment.getTime() / 1000) * 1000;
}

/** The moment of a full hour of a date in a zone. Clocks are changed at night, so the second approximation is exact. */
export function momentIn(zone: string, date: CalendarDate, hour: number): Date {
  const { year, month, day } = partsOf(date);
  const asUtc = Date.UTC(year, month - 1, day, hour);
  const guess = new Date(asUtc - offsetMs(zone, new Date(asUtc)));
  return new Date(asUtc - offsetMs(zone, guess));
}
