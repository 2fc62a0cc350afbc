import { rulesOfDayKind } from '@tuckaway/domain/days/day-kinds';
import { calendarDate, partsOf, type CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { dayNoun, dayOfYearText } from '@tuckaway/domain/days/day-words';
import { HOLIDAYS, type HolidayKey } from '@tuckaway/domain/days/holidays';
import { occurrencesBetween } from '@tuckaway/domain/days/occurrences';
import type { RecipientDay } from '@tuckaway/contract/people/recipient-day';
import { leadsOf } from '@tuckaway/domain/days/remind-leads';

/** A day of a recipient, as input of the feed. */
export interface FeedDay extends RecipientDay {
  recipientName: string;
  /** When the day or the person was last changed. A feed that is read again unchanged is the same to the letter. */
  changedAt: string;
}

/** One event of the calendar, before it is written as one. */
export interface FeedEvent {
  uid: string;
  on: CalendarDate;
  summary: string;
  description: string;
  /** Null: only once. 'last-of-february': February 29, or 28 in other years. */
  repeats: 'yearly' | 'last-of-february' | null;
  leads: readonly number[];
  changedAt: string;
  /** Recipient whose page the event opens; null where several people share it. */
  recipientId: number | null;
}

/** Cap of days in a feed, the ones added first. */
export const FEED_DAYS_MAX = 2000;

/** Where a year is unknown, an event has to begin in some year; this one has a February 29. */
const FIRST_YEAR = 2024;
/** Holidays are written from last year to two years ahead, so that the feed changes at New Year only. */
const YEARS_BACK = 1;
const YEARS_AHEAD = 2;
const NAMES_SHOWN = 5;

function descriptionOf({ kind, month, day, year }: FeedDay): string {
  const isLeapDay = month === 2 && day === 29;
  const since = rulesOfDayKind(kind).years?.since;
  return [
    year !== null &&
      since !== undefined &&
      `${since} ${dayOfYearText({ month: month ?? 1, day: day ?? 1, year })}.`,
    isLeapDay && 'On February 28 in years without a February 29.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

function ownEvent(day: FeedDay, ofAccount: readonly number[]): FeedEvent[] {
  if (day.month === null || day.day === null) return [];
  const isLeapDay = day.month === 2 && day.day === 29;
  const isOnce = rulesOfDayKind(day.kind).date === 'yearlyUnlessDated' && day.year !== null;
  return [
    {
      uid: `day-${day.id}`,
      on: calendarDate({ year: day.year ?? FIRST_YEAR, month: day.month, day: day.day }),
      summary: `${day.recipientName}: ${dayNoun(day)}`,
      description: descriptionOf(day),
      repeats: isOnce ? null : isLeapDay ? 'last-of-february' : 'yearly',
      leads: leadsOf(day, ofAccount),
      changedAt: day.changedAt,
      recipientId: day.recipientId,
    },
  ];
}

function namesOf(days: readonly FeedDay[]): string {
  const shown = days.slice(0, NAMES_SHOWN).map(({ recipientName }) => recipientName);
  const more = days.length - shown.length;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
}

/** A holiday is one event for all of its people. */
function holidayEvents(
  key: HolidayKey,
  days: readonly FeedDay[],
  ofAccount: readonly number[],
  today: CalendarDate,
): FeedEvent[] {
  const { year } = partsOf(today);
  const [from, until] = [`${year - YEARS_BACK}-01-01`, `${year + YEARS_AHEAD + 1}-01-01`];
  const rule = { kind: 'holiday', month: null, day: null, year: null, holiday: key } as const;
  const leads = [...new Set(days.flatMap((day) => leadsOf(day, ofAccount)))];
  const changedAt = days.map((day) => day.changedAt).reduce((last, one) => (one > last ? one : last));
  return occurrencesBetween(rule, from, until).map(({ on }) => ({
    uid: `holiday-${key}-${on}`,
    on,
    summary: `${HOLIDAYS[key].name}: ${namesOf(days)}`,
    description: HOLIDAYS[key].note === null ? '' : `${HOLIDAYS[key].note}.`,
    repeats: null,
    leads,
    changedAt,
    recipientId: days.length === 1 ? days[0]!.recipientId : null,
  }));
}

/** All events of a feed, in an order that does not depend on the order of the days. */
export function feedEvents(
  days: readonly FeedDay[],
  ofAccount: readonly number[],
  today: CalendarDate,
): FeedEvent[] {
  const sorted = days.toSorted((left, right) => left.id - right.id);
  const byHoliday = Map.groupBy(sorted, ({ holiday }) => holiday);
  return [...byHoliday].flatMap(([key, group]) =>
    key === null
      ? group.flatMap((day) => ownEvent(day, ofAccount))
      : holidayEvents(key, group, ofAccount, today),
  );
}
