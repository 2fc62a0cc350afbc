import { isTimeZone } from '@tuckaway/domain/days/time-zone';
import { expect, test } from 'vitest';
import { TimeZone } from './time-zone.ts';

test.each(['Mars/Olympus', '+02:00', '', 'utc\n', 'America/New York', 'x'.repeat(100)])(
  '%j is no time zone',
  (zone) => {
    expect(isTimeZone(zone)).toBe(false);
    expect(TimeZone.safeParse(zone).error?.issues[0]?.message).toBe(
      'Please choose a time zone from the list',
    );
  },
);

test.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['AMERICA/NEW_YORK', 'America/New_York'],
  ['Utc', 'UTC'],
])('%s is stored as %s', (zone, canonical) => {
  expect(TimeZone.parse(zone)).toBe(canonical);
});
