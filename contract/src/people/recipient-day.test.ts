import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RecipientDay, RecipientDayInput } from './recipient-day.ts';
import { futureDateError } from '@tuckaway/domain/days/day-of-year';

const errorsOf = (day: unknown) =>
  (RecipientDayInput.safeParse(day).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);
const birthday = { kind: 'birthday', month: 4, day: 15 };

describe('a day that is accepted', () => {
  test('has everything that was left out as null', () => {
    expect(RecipientDayInput.parse(birthday)).toEqual({
      kind: 'birthday',
      name: null,
      month: 4,
      day: 15,
      year: null,
      holiday: null,
      remind: null,
    });
  });

  test('keeps its values and ids', () => {
    const day = { id: 1, recipientId: 2, ...RecipientDayInput.parse({ ...birthday, remind: [7] }) };
    expect(RecipientDay.parse(day)).toEqual(day);
  });

  test('may be February 29, with a leap year or with none', () => {
    expect(errorsOf({ ...birthday, month: 2, day: 29 })).toEqual([]);
    expect(errorsOf({ ...birthday, month: 2, day: 29, year: 1996 })).toEqual([]);
  });

  test('may be a holiday by its key, an anniversary with or without a name, or an own day', () => {
    expect(errorsOf({ kind: 'holiday', holiday: 'hanukkah' })).toEqual([]);
    expect(errorsOf({ ...birthday, kind: 'anniversary', name: 'Wedding' })).toEqual([]);
    expect(RecipientDayInput.parse({ ...birthday, kind: 'anniversary', name: '  ' }).name).toBe(null);
    expect(RecipientDayInput.parse({ ...birthday, kind: 'own', name: ' Name day ' }).name).toBe('Name day');
  });

  test('has its reminders from the earliest to the latest', () => {
    expect(RecipientDayInput.parse({ ...birthday, remind: [1, 14, 0] }).remind).toEqual([14, 1, 0]);
    expect(RecipientDayInput.parse({ ...birthday, remind: [] }).remind).toEqual([]);
  });
});

describe('a day that is refused, with a sentence', () => {
  test.each([
    ['February 30', { ...birthday, month: 2, day: 30 }, 'day', 'February has only 29 days'],
    [
      'February 30 of a year',
      { ...birthday, month: 2, day: 30, year: 2023 },
      'day',
      'February has only 28 days',
    ],
    ['February 29 of 2023', { ...birthday, month: 2, day: 29, year: 2023 }, 'day', '2023 has no February 29'],
    ['February 29 of 1900', { ...birthday, month: 2, day: 29, year: 1900 }, 'day', '1900 has no February 29'],
    ['April 31', { ...birthday, day: 31 }, 'day', 'April has only 30 days'],
    ['day 0', { ...birthday, day: 0 }, 'day', 'Please enter a day from 1 to 31'],
    ['month 13', { ...birthday, month: 13 }, 'month', 'Please choose a month'],
    ['a day without a month', { kind: 'birthday', day: 15 }, 'month', 'Please choose a month'],
    ['a month without a day', { kind: 'birthday', month: 4 }, 'day', 'Please enter the day'],
    ['1850', { ...birthday, year: 1850 }, 'year', 'Please enter a year from 1900 to 2100, or leave it out'],
    ['half a day', { ...birthday, day: 1.5 }, 'day', 'Must be a whole number'],
    ['no name', { ...birthday, kind: 'own' }, 'name', 'Please name the day'],
    [
      'a long name',
      { ...birthday, kind: 'own', name: 'x'.repeat(61) },
      'name',
      'Please keep the name to 60 characters',
    ],
    [
      'a control character',
      { ...birthday, kind: 'own', name: 'a\u0000' },
      'name',
      'Contains characters that cannot be stored',
    ],
    ['another kind', { ...birthday, kind: 'party' }, 'kind', 'Choose what kind of day it is'],
    ['no holiday', { kind: 'holiday' }, 'holiday', 'Please choose a holiday'],
    [
      'an unknown holiday',
      { kind: 'holiday', holiday: 'toString' },
      'holiday',
      'Please choose a holiday from the list',
    ],
    [
      'a holiday with a date',
      { kind: 'holiday', holiday: 'easter', month: 4 },
      'holiday',
      'A holiday brings its own date',
    ],
    ['a holiday on a birthday', { ...birthday, holiday: 'easter' }, 'holiday', 'Only a holiday has one'],
    ['a lead of 91 days', { ...birthday, remind: [91] }, 'remind.0', 'Must be at most 90 days ahead'],
    ['a lead in the past', { ...birthday, remind: [-1] }, 'remind.0', 'Must not be negative'],
    ['a lead twice', { ...birthday, remind: [7, 7] }, 'remind', 'Must not repeat a number of days'],
    ['six leads', { ...birthday, remind: [1, 2, 3, 4, 5, 6] }, 'remind', 'At most 5 reminders for a day'],
  ])('%s', (_what, day, path, message) => {
    expect(errorsOf(day)).toEqual([[path, message]]);
  });

  test('never makes the check throw, for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (day) => {
        expect(RecipientDayInput.safeParse(day).success).toBeTypeOf('boolean');
      }),
    );
  });
});

test('a birthday is never in the future, a day of one’s own may be', () => {
  const next = { month: 11, day: 18, year: 2026 };
  expect(futureDateError({ kind: 'birthday', ...next }, '2026-11-17')).toBe(
    'This birthday lies in the future. Leave the year out if you do not know it',
  );
  expect(futureDateError({ kind: 'birthday', ...next }, '2026-11-18')).toBe(null);
  expect(futureDateError({ kind: 'own', ...next }, '2026-11-17')).toBe(null);
  // No date at all: that is said by another sentence.
  expect(futureDateError({ kind: 'birthday', month: 2, day: 30, year: 1990 }, '2026-11-17')).toBe(null);
  expect(futureDateError({ kind: 'anniversary', ...next, year: null }, '2026-11-17')).toBe(null);
});
