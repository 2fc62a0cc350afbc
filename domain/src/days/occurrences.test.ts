import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from './calendar-date.ts';
import { HOLIDAY_KEYS, holidayDates } from './holidays.ts';
import {
  upcomingOccurrences,
  nextOccurrence,
  occurrencesBetween,
  twelveMonthsAfter,
  type DayRule,
} from './occurrences.ts';
import { todayIn } from './time-zone.ts';

const yearly = (month: number, day: number, year: number | null = null): DayRule => ({
  kind: 'birthday',
  month,
  day,
  year,
  holiday: null,
});
const holiday = (key: (typeof HOLIDAY_KEYS)[number]): DayRule => ({
  kind: 'holiday',
  month: null,
  day: null,
  year: null,
  holiday: key,
});

describe('the next time', () => {
  test.each([
    ['today', yearly(11, 17), '2026-11-17', '2026-11-17'],
    ['tomorrow', yearly(11, 18), '2026-11-17', '2026-11-18'],
    ['over New Year', yearly(1, 1), '2026-12-31', '2027-01-01'],
    ['a year later, the day after', yearly(11, 16), '2026-11-17', '2027-11-16'],
    ['a holiday that was', holiday('mothers-day'), '2026-05-11', '2027-05-09'],
    ['a holiday today', holiday('mothers-day'), '2026-05-10', '2026-05-10'],
    ['the second Eid of a year', holiday('eid-al-fitr'), '2033-01-03', '2033-12-23'],
  ])('returns %s', (_what, rule, from, on) => {
    expect(nextOccurrence(rule, from)?.on).toBe(on);
  });

  test('counts the years', () => {
    expect(nextOccurrence(yearly(4, 15, 1985), '2026-04-15')).toMatchObject({ on: '2026-04-15', years: 41 });
    expect(nextOccurrence(yearly(4, 15, 1985), '2026-04-16')).toMatchObject({ on: '2027-04-15', years: 42 });
    expect(nextOccurrence(yearly(4, 15), '2026-04-16')?.years).toBe(null);
  });

  test('returns February 28 for February 29 in other years, and reports it', () => {
    const leap = yearly(2, 29, 1996);
    expect(nextOccurrence(leap, '2027-01-01')).toEqual({
      on: '2027-02-28',
      years: 31,
      movedFromLeapDay: true,
    });
    expect(nextOccurrence(leap, '2027-02-28')?.on).toBe('2027-02-28');
    expect(nextOccurrence(leap, '2027-03-01')).toEqual({
      on: '2028-02-29',
      years: 32,
      movedFromLeapDay: false,
    });
    expect(nextOccurrence(leap, '2028-02-28')?.on).toBe('2028-02-29');
    expect(nextOccurrence(leap, '2096-03-01')).toMatchObject({ on: '2097-02-28' });
    expect(nextOccurrence(leap, '2100-01-01')).toMatchObject({ on: '2100-02-28', movedFromLeapDay: true });
  });

  test('comes once for a day with a year of its own', () => {
    const graduation: DayRule = { kind: 'own', month: 6, day: 5, year: 2028, holiday: null };
    expect(nextOccurrence(graduation, '2026-11-17')).toMatchObject({ on: '2028-06-05', years: null });
    expect(nextOccurrence(graduation, '2028-06-05')?.on).toBe('2028-06-05');
    expect(nextOccurrence(graduation, '2028-06-06')).toBe(null);
    expect(nextOccurrence({ ...graduation, year: null }, '2028-06-06')?.on).toBe('2029-06-05');
  });

  test('has no value after the last year of the table', () => {
    expect(nextOccurrence(holiday('easter'), '2045-04-10')).toBe(null);
  });
});

test('today’s day is there until the day is over where the person lives', () => {
  const rule = yearly(11, 17);
  const daysLeft = (now: string) =>
    upcomingOccurrences([rule], todayIn('America/Los_Angeles', new Date(now)))[0]?.daysLeft;
  expect(daysLeft('2026-11-17T07:59:59Z')).toBe(1);
  expect(daysLeft('2026-11-17T08:00:00Z')).toBe(0);
  expect(daysLeft('2026-11-18T07:59:59Z')).toBe(0);
  expect(daysLeft('2026-11-18T08:00:00Z')).toBe(364);
});

describe('twelve months', () => {
  test('end before the same day of the next year', () => {
    expect(twelveMonthsAfter('2026-11-17')).toBe('2027-11-17');
    expect(twelveMonthsAfter('2028-02-29')).toBe('2029-03-01');
  });

  test('bring a moving holiday twice where it comes twice', () => {
    const dates = occurrencesBetween(holiday('hanukkah'), '2024-12-20', twelveMonthsAfter('2024-12-20'));
    expect(dates.map(({ on }) => on)).toEqual(['2024-12-25', '2025-12-14']);
  });

  test('come in order, with the days that are left', () => {
    const days = [holiday('christmas'), yearly(1, 2), yearly(11, 17), holiday('thanksgiving')];
    expect(
      upcomingOccurrences(days, '2026-11-17').map(({ on, daysLeft, day }) => [
        on,
        daysLeft,
        days.indexOf(day),
      ]),
    ).toEqual([
      ['2026-11-17', 0, 2],
      ['2026-11-26', 9, 3],
      ['2026-12-25', 38, 0],
      ['2027-01-02', 46, 1],
    ]);
  });

  const anyDay = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) });
  const leapDay = fc.constant({ month: 2, day: 29 });
  const dates = fc.integer({ min: 0, max: 365 * 20 }).map((days) => addDays('2024-01-01', days));

  test('hold every yearly day, the first of them the next one', () => {
    fc.assert(
      fc.property(fc.oneof(anyDay, leapDay), dates, ({ month, day }, today) => {
        const rule = yearly(month, day);
        const within = occurrencesBetween(rule, today, twelveMonthsAfter(today));
        expect(within.length).toBeGreaterThanOrEqual(1);
        expect(within[0]).toEqual(nextOccurrence(rule, today));
        expect(daysBetween(today, within[0]!.on)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(today, within.at(-1)!.on)).toBeLessThanOrEqual(366);
        // No occurrence lies between today and the next one.
        const later = addDays(today, within[0]!.on > today ? 1 : 0);
        expect(nextOccurrence(rule, later)).toEqual(within[0]);
      }),
    );
  });

  test('begin with the next date of every holiday', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HOLIDAY_KEYS), dates, (key, today) => {
        // Dates of Diwali are published until 2035 only.
        fc.pre(today <= holidayDates(key).at(-1)!);
        const next = nextOccurrence(holiday(key), today);
        expect(next).not.toBe(null);
        expect(occurrencesBetween(holiday(key), today, addDays(today, 400))[0]).toEqual(next);
        expect(daysBetween(today, next!.on)).toBeLessThanOrEqual(390);
      }),
    );
  });
});
