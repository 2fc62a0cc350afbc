import { hash } from 'node:crypto';
import { addDays } from '@tuckaway/domain/days/calendar-date';
import { DAY_KINDS } from '@tuckaway/domain/days/day-kinds';
import { HOLIDAY_KEYS } from '@tuckaway/domain/days/holidays';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { FEED_FORMAT, writeCalendarFeed } from './calendar-feed.ts';
import { FEED_DAYS_MAX, type FeedDay } from './feed-events.ts';

const birthday: FeedDay = {
  id: 1,
  recipientId: 10,
  recipientName: 'Mom',
  changedAt: '2026-01-02T03:04:05.000Z',
  kind: 'birthday',
  name: null,
  month: 4,
  day: 15,
  year: 1950,
  holiday: null,
  remind: null,
};
const mothersDay: FeedDay = {
  ...birthday,
  id: 2,
  kind: 'holiday',
  month: null,
  day: null,
  year: null,
  holiday: 'mothers-day',
};

const write = (days: FeedDay[], today = '2026-11-17') =>
  writeCalendarFeed({
    days,
    leads: [30, 7, 1],
    today,
    host: 'tuckaway.example',
    recipientUrl: (id) => `https://tuckaway.example/app/recipients/${id}`,
  });

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      component,
      event,
      uid: event.uid,
      on: event.startDate.toString(),
      isDate: event.startDate.isDate,
      summary: event.summary,
      description: event.description,
      alarms: component
        .getAllSubcomponents('valarm')
        .map((alarm) => alarm.getFirstProperty('trigger')!)
        .map(
          (trigger) =>
            `${trigger.getFirstParameter('related') || 'START'} ${String(trigger.getFirstValue())}`,
        ),
    };
  });
}

/** The first dates of an event from a year on, as a calendar would show them. */
function datesFrom(event: ICAL.Event, year: number, count: number): string[] {
  const dates: string[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next && dates.length < count; next = iterator.next()) {
    if (next.year >= year) dates.push(next.toString());
  }
  return dates;
}

describe('a birthday', async () => {
  const [entry] = read(await write([birthday]));

  test('becomes an all-day event that repeats every year', () => {
    expect(entry).toMatchObject({
      uid: 'day-1@tuckaway.example',
      on: '1950-04-15',
      isDate: true,
      summary: 'Mom: birthday',
      description: 'Born on April 15, 1950.',
    });
    expect(datesFrom(entry!.event, 2026, 3)).toEqual(['2026-04-15', '2027-04-15', '2028-04-15']);
    expect(entry!.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(entry!.component.getFirstPropertyValue('url')).toBe('https://tuckaway.example/app/recipients/10');
  });

  test('has its alarms at nine in the morning of the days ahead', async () => {
    expect(entry!.alarms).toEqual(['START -P29DT15H', 'START -P6DT15H', 'START -PT15H']);
    expect(read(await write([{ ...birthday, remind: [0] }]))[0]!.alarms).toEqual(['START PT9H']);
    expect(read(await write([{ ...birthday, remind: [] }]))[0]!.alarms).toEqual([]);
  });

  test('comes on February 28 in other years when it is on February 29', async () => {
    for (const year of [1996, null]) {
      const [leap] = read(await write([{ ...birthday, month: 2, day: 29, year }]));
      expect(datesFrom(leap!.event, 2026, 4)).toEqual([
        '2026-02-28',
        '2027-02-28',
        '2028-02-29',
        '2029-02-28',
      ]);
      expect(leap!.description).toContain('On February 28 in years without a February 29.');
    }
  });

  test('claims no year when it has none', async () => {
    const [unknown] = read(await write([{ ...birthday, year: null }]));
    expect(unknown!.description).toBeFalsy();
    expect(datesFrom(unknown!.event, 2026, 1)).toEqual(['2026-04-15']);
  });
});

test('a day of one’s own with a year comes once', async () => {
  const [own] = read(await write([{ ...birthday, kind: 'own', name: 'Graduation', year: 2028 }]));
  expect(own).toMatchObject({ on: '2028-04-15', summary: 'Mom: Graduation' });
  expect(own!.event.isRecurring()).toBe(false);
});

describe('a holiday', () => {
  test('becomes one event per date, from last year to two years ahead', async () => {
    expect(read(await write([mothersDay])).map(({ on, event }) => [on, event.isRecurring()])).toEqual([
      ['2025-05-11', false],
      ['2026-05-10', false],
      ['2027-05-09', false],
      ['2028-05-14', false],
    ]);
  });

  test('becomes one event for all of its people', async () => {
    const days = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'].map((recipientName, index) => ({
      ...mothersDay,
      id: index,
      recipientName,
      remind: index === 3 ? [14] : null,
    }));
    const events = read(await write(days));
    expect(events).toHaveLength(4);
    expect(events[0]!.summary).toBe("Mother's Day: Ann, Bob, Cy, Di, Ed and 2 more");
    expect(events[0]!.alarms).toHaveLength(4);
    expect(events[0]!.component.getFirstPropertyValue('url')).toBe(null);
  });

  test('says which evening of Hanukkah it means', async () => {
    expect(read(await write([{ ...mothersDay, holiday: 'hanukkah' }]))[1]).toMatchObject({
      on: '2026-12-04',
      description: 'The first evening; the first day is the one after.',
    });
  });
});

