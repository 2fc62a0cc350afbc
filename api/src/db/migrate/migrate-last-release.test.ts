import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsDir } from '../../locations.ts';
import { testDatabaseUrl } from '../../test/database/test-database.ts';
import { withClient } from '../backup/backups.ts';
import { loadBackup } from '../backup/copy-in.ts';
import { copyOut, prepareSession } from '../backup/copy-out.ts';
import { migrate } from './migrate.ts';
import { connectPostgres, NO_LIMITS } from '../connection/pool.ts';

/*
 * A backup of the last release, with a row or more in every table that keeps something of people. Restoring it runs the
 * migrations of that release, as they were; then the newer ones run on filled tables.
 */
const released = readFileSync(join(import.meta.dirname, 'last-release.sql'), 'utf8');

/** Columns that newer migrations drop on purpose. None of them holds user data. */
const DROPPED = [
  'public.gifts.popularity',
  'public.gifts.is_popular',
  'public.gift_lists.keywords',
  'public.search_words.word',
  'public.search_words.uses',
  'public.users.version',
];
/** Rewritten on purpose: the server's own notes, and a time zone in its canonical spelling. */
const REWRITTEN = ['public.app_facts.value', 'public.reminder_settings.next_look_at'];
const TIME_ZONE = 'public.reminder_settings.time_zone';

type Columns = Map<string, string[]>;

/** The values of each column of a backup, by `schema.table.column`. */
function columnsOf(text: string): Columns {
  const columns: Columns = new Map();
  const tables = text.matchAll(/^copy (public\.\S+) \((.*)\) from stdin;\n((?:(?!\\\.\n).*\n)*)\\\.\n/gm);
  for (const [, table, list, rows] of tables) {
    const names = list!.replaceAll('"', '').split(', ');
    const values = rows!
      .split('\n')
      .slice(0, -1)
      .map((row) => row.split('\t'))
      // Updates move rows; the first column tells them apart.
      .sort(([one], [other]) => (one! < other! ? -1 : 1));
    names.forEach((name, index) =>
      columns.set(
        `${table}.${name}`,
        values.map((row) => row[index]!),
      ),
    );
  }
  return columns;
}

const base = await testDatabaseUrl();
const name = 'tuckaway_last_release';
const url = Object.assign(new URL(base), { pathname: `/${name}` }).href;
const folder = mkdtempSync(join(tmpdir(), 'tuckaway-release-'));
const before = columnsOf(released);
let after: Columns;

beforeAll(async () => {
  const file = join(folder, 'last-release.sql.gz');
  writeFileSync(file, gzipSync(released));
  await withClient(base, (admin) => admin.query(`create database ${name}`));
  const pool = connectPostgres(url, { error: () => {} }, { limits: NO_LIMITS });
  await withClient(url, (client) => loadBackup(client, file));
  await migrate(pool, migrationsDir);
  await pool.end();
  const parts: string[] = [];
  await withClient(url, async (client) => {
    await prepareSession(client);
    await copyOut(client, async (part) => void parts.push(part.toString()));
  });
  after = columnsOf(parts.join(''));
});
afterAll(async () => {
  await withClient(base, (admin) => admin.query(`drop database if exists ${name} with (force)`));
  rmSync(folder, { recursive: true });
});

test('keeps every column but those that are known to go', () => {
  expect([...before.keys()].filter((column) => !after.has(column)).toSorted()).toEqual(DROPPED.toSorted());
});

test('keeps what people wrote', () => {
  const kept = [...before].filter(
    ([column]) =>
      !column.startsWith('public.schema_migrations.') &&
      ![...DROPPED, ...REWRITTEN, TIME_ZONE].includes(column),
  );
  expect(kept.length).toBeGreaterThan(100);
  expect(Object.fromEntries(kept.map(([column]) => [column, after.get(column)]))).toEqual(
    Object.fromEntries(kept),
  );
});

test('spells time zones canonically', () => {
  expect(before.get(TIME_ZONE)).toEqual(['europe/berlin', '\\N']);
  expect(after.get(TIME_ZONE)).toEqual(['Europe/Berlin', '\\N']);
});
