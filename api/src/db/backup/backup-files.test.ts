import { describe, expect, test } from 'vitest';
import { surplus } from './backup-files.ts';

const backup = (at: string, number: number) => ({ name: `tuckaway-${at}-${number}.sql.gz`, at, number });
const atHour = (hour: number) =>
  new Date(Date.UTC(2026, 0, 1, hour)).toISOString().slice(0, 19).replaceAll(':', '-');

describe('rotation', () => {
  test('keeps a day of hours, a week of days and a month of weeks', () => {
    const hourly = Array.from({ length: 24 * 60 }, (_, hour) => backup(atHour(hour), hour)).reverse();
    const gone = new Set(surplus(hourly));
    const kept = hourly.map(({ name }) => name).filter((name) => !gone.has(name));
    expect(kept.slice(0, 24)).toEqual(hourly.slice(0, 24).map(({ name }) => name));
    expect(kept.length).toBeLessThanOrEqual(24 + 7 + 4);
    expect(kept.length).toBeGreaterThan(24 + 7);
    expect(kept.at(-1)! < 'tuckaway-2026-02-14').toBe(true);
  });

  test('keeps several of one hour', () => {
    const close = Array.from({ length: 10 }, (_, index) =>
      backup(`2026-01-01T00-${10 + index}-00`, index),
    ).reverse();
    expect(surplus(close)).toEqual(close.slice(6).map(({ name }) => name));
  });

  test('rotates by the number of the backup where the clock was wrong for a while', () => {
    const wrong = Array.from({ length: 60 }, (_, index) =>
      backup(`2028-01-${10 + Math.floor(index / 3)}T0${index % 3}`, index),
    );
    const right = backup('2026-01-01T00-00-00', 60);
    expect(surplus([right, ...wrong.reverse()])).not.toContain(right.name);
  });
});
