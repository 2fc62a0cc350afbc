import { readFileSync } from 'node:fs';
import { HOLIDAY_KEYS, holidayDates, type HolidayKey } from '@tuckaway/domain/days/holidays';
import { addDays, weekdayOf } from '@tuckaway/domain/days/calendar-date';
import { describe, expect, test } from 'vitest';
import { FIRST_YEAR, LAST_YEAR } from './rules.ts';
import { holidayTableFile } from './table.ts';

const committed = new URL('../../domain/src/days/holiday-table.ts', import.meta.url);
const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
const inYear = (key: HolidayKey, year: number) =>
  holidayDates(key).filter((date) => date.startsWith(`${year}-`));

// Loading the library and computing its moons takes a second, and longer where other things run.
test('the committed table is what the script writes', { timeout: 60_000 }, async () => {
  expect(readFileSync(committed, 'utf8')).toBe(await holidayTableFile());
});

const SOMETIMES_TWICE: readonly HolidayKey[] = ['eid-al-fitr', 'eid-al-adha'];
const ONCE_A_YEAR = HOLIDAY_KEYS.filter((key) => !SOMETIMES_TWICE.includes(key) && key !== 'diwali');
test.each(ONCE_A_YEAR)('%s comes once in every year', (key) => {
  expect(holidayDates(key)).toHaveLength(years.length);
  for (const year of years) expect(inYear(key, year)).toHaveLength(1);
});

/** Month and day from 2024 on, from printed calendars and not from the library. */
const KNOWN: Partial<Record<HolidayKey, string>> = {
  easter: '03-31 04-20 04-05 03-28 04-16 04-01 04-21 04-13 03-28 04-17 04-09 03-25',
  'mothers-day': '05-12 05-11 05-10 05-09 05-14 05-13 05-12 05-11 05-09 05-08 05-14 05-13',
  'fathers-day': '06-16 06-15 06-21 06-20 06-18 06-17 06-16 06-15 06-20 06-19 06-18 06-17',
  thanksgiving: '11-28 11-27 11-26 11-25 11-23 11-22 11-28 11-27 11-25 11-24 11-23 11-22',
  // First evenings.
  hanukkah: '12-25 12-14 12-04 12-24 12-12 12-01 12-20 12-09 11-27 12-16 12-06 12-25',
  'lunar-new-year': '02-10 01-29 02-17 02-06 01-26 02-13 02-03 01-23 02-11 01-31 02-19 02-08',
  'grandparents-day': '09-08 09-07 09-13 09-12 09-10 09-09 09-08 09-07 09-12 09-11 09-10 09-09',
  'teacher-appreciation-day': '05-07 05-06 05-05 05-04 05-09 05-08 05-07 05-06 05-04 05-03 05-09 05-08',
  'administrative-professionals-day':
    '04-24 04-23 04-22 04-21 04-26 04-25 04-24 04-23 04-21 04-27 04-26 04-25',
};

test.each(Object.entries(KNOWN))('%s falls on the dates that are known for 2024 to 2035', (key, dates) => {
  const expected = dates.split(' ').map((date, index) => `${FIRST_YEAR + index}-${date}`);
  expect(holidayDates(key as HolidayKey).slice(0, expected.length)).toEqual(expected);
});

test('Eid al-Fitr falls on the dates that are known, twice in 2033', () => {
  expect(holidayDates('eid-al-fitr').slice(0, 3)).toEqual(['2024-04-10', '2025-03-30', '2026-03-20']);
  expect(inYear('eid-al-fitr', 2033)).toHaveLength(2);
});

test.each([
  ['new-years-day', '01-01'],
  ['valentines-day', '02-14'],
  ['halloween', '10-31'],
  ['christmas', '12-25'],
  ['kwanzaa', '12-26'],
] as const)('%s is on %s, also where it falls on a weekend', (key, date) => {
  expect(holidayDates(key)).toEqual(years.map((year) => `${year}-${date}`));
});

describe('by another way of counting', () => {
  const nth = (year: number, month: number, weekday: number, n: number) => {
    const first = `${year}-${String(month).padStart(2, '0')}-01`;
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
  };

  test('days of a week and month', () => {
    for (const year of years) {
      expect(inYear('mothers-day', year)).toEqual([nth(year, 5, 0, 2)]);
      expect(inYear('fathers-day', year)).toEqual([nth(year, 6, 0, 3)]);
      expect(inYear('thanksgiving', year)).toEqual([nth(year, 11, 4, 4)]);
      expect(inYear('teacher-appreciation-day', year)).toEqual([addDays(nth(year, 5, 0, 1), 2)]);
      expect(inYear('grandparents-day', year)).toEqual([addDays(nth(year, 9, 1, 1), 6)]);
      // The last week of April that is whole ends with its last Saturday.
      const lastSaturday = addDays(`${year}-04-30`, -((weekdayOf(`${year}-04-30`) + 1) % 7));
      expect(inYear('administrative-professionals-day', year)).toEqual([addDays(lastSaturday, -3)]);
    }
  });

  const written = (calendar: string, date: string) =>
    new Intl.DateTimeFormat(`en-US-u-ca-${calendar}`, {
      timeZone: 'UTC',
      month: 'long',
      day: 'numeric',
    }).format(new Date(`${date}T12:00:00Z`));

  test('the day after the first evening of Hanukkah is 25 Kislev', () => {
    for (const date of holidayDates('hanukkah')) {
      expect(written('hebrew', addDays(date, 1))).toBe('25 Kislev');
    }
  });

  test('Lunar New Year is the first day of the first month, within a day', () => {
    // The new moons of 2027 and 2030 come minutes from midnight in Beijing, where Intl counts a day differently.
    for (const date of holidayDates('lunar-new-year')) {
      expect([-1, 0, 1].map((days) => written('chinese', addDays(date, days)))).toContain('First Month 1');
    }
  });

  test.each([
    ['eid-al-fitr', 'Shawwal 1'],
    ['eid-al-adha', 'Dhuʻl-Hijjah 10'],
  ] as const)('%s is %s, within a day', (key, day) => {
    for (const date of holidayDates(key))
      expect([-1, 0, 1].map((days) => written('islamic-umalqura', addDays(date, days)))).toContain(day);
  });

  test('Diwali is a new moon of autumn, in every year until 2035', () => {
    const dates = holidayDates('diwali');
    expect(dates.map((date) => Number(date.slice(0, 4)))).toEqual(years.slice(0, 12));
    // Lunar months of the Chinese calendar begin on the day of the new moon, which is that evening or the next day.
    for (const date of dates) {
      expect(date.slice(5) >= '10-15' && date.slice(5) <= '11-15').toBe(true);
      const near = [0, 1, 2].map((days) => written('chinese', addDays(date, days)));
      expect(near.some((day) => day.endsWith(' 1'))).toBe(true);
    }
  });
});
