import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentIn, wallClockIn } from './wall-clock.ts';

const ZONES = [
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/London',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Niue',
];

test.each([
  ['America/New_York', '2027-03-14', '2027-03-14T13:00:00.000Z'], // the night clocks go forward
  ['America/New_York', '2027-03-13', '2027-03-13T14:00:00.000Z'],
  ['America/New_York', '2027-11-07', '2027-11-07T14:00:00.000Z'], // and back
  ['Europe/London', '2027-03-28', '2027-03-28T08:00:00.000Z'],
  ['Pacific/Kiritimati', '2027-01-01', '2026-12-31T19:00:00.000Z'], // east of the date line
  ['Pacific/Niue', '2026-12-31', '2026-12-31T20:00:00.000Z'], // west of it
  ['Asia/Kathmandu', '2028-02-29', '2028-02-29T03:15:00.000Z'],
])('nine in the morning in %s on %s', (zone, date, moment) => {
  expect(momentIn(zone, date, 9).toISOString()).toBe(moment);
});

test('the clock on the wall shows nine then, and not a moment before, for any zone and date', () => {
  const days = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), days, (zone, day) => {
      const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
      const nine = momentIn(zone, date, 9);
      expect(wallClockIn(zone, nine)).toEqual({ date, hour: 9 });
      expect(wallClockIn(zone, new Date(nine.getTime() - 1))).toEqual({ date, hour: 8 });
    }),
    { numRuns: 1000 },
  );
});
