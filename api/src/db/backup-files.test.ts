import { describe, expect, test } from 'vitest';
import { surplus } from './backup-files.ts';

const name = (at: string) => `tuckaway-${at}.tar.gz`;

describe('rotation', () => {
  test('keeps a day of hours, a week of days and a month of weeks', () => {
    const hourly = Array.from({ length: 24 * 60 }, (_, hour) =>
      name(new Date(Date.UTC(2026, 0, 1, hour)).toISOString().slice(0, 19).replaceAll(':', '-')),
    );
    const gone = new Set(surplus(hourly));
    const kept = hourly.filter((file) => !gone.has(file));
    expect(kept.slice(-24)).toEqual(hourly.slice(-24));
    expect(kept.length).toBeLessThanOrEqual(24 + 7 + 4);
    expect(kept.length).toBeGreaterThan(24 + 7);
    expect(kept[0]! < name('2026-02-14')).toBe(true);
  });

  test('keeps all while there are few', () => {
    expect(surplus([name('2026-01-01T00-00-00'), name('2026-01-01T01-00-00')])).toEqual([]);
  });
});
