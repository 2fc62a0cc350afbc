import fc from 'fast-check';
import { dateError } from '@tuckaway/domain/days/day-of-year';
import { describe, expect, test } from 'vitest';
import { dateOrderOf, readContactDate } from './contact-date.ts';

const TODAY = '2026-11-17';
const read = (text: string) => readContactDate(text, 'month-first', TODAY);
const april15 = { month: 4, day: 15 };

test('a day and a month with a dot after each are read day first, without a year', () => {
  expect(read('24.12.')).toEqual({ date: { month: 12, day: 24, year: null }, complaint: null });
  expect(read('5.3.').date).toEqual({ month: 3, day: 5, year: null });
  expect(read('24/12/').date).toBeNull();
});

test.each([
  '1985-04-15',
  '19850415',
  '1985/4/15',
  '1985-04-15T00:00:00Z',
  '19850415T000000Z',
  '1985-04-15T10:22:00.000-0800',
  '1985-04-15 00:00:00',
  '4/15/1985',
  '04/15/85',
  '4-15-1985',
  '15/4/1985',
  '15.04.1985',
  'April 15, 1985',
  'Apr 15 1985',
  'Apr. 15,1985',
  'april 15th, 1985',
  '15 April 1985',
  '15-Apr-85',
  '15. April 1985',
  '  1985-04-15  ',
])('%j is April 15, 1985', (text) => {
  expect(read(text)).toEqual({ date: { ...april15, year: 1985 }, complaint: null });
});

test.each(['--0415', '--04-15', '4/15', '04-15', 'April 15', '15 Apr', '1604-04-15', '16040415', '15.4'])(
  '%j is April 15 of an unknown year',
  (text) => {
    expect(read(text)).toEqual({ date: { ...april15, year: null }, complaint: null });
  },
);

test.each(['', '   ', '0/0/00', '00/00/0000', '0000-00-00', '-'])(
  '%j is no date, and nothing to tell',
  (text) => {
    expect(read(text)).toEqual({ date: null, complaint: null });
  },
);

test.each([
  '1985',
  '1985-04',
  '--04',
  '---15',
  'sometime in May',
  'circa 18',
  'marble 12',
  '=cmd()',
  '5',
  '1/2/3/4',
])('%j is not readable', (text) => {
  expect(read(text)).toEqual({ date: null, complaint: `“${text}” is not a date we can read` });
});

describe('a date that cannot be', () => {
  test.each(['2/30/1985', '1985-02-29', '13/13/1985', '1985-00-10', '--0230', '2/30/1850'])('%j', (text) => {
    expect(read(text)).toEqual({ date: null, complaint: `“${text}” is no day of the calendar` });
  });

  test('keeps its day where only the year is wrong', () => {
    expect(read('1850-04-15')).toEqual({
      date: { ...april15, year: null },
      complaint: 'has the year 1850, which was left out',
    });
    expect(read('2026-11-18').date).toEqual({ month: 11, day: 18, year: null });
    expect(read('2026-11-17').date).toEqual({ month: 11, day: 17, year: 2026 });
  });
});

test('two digits of a year lie in the last hundred', () => {
  expect(read('4/15/26').date?.year).toBe(2026);
  expect(read('4/15/27').date?.year).toBe(1927);
});

describe('the order of day and month', () => {
  test('follows the US unless a date of the file shows the other order', () => {
    expect(dateOrderOf(['4/5/1985', '12/31/1999', ''])).toBe('month-first');
    expect(dateOrderOf(['4/5/1985', '31/12/1999'])).toBe('day-first');
    expect(dateOrderOf(['31/12/1999', '12/31/1999'])).toBe('month-first');
    expect(dateOrderOf(['2000-12-31', 'x'.repeat(1000)])).toBe('month-first');
  });

  test('decides what 4/5 is', () => {
    expect(readContactDate('4/5/1985', 'month-first', TODAY).date).toEqual({ month: 4, day: 5, year: 1985 });
    expect(readContactDate('4/5/1985', 'day-first', TODAY).date).toEqual({ month: 5, day: 4, year: 1985 });
    expect(readContactDate('1985-04-05', 'day-first', TODAY).date).toEqual({ month: 4, day: 5, year: 1985 });
  });
});

test('a date that was read from any text exists', () => {
  const likely = fc
    .array(fc.constantFrom(...'0123456789-/. ,:tTzaprilmay'.split('')), { maxLength: 30 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.string(), likely), fc.constantFrom('month-first', 'day-first'), (text, order) => {
      const { date } = readContactDate(text, order as 'month-first', TODAY);
      expect(date === null || dateError(date) === null).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
