import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { startSilentProxy } from '../../test/servers/silent-proxy.ts';
import { createCluster } from '../embedded/cluster.ts';
import { startEmbedded } from '../embedded/embedded.ts';
import { THROW_AWAY_SETTINGS } from '../embedded/settings.ts';
import { openDb, type Db } from '../db.ts';
import { connectPostgres } from './pool.ts';
import { openReplica } from './replica.ts';
import { sql } from '../sql.ts';

// Starts two PostgreSQL, and waits until one follows the other.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const WAIT = { timeout: 30_000, interval: 100 };

const quiet = { error: () => {}, warn: () => {} };
const dir = mkdtempSync(join(tmpdir(), 'tuckaway-replica-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const cluster = (name: string) => join(dir, name);
const start = (name: string, settings: Record<string, string | number>) =>
  startEmbedded(cluster(name), quiet, { settings: { ...THROW_AWAY_SETTINGS, ...settings }, onPort: true });

await createCluster(cluster('primary'), { sync: false });
// A standby is a copy of a primary that is not running, with a note that it has to follow.
cpSync(cluster('primary'), cluster('standby'), { recursive: true });
writeFileSync(join(cluster('standby'), 'standby.signal'), '');
const primary = await start('primary', { wal_level: 'replica', max_wal_senders: 4 });
const { hostname, port, username, password } = new URL(primary.url);
const standby = await start('standby', {
  wal_level: 'replica',
  // No fewer than the copied cluster was made with.
  max_wal_senders: 10,
  max_worker_processes: 8,
  primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
});
const proxy = await startSilentProxy(standby.url);
const pool = connectPostgres(primary.url, quiet);
const db = openDb(pool);
const replica = openReplica(proxy.url, db, quiet);
const onStandby = connectPostgres(standby.url, quiet, { max: 1 });
afterAll(async () => {
  await replica.close();
  await Promise.all([pool.end(), onStandby.end()]);
  proxy.close();
  await standby.close();
  await primary.close();
});

const isFromStandby = async () => {
  const { rows } = await replica.db.execute<{ answer: boolean }>(sql`select pg_is_in_recovery() as answer`);
  return rows[0]!.answer;
};
const newest = async () => {
  const { rows } = await replica.db.execute<{ n: number | null }>(sql`select max(n) as n from replayed`);
  return rows[0]!.n;
};

test('reads come from a standby while it keeps up, and from the primary while it does not', async () => {
  await expect.poll(isFromStandby, WAIT).toBe(true);
  // A table that has not arrived is an error of the standby, and the primary knows it.
  await onStandby.query('select pg_wal_replay_pause()');
  await db.execute(sql`create table replayed as select 1 as n`);
  expect(await newest()).toBe(1);
  await onStandby.query('select pg_wal_replay_resume()');
  await expect.poll(isFromStandby, WAIT).toBe(true);

  // From now on it is behind, until the last thing that it replayed is too old.
  await onStandby.query('select pg_wal_replay_pause()');
  await db.execute(sql`insert into replayed values (2)`);
  await expect.poll(isFromStandby, WAIT).toBe(false);
  expect(await newest()).toBe(2);
  await onStandby.query('select pg_wal_replay_resume()');
  await expect.poll(isFromStandby, WAIT).toBe(true);
  expect(await newest()).toBe(2);
});

test('a standby that is gone is not noticed by readers, and is used again when it is back', async () => {
  await expect.poll(isFromStandby, WAIT).toBe(true);
  proxy.cut();
  expect(await isFromStandby()).toBe(false);
  proxy.mend();
  await expect.poll(isFromStandby, WAIT).toBe(true);
});

test('transactions run on the primary', async () => {
  const ask = sql`select pg_is_in_recovery() as answer`;
  const { rows } = await replica.db.transaction((tx) => tx.execute<{ answer: boolean }>(ask));
  expect(rows).toEqual([{ answer: false }]);
});

test('a primary in place of the standby is not asked for old data', async () => {
  let asked = 0;
  const execute: Db['execute'] = async (statement) => {
    asked++;
    return await db.execute(statement);
  };
  const wrong = openReplica(primary.url, { ...db, execute }, quiet);
  await wrong.db.execute(sql`select 1`);
  expect(asked).toBe(1);
  await wrong.close();
});
