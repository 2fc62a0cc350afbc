import { mkdtempSync, readdirSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { latestBackup, surplus } from './backups.ts';
import { backUpNow } from './maintenance.ts';
import { openDatabase } from './pool.ts';

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

// Only the embedded engine is backed up by us, and loading it three times takes its time.
test.runIf(inject('database').engine === 'pglite')(
  'a database that does not open is kept aside and the last verified backup takes its place',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-data-'));
    const complaints: string[] = [];
    const log = { error: (_details: object, message: string) => void complaints.push(message) };
    const config = { dataDir, databaseUrl: undefined };

    const before = await openDatabase(config, log);
    await before.pool.query('create table things (id int primary key)');
    await before.pool.query('insert into things select generate_series(1, 100)');
    await backUpNow(before);
    await before.pool.query('insert into things values (101)');
    await before.close();
    expect(latestBackup(join(dataDir, 'backups'))).toMatch(/tuckaway-.*\.tar\.gz$/);

    truncateSync(join(dataDir, 'database', 'global', 'pg_control'), 10);
    const after = await openDatabase(config, log);
    const { rows } = await after.pool.query('select count(*)::int as n from things');
    await after.close();

    expect(rows).toEqual([{ n: 100 }]);
    expect(complaints).toEqual(['The database did not open: kept it aside and restored the last backup']);
    expect(readdirSync(dataDir).filter((entry) => entry.startsWith('database.broken-'))).toHaveLength(1);
  },
  300_000,
);
