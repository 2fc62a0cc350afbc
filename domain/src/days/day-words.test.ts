import { describe, expect, test } from 'vitest';
import {
  dateText,
  dayNoun,
  dayOfYearText,
  dayTitle,
  daysLeftText,
  leapDayText,
  upcomingText,
  yearsText,
} from './day-words.ts';
import { nextOccurrence } from './occurrences.ts';
import { DEFAULT_LEADS, leadsOf } from './remind-leads.ts';

const birthday = { kind: 'birthday', name: null, holiday: null } as const;
const mothersDay = { kind: 'holiday', name: null, holiday: 'mothers-day' } as const;

test.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [2, 'in 2 days'],
  [12, 'in 12 days'],
  [365, 'in 365 days'],
  [-1, 'yesterday'],
  [-3, '3 days ago'],
])('%i days', (days, text) => {
  expect(daysLeftText(days)).toBe(text);
});

test('years', () => {
  expect(yearsText('birthday', 40)).toBe('turns 40');
  expect(yearsText('anniversary', 1)).toBe('1 year');
  expect(yearsText('anniversary', 25)).toBe('25 years');
  expect(yearsText('birthday', 0)).toBe(null);
  expect(yearsText('birthday', null)).toBe(null);
});

describe('a day', () => {
  test('has a name by itself and one within a sentence', () => {
    expect([dayTitle(birthday), dayNoun(birthday)]).toEqual(['Birthday', 'birthday']);
    expect([dayTitle(mothersDay), dayNoun(mothersDay)]).toEqual(["Mother's Day", "Mother's Day"]);
    const wedding = { kind: 'anniversary', name: 'Wedding', holiday: null } as const;
    expect([dayTitle(wedding), dayNoun(wedding)]).toEqual(['Wedding', 'Wedding']);
    expect(dayNoun({ ...wedding, name: null })).toBe('anniversary');
  });

  test('has one line when it comes up', () => {
    const occurrence = { on: '2026-11-29', years: 40, movedFromLeapDay: false };
    expect(upcomingText(birthday, { ...occurrence, daysLeft: 12 })).toBe('birthday in 12 days, turns 40');
    expect(upcomingText(mothersDay, { ...occurrence, years: null, daysLeft: 0 })).toBe("Mother's Day today");
  });

  test('names the other date of February 29', () => {
    const rule = { kind: 'birthday', month: 2, day: 29, year: 1996, holiday: null } as const;
    expect(leapDayText(nextOccurrence(rule, '2027-01-01')!)).toBe('February 29, kept on February 28 in 2027');
    expect(leapDayText(nextOccurrence(rule, '2028-01-01')!)).toBe(null);
  });
});

test('dates are written out, with the year where it is another one', () => {
  expect(dateText('2026-11-26', '2026-11-17')).toBe('Thursday, November 26');
  expect(dateText('2027-01-02', '2026-11-17')).toBe('Saturday, January 2, 2027');
  expect(dayOfYearText({ month: 4, day: 15, year: null })).toBe('April 15');
  expect(dayOfYearText({ month: 4, day: 15, year: 1985 })).toBe('April 15, 1985');
});

test('a day’s own leads come before the account’s', () => {
  expect(DEFAULT_LEADS).toEqual([30, 7, 1]);
  expect(leadsOf({ remind: null }, DEFAULT_LEADS)).toEqual([30, 7, 1]);
  expect(leadsOf({ remind: [] }, DEFAULT_LEADS)).toEqual([]);
});
