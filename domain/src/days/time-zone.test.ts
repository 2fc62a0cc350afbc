import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from './calendar-date.ts';
import { canonicalTimeZone, todayIn } from './time-zone.ts';

describe('today', () => {
  test.each([
    // The date line: three dates at one moment.
    ['2026-12-31T10:30:00Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2026-12-31T10:30:00Z', 'America/New_York', '2026-12-31'],
    ['2026-12-31T10:30:00Z', 'Pacific/Pago_Pago', '2026-12-30'],
    ['2027-01-01T04:59:59Z', 'America/New_York', '2026-12-31'],
    ['2027-01-01T05:00:00Z', 'America/New_York', '2027-01-01'],
    // The night in which clocks go back has 25 hours, and the day lasts until their end.
    ['2026-11-01T04:00:00Z', 'America/New_York', '2026-11-01'],
    ['2026-11-02T04:59:59Z', 'America/New_York', '2026-11-01'],
    ['2026-11-02T05:00:00Z', 'America/New_York', '2026-11-02'],
    // And the one in which they go forward has 23.
    ['2026-03-09T03:59:59Z', 'America/New_York', '2026-03-08'],
    ['2026-03-09T04:00:00Z', 'America/New_York', '2026-03-09'],
    ['2026-02-28T18:30:00Z', 'Asia/Kolkata', '2026-03-01'],
    ['2024-02-29T23:59:59Z', 'UTC', '2024-02-29'],
  ])('depends on the zone: at %s in %s it is %s', (now, zone, today) => {
    expect(todayIn(zone, new Date(now))).toBe(today);
  });

  test('differs from the date in UTC by at most a day, and never goes back as time passes', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const moments = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2046-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, moments, fc.integer({ min: 0, max: 86_400_000 }), (zone, now, later) => {
        const today = todayIn(zone, now);
        expect(Math.abs(daysBetween(now.toISOString().slice(0, 10), today))).toBeLessThanOrEqual(1);
        const afterwards = todayIn(zone, new Date(now.getTime() + later));
        expect(afterwards >= today && afterwards <= addDays(today, 2)).toBe(true);
      }),
    );
  });
});

test.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['AMERICA/NEW_YORK', 'America/New_York'],
  ['utc', 'UTC'],
  ['+02:00', undefined],
  ['Mars/Olympus', undefined],
  ['', undefined],
])('%s is spelled %s', (zone, canonical) => {
  expect(canonicalTimeZone(zone)).toBe(canonical);
});
