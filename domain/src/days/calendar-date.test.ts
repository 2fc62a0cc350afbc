import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  calendarDate,
  daysBetween,
  isCalendarDate,
  parseDate,
  partsOf,
  weekdayOf,
} from './calendar-date.ts';

const anyDate = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

describe('a written date', () => {
  test.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-4-15',
    '26-04-15',
    '2026-04-15T00:00:00Z',
    ' 2026-04-15',
    '2026-04-15\n',
    '0000-01-01',
    '',
    '２０２６-04-15',
  ])('%j is none', (text) => {
    expect(isCalendarDate(text)).toBe(false);
    expect(() => partsOf(text)).toThrow(RangeError);
  });

  test.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(calendarDate(parseDate(text)!)).toBe(text);
  });

  test('never comes from parts that do not exist', () => {
    for (const parts of [
      { year: 2026, month: 2, day: 29 },
      { year: 2026, month: 1.5, day: 1 },
      { year: Number.NaN, month: 1, day: 1 },
      { year: 10_000, month: 1, day: 1 },
    ]) {
      expect(() => calendarDate(parts)).toThrow(RangeError);
    }
  });
});

describe('counting days', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    // Clocks change in the US and in Europe on these days.
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-03-29', 1, '2026-03-30'],
    ['0099-12-31', 1, '0100-01-01'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  test('forward and back are the same way', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
        fc.pre(date > '0004-01-01' && date < '9997-01-01');
        const moved = addDays(date, days);
        expect(daysBetween(date, moved)).toBe(days);
        expect(addDays(moved, -days)).toBe(date);
        expect([moved > date, moved < date]).toEqual([days > 0, days < 0]);
        expect(weekdayOf(moved)).toBe((((weekdayOf(date) + days) % 7) + 7) % 7);
      }),
    );
  });

  test('knows the days of the week', () => {
    expect(['2026-11-17', '1969-12-28', '2000-01-01', '0001-01-01'].map(weekdayOf)).toEqual([2, 0, 6, 1]);
  });
});
