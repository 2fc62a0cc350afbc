import type { CalendarDate } from '@tuckaway/contract/days/calendar-date';
import ical, {
  foldLines,
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  type ICalCalendar,
  type ICalRepeatingOptions,
} from 'ical-generator';
import { feedEvents, type FeedDay, type FeedEvent } from './feed-events.ts';

export interface CalendarFeed {
  days: readonly FeedDay[];
  /** The account's days ahead, for the days that have none of their own. */
  leads: readonly number[];
  today: CalendarDate;
  /** Our host name: ids of events are unique in the whole world. */
  host: string;
  recipientUrl: (recipientId: number) => string;
}

const DAY_IN_SECONDS = 86_400;
/** An alarm at midnight helps nobody. */
const ALARM_HOUR = 9;
const REFRESH_SECONDS = 12 * 3600;
const LINE_MAX_BYTES = 75;

const RULES: Record<NonNullable<FeedEvent['repeats']>, ICalRepeatingOptions> = {
  yearly: { freq: ICalEventRepeatingFreq.YEARLY },
  'last-of-february': { freq: ICalEventRepeatingFreq.YEARLY, byMonth: [2], byMonthDay: [-1] },
};

/** Calendars have no way to write control characters, and some stop reading at one. */
// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const plain = (text: string) => text.toWellFormed().replaceAll(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');

function eventText(calendar: ICalCalendar, event: FeedEvent, { host, recipientUrl }: CalendarFeed): string {
  const written = calendar.createEvent({
    id: `${event.uid}@${host}`,
    // The writer takes the date in UTC, where this is the day itself.
    start: new Date(`${event.on}T00:00:00Z`),
    allDay: true,
    stamp: new Date(event.changedAt),
    summary: plain(event.summary),
    description: event.description === '' ? null : plain(event.description),
    repeating: event.repeats === null ? null : RULES[event.repeats],
    transparency: ICalEventTransparency.TRANSPARENT,
    url: event.recipientId === null ? null : recipientUrl(event.recipientId),
  });
  for (const lead of event.leads) {
    const alarm = written.createAlarm({
      type: ICalAlarmType.display,
      trigger: lead * DAY_IN_SECONDS - ALARM_HOUR * 3600,
      description: plain(event.summary),
    });
    // The writer passes over this among the options above, and counts what comes after the start from the end.
    alarm.relatesTo(ICalAlarmRelatesTo.start);
  }
  return written.toString();
}

/** Few lines are long. Folding is by far the slowest part of the writer, so only those go through it. */
const folded = (text: string) =>
  text
    .split('\r\n')
    .map((line) => (Buffer.byteLength(line) <= LINE_MAX_BYTES ? line : foldLines(line)))
    .join('\r\n');

/** The days of one account as iCalendar text. What did not change is written the same, so that an ETag holds. */
export function writeCalendarFeed(feed: CalendarFeed): string {
  const calendar = ical({
    name: 'Tuckaway',
    prodId: { company: 'Tuckaway', product: 'Days', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  const frame = calendar.toString();
  const events = feedEvents(feed.days, feed.leads, feed.today).map((event) =>
    eventText(calendar, event, feed),
  );
  const end = frame.lastIndexOf('END:VCALENDAR');
  // Every line ends with a line break, the last one too; the writer leaves that out.
  return folded(`${frame.slice(0, end)}${events.join('')}${frame.slice(end)}\r\n`);
}
