import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationsDir } from '../../locations.ts';
import { testDatabaseUrl } from '../../test/database/test-database.ts';
import { version } from '../../version.ts';
import { withClient } from '../backup/backups.ts';
import { loadBackup } from '../backup/copy-in.ts';
import { copyOut, prepareSession } from '../backup/copy-out.ts';
import { migrate } from './migrate.ts';
import { connectPostgres, NO_LIMITS } from '../connection/pool.ts';

interface Release {
  /** Tables of the dump without rows: secrets that expired before the upgrade. */
  empty: string[];
  /** Columns that newer migrations drop on purpose. None of them holds user data. */
  dropped: string[];
  /** Columns whose values newer migrations change on purpose. */
  rewritten: string[];
}

const TIME_ZONE = 'public.reminder_settings.time_zone';

/** Each has a backup in `releases`, made by `npm run release:dump`. */
const RELEASES: Record<string, Release> = {
  '0.2.0': {
    empty: ['public.idempotency_keys', 'public.refresh_tokens', 'public.used_id_tokens'],
    dropped: [
      'public.gifts.popularity',
      'public.gifts.is_popular',
      'public.gift_lists.keywords',
      'public.search_words.word',
      'public.search_words.uses',
      'public.users.version',
    ],
    // The server's own notes, and a time zone in its canonical spelling.
    rewritten: ['public.app_facts.value', 'public.reminder_settings.next_look_at', TIME_ZONE],
  },
  '0.3.0': { empty: [], dropped: [], rewritten: [] },
};

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

const tableOf = (column: string) => column.slice(0, column.lastIndexOf('.'));

const dumps = join(import.meta.dirname, 'releases');
const dumpOf = (release: string) => readFileSync(join(dumps, `${release}.sql`), 'utf8');
const before = new Map(Object.keys(RELEASES).map((release) => [release, columnsOf(dumpOf(release))]));
const after = new Map<string, Columns>();

const base = await testDatabaseUrl();
const name = 'tuckaway_release';
const url = Object.assign(new URL(base), { pathname: `/${name}` }).href;
const folder = mkdtempSync(join(tmpdir(), 'tuckaway-release-'));

const dropDatabase = () =>
  withClient(base, (admin) => admin.query(`drop database if exists ${name} with (force)`));

/** Restoring a backup runs the migrations of its release, as they were; then the newer ones run on filled tables. */
async function upgrade(release: string): Promise<Columns> {
  const file = join(folder, `${release}.sql.gz`);
  writeFileSync(file, gzipSync(dumpOf(release)));
  await dropDatabase();
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
  return columnsOf(parts.join(''));
}

beforeAll(async () => {
  for (const release of Object.keys(RELEASES)) after.set(release, await upgrade(release));
});
afterAll(async () => {
  await dropDatabase();
  rmSync(folder, { recursive: true });
});

test('every release since 0.2.0 has a backup here, the newest included', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../../../CHANGELOG.md'), 'utf8');
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, heading]) => heading!);
  expect(released[0]).toBe(version);
  const withBackup = released.slice(0, released.indexOf('0.2.0') + 1);
  expect(Object.keys(RELEASES)).toEqual(withBackup.toReversed());
  expect(readdirSync(dumps).toSorted()).toEqual(withBackup.map((release) => `${release}.sql`).toSorted());
});

describe.each(Object.keys(RELEASES))('upgrading from %s', (release) => {
  const { empty, dropped, rewritten } = RELEASES[release]!;
  const old = before.get(release)!;

  test('begins with a row or more in every table', () => {
    const tables = new Set([...old.keys()].map(tableOf));
    const filled = new Set(
      [...old].filter(([, values]) => values.length > 0).map(([column]) => tableOf(column)),
    );
    expect(tables.difference(filled)).toEqual(new Set(empty));
  });

  test('keeps every column but those that are known to go', () => {
    const columns = after.get(release)!;
    expect([...old.keys()].filter((column) => !columns.has(column)).toSorted()).toEqual(dropped.toSorted());
  });

  test('keeps what people wrote', () => {
    const kept = [...old].filter(
      ([column]) =>
        tableOf(column) !== 'public.schema_migrations' && ![...dropped, ...rewritten].includes(column),
    );
    expect(kept.length).toBeGreaterThan(100);
    const columns = after.get(release)!;
    expect(Object.fromEntries(kept.map(([column]) => [column, columns.get(column)]))).toEqual(
      Object.fromEntries(kept),
    );
  });
});

test('spells time zones canonically', () => {
  expect(before.get('0.2.0')!.get(TIME_ZONE)).toEqual(['europe/berlin', '\\N']);
  expect(after.get('0.2.0')!.get(TIME_ZONE)).toEqual(['Europe/Berlin', '\\N']);
});
