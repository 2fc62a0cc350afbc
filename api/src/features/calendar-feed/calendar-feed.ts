import { setImmediate as nextTick } from 'node:timers/promises';
import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import ICAL from 'ical.js';
import { REMINDER_HOUR } from '../account-time/reminder-hour.ts';
import { feedEvents, type FeedDay, type FeedEvent } from './feed-events.ts';

/** Part of the ETag. Raised when the text changes for the same days; a test fails where it was not. */
export const FEED_FORMAT = 2;

interface CalendarFeed {
  days: readonly FeedDay[];
  /** The account's lead days, for days without leads of their own. */
  leads: readonly number[];
  today: CalendarDate;
  /** The host name in the events' ids, which must be unique worldwide. */
  host: string;
  recipientUrl: (recipientId: number) => string;
}

const DAY_IN_SECONDS = 86_400;
const REFRESH = 'PT12H';
/** The event loop serves other requests after so many events. */
const EVENTS_PER_TURN = 50;

const RULES: Record<NonNullable<FeedEvent['repeats']>, string> = {
  yearly: 'FREQ=YEARLY',
  'last-of-february': 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
};

/** iCalendar cannot express control characters, and some calendars stop reading at one. */
// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const plain = (text: string) => text.toWellFormed().replaceAll(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');

function alarmOf(summary: string, lead: number): ICAL.Component {
  const alarm = new ICAL.Component('valarm');
  alarm.addPropertyWithValue('action', 'DISPLAY');
  alarm.addPropertyWithValue('description', summary);
  const trigger = ICAL.Duration.fromSeconds(REMINDER_HOUR * 3600 - lead * DAY_IN_SECONDS);
  alarm.addPropertyWithValue('trigger', trigger).setParameter('related', 'START');
  return alarm;
}

function eventOf(event: FeedEvent, { host, recipientUrl }: CalendarFeed): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const summary = plain(event.summary);
  component.addPropertyWithValue('uid', `${event.uid}@${host}`);
  component.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(event.changedAt), true));
  component.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(event.on));
  component.addPropertyWithValue('summary', summary);
  if (event.description !== '') component.addPropertyWithValue('description', plain(event.description));
  if (event.repeats !== null)
    component.addPropertyWithValue('rrule', ICAL.Recur.fromString(RULES[event.repeats]));
  component.addPropertyWithValue('transp', 'TRANSPARENT');
  if (event.recipientId !== null) component.addPropertyWithValue('url', recipientUrl(event.recipientId));
  for (const lead of event.leads) component.addSubcomponent(alarmOf(summary, lead));
  return component;
}

function frame(): string[] {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Tuckaway//Days//EN');
  calendar.addPropertyWithValue('name', 'Tuckaway');
  calendar.addPropertyWithValue('x-wr-calname', 'Tuckaway');
  const refresh = new ICAL.Property('refresh-interval', calendar);
  refresh.resetType('duration');
  refresh.setValue(ICAL.Duration.fromString(REFRESH));
  calendar.addProperty(refresh);
  calendar.addPropertyWithValue('x-published-ttl', REFRESH);
  return calendar.toString().split('END:VCALENDAR');
}

/** The days of one account as iCalendar text, deterministic for its ETag. */
export async function writeCalendarFeed(feed: CalendarFeed): Promise<string> {
  const parts = [frame()[0]!];
  for (const [index, event] of feedEvents(feed.days, feed.leads, feed.today).entries()) {
    if (index % EVENTS_PER_TURN === EVENTS_PER_TURN - 1) await nextTick();
    parts.push(`${eventOf(event, feed).toString()}\r\n`);
  }
  return `${parts.join('')}END:VCALENDAR\r\n`;
}