test('lists all properties of an event before its alarms', async () => {
  const text = await write([birthday]);
  const event = text.slice(text.indexOf('BEGIN:VEVENT'));
  expect(event.indexOf('URL:')).toBeLessThan(event.indexOf('BEGIN:VALARM'));
  expect(event.indexOf('URL:')).toBeGreaterThan(0);
});

test('lets other requests in while a large feed is composed', async () => {
  const days = Array.from({ length: FEED_DAYS_MAX }, (_, id) => ({ ...birthday, id }));
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 0);
  await write(days);
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(5);
});

describe('the text', () => {
  const days = [
    mothersDay,
    birthday,
    { ...birthday, id: 3, recipientName: 'Jürgen, "J"; \\ of\nthe 🎁🎁🎁'.repeat(3) },
  ];

  test('stays the same for any order of the days, until New Year', async () => {
    expect(await write(days.toReversed())).toBe(await write(days));
    expect(await write(days, '2026-01-01')).toBe(await write(days, '2026-12-31'));
    expect(await write(days, '2027-01-01')).not.toBe(await write(days, '2026-12-31'));
    expect(await write(days)).toContain('DTSTAMP:20260102T030405Z');
  });

  // Calendars that have a feed with this ETag would not get the new text before the next year.
  test('changes only with a new FEED_FORMAT', async () => {
    const sample = [
      ...DAY_KINDS.filter((kind) => kind !== 'holiday').map((kind) => ({ ...birthday, kind, name: 'Party' })),
      { ...birthday, month: 2, day: 29, year: null },
      ...HOLIDAY_KEYS.map((holiday) => ({ ...mothersDay, holiday })),
    ].map((day, id) => ({ ...day, id }));
    const years = [2026, 2029, 2032, 2035, 2038, 2041];
    const texts = await Promise.all(years.map((year) => write(sample, `${year}-06-01`)));
    expect(
      { format: FEED_FORMAT, texts: hash('sha256', texts.join(''), 'hex').slice(0, 16) },
      'The text of the feed has changed: raise FEED_FORMAT in calendar-feed.ts, then update this test.',
    ).toEqual({ format: 2, texts: 'bafdc0e573d312c0' });
  });

  test('has lines of at most 75 bytes, each with its end, and whole letters', async () => {
    const text = await write(days);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    const summaries = read(text).map(({ summary }) => summary);
    expect(summaries).toContain(`${'Jürgen, "J"; \\ of the 🎁🎁🎁'.repeat(3)}: birthday`);
  });

  test('survives a parser, for any names', async () => {
    const anyDay = fc.record({
      id: fc.integer({ min: 1, max: 1_000_000 }),
      recipientName: fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
      days: fc.integer({ min: 0, max: 40_000 }),
      holiday: fc.option(fc.constantFrom(...HOLIDAY_KEYS)),
    });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(anyDay, { maxLength: 5, selector: ({ id }) => id }), async (some) => {
        const made = some.map(({ id, recipientName, days: after, holiday }): FeedDay => {
          const [year, month, day] = addDays('1900-01-01', after).split('-').map(Number);
          return holiday === null
            ? { ...birthday, id, recipientName, year: year!, month: month!, day: day! }
            : { ...mothersDay, id, recipientName, holiday };
        });
        const events = read(await write(made));
        const uids = events.map(({ uid }) => uid);
        expect(new Set(uids).size).toBe(uids.length);
        for (const { id, kind } of made) {
          expect(uids.includes(`day-${id}@tuckaway.example`)).toBe(kind === 'birthday');
        }
        expect(events.filter(({ isDate }) => !isDate)).toEqual([]);
      }),
    );
  });
});
