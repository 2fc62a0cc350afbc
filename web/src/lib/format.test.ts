import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatFullPrice,
  formatPrice,
  formatReadingTime,
  formatRelative,
  formatShortDate,
  initialsOf,
} from './format.ts';

describe('prices', () => {
  it.each([
    [12, '$12.00'],
    ['19.5', '$19.50'],
    [999, '$999.00'],
    [1000, '$1,000.00'],
    [999_999.99, '$999,999.99'],
    [1_000_000, '$1,000,000.00'],
    [0, '$0.00'],
    [null, undefined],
    ['soon', undefined],
  ])('%s reads %s', (price, text) => {
    expect(formatFullPrice(price)).toBe(text);
  });

  it.each([
    [12, '$12'],
    [12.5, '$12.50'],
    [1000, '$1,000'],
    [null, undefined],
  ])('%s reads %s in a sentence', (price, text) => {
    expect(formatPrice(price)).toBe(text);
  });
});

describe('names', () => {
  it.each([
    ['Maya Okafor', 'MO'],
    ['ana maría de la cruz', 'AC'],
    ['Jo', 'J'],
    ['Pat (work)', 'PW'],
    ['Emil (5)', 'E'],
    ['“Bo” & co.', 'BC'],
    ['007', '0'],
    ['  ', ''],
    ['𝒵oe Ünal', '𝒵Ü'],
  ])('%s has the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('dates', () => {
  it('a day without an hour is the same day everywhere', () => {
    expect(formatDate('2025-10-03')).toBe('October 3, 2025');
  });

  it('read as the language has them, in the zone of the reader', () => {
    const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
    const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
    for (let month = 0; month < 12; month++) {
      const moment = new Date(2026, month, 1 + 2 * month, 23, 59);
      expect(formatDate(moment)).toBe(long.format(moment));
      expect(formatShortDate(moment.toISOString())).toBe(medium.format(moment));
    }
  });

  it('read relative to now', () => {
    const now = new Date('2026-01-10T12:00:00Z');
    expect(formatRelative('2026-01-07T12:00:00Z', now)).toBe('3 days ago');
    expect(formatRelative('2026-01-10T11:59:40Z', now)).toBe('now');
  });
});

describe('reading time', () => {
  it('says one minute and many minutes', () => {
    expect(formatReadingTime(1)).toBe('1 min read');
    expect(formatReadingTime(7)).toBe('7 min read');
  });
});
