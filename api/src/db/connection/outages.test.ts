import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { buildTestApp, testConfig, type TestAnswer } from '../../test/build-app.ts';
import { buildIdentityProvider, TestBrowser } from '../../test/build-browser.ts';
import { startSilentProxy } from '../../test/servers/silent-proxy.ts';
import { testDatabaseUrl } from '../../test/database/test-database.ts';
import { databaseSentence } from './database-refusal.ts';
import { openDb } from '../db.ts';
import { startScratchDatabase } from '../embedded/scratch-database.ts';
import { isDatabaseGone } from './bounded-pool.ts';
import { openMigrated } from './open-migrated.ts';
import { connectPostgres, REQUEST_LIMITS } from './pool.ts';
import { sql } from '../sql.ts';

// Starts a PostgreSQL of its own, and waits for time limits.
vi.setConfig({ testTimeout: 60_000 });

/** The promise is 5 s, which `npm run drill:failover` measures; here a machine may be busy. */
const BACK = { timeout: 10_000 };
const quiet = { info: () => {}, error: () => {} };

const url = await testDatabaseUrl();
const identity = await buildIdentityProvider();
await buildTestApp();
const proxy = await startSilentProxy(url);
const pool = connectPostgres(proxy.url, quiet);
const app = await buildApp({
  config: testConfig(),
  db: openDb(pool),
  pool,
  log: pino({ level: 'silent' }),
  providers: identity.providers,
});
afterAll(async () => {
  await app.close();
  await pool.end();
  proxy.close();
});

const admin = connectPostgres(url, quiet, { max: 1 });
afterAll(() => admin.end());
const setReadOnly = async (mode: 'on' | 'off') => {
  const { pathname } = new URL(url);
  await admin.query('set default_transaction_read_only = off');
  await admin.query(`alter database ${pathname.slice(1)} set default_transaction_read_only = ${mode}`);
  // Settings of a database are read by new connections: as after a change of primary.
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'tuckaway'`);
};
afterEach(async () => {
  proxy.mend();
  await setReadOnly('off');
});

/** A signed-in person with two recipients: one was confirmed before the fault. */
async function signedIn() {
  const browser = new TestBrowser(app, identity);
  expect((await browser.signIn({ email: 'ada@example.com', name: 'Ada' })).status).toBe(200);
  const save = (name: string) => browser.call('POST', '/api/v1/recipients', { name });
  const names = async () => {
    const { body } = await browser.call('GET', '/api/v1/recipients');
    return (body as { data: { name: string }[] }).data.map(({ name }) => name).sort();
  };
  return { browser, save, names, refresh: () => browser.call('POST', '/api/v1/auth/refresh') };
}

describe('a database', () => {
  test('a stopped database answers reads, writes and sessions with 503, signs nobody out and is used again at once', async () => {
    const { browser, save, names, refresh } = await signedIn();
    expect((await save('Mum')).status).toBe(201);
    const cookies = new Map(browser.cookies);

    proxy.cut();
    const calls = [
      save('Dad'),
      refresh(),
      browser.call('GET', '/api/v1/auth/me'),
      browser.call('GET', '/readyz'),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect(browser.cookies).toEqual(cookies);

    proxy.mend();
    await expect.poll(async () => (await save('Dad')).status, BACK).toBe(201);
    expect((await refresh()).status).toBe(200);
    expect(await names()).toEqual(['Dad', 'Mum']);
  });

  test('a read-only database serves reads, refuses writes and is written to again without a restart', async () => {
    const { browser, save, names, refresh } = await signedIn();
    const before = await names();
    const cookies = new Map(browser.cookies);

    await setReadOnly('on');
    // The pool may still hold connections that were just ended.
    const refusalOf = async (call: () => Promise<TestAnswer>) => {
      const { status, headers, body } = await call();
      return [status, headers['retry-after'], (body as { code?: string }).code];
    };
    for (const call of [() => save('Uncle'), refresh])
      await expect.poll(() => refusalOf(call), BACK).toEqual([503, '5', 'read_only']);
    expect(await names()).toEqual(before);
    expect(browser.cookies).toEqual(cookies);

    // New connections can write, as after a failover; refused connections must be dropped from the pool.
    await admin.query(`alter database ${new URL(url).pathname.slice(1)} reset default_transaction_read_only`);
    await expect.poll(async () => (await save('Uncle')).status, BACK).toBe(201);
    expect((await refresh()).status).toBe(200);
    expect(await names()).toEqual([...before, 'Uncle'].sort());
  });
});

describe('a start', () => {
  const sentenceOf = async (databaseUrl: string) => {
    const opening = openMigrated({ dataDir: '/nonexistent', databaseUrl }, quiet).then(({ close }) =>
      close(),
    );
    return databaseSentence(await opening.catch((error: unknown) => error));
  };

  test('refuses a PostgreSQL that is too old before anything changes', async () => {
    // The version is a row of six digits, such as 180004.
    const old = await startSilentProxy(url, (answer) =>
      Buffer.from(answer.toString('latin1').replace(/1[5-9]0(\d{3})/, '140$1'), 'latin1'),
    );
    expect(await sentenceOf(old.url)).toMatch(
      /^DATABASE_URL: the server is PostgreSQL 14\.\d+, and Tuckaway needs 15 or newer\. Nothing was changed\.$/,
    );
    old.close();
  });

  test('names the reason where the database is missing or wrong', async () => {
    proxy.cut();
    expect(await sentenceOf(proxy.url)).toMatch(/^DATABASE_URL: the database cannot be reached \(.+\)\.$/);
    expect(await sentenceOf(url.replace(/\/[^/]*$/, '/tuckaway_never'))).toMatch(
      /cannot be reached \(.*"tuckaway_never" does not exist\)\.$/,
    );
  });

  test('reports a read-only database', async () => {
    await setReadOnly('on');
    const readOnly = connectPostgres(url, quiet, { max: 1 });
    const writing = openDb(readOnly).execute(sql`delete from sessions where id = 0`);
    expect(databaseSentence(await writing.catch((error: unknown) => error))).toMatch(
      /^DATABASE_URL: the database can only be read: /,
    );
    await readOnly.end();
  });
});

test('a commit that no standby has confirmed is not reported as done', async () => {
  const settings = {
    wal_level: 'replica',
    max_wal_senders: 2,
    synchronous_commit: 'on',
    synchronous_standby_names: 'nobody',
  };
  const server = await startScratchDatabase(quiet, { settings, onPort: true });
  // A statement timeout must not end the wait for the standby.
  const limits = { ...REQUEST_LIMITS, statement_timeout: 100, patienceMs: 1_000 };
  const waiting = connectPostgres(server.url, quiet, { limits });
  const db = openDb(waiting);
  try {
    const commit = db.transaction((tx) => tx.execute(sql`create table confirmed (n int)`));
    await expect(commit).rejects.toSatisfy(isDatabaseGone);
    await expect(db.execute(sql`select pg_sleep(1)`)).rejects.toMatchObject({ code: '57014' });
  } finally {
    await waiting.end();
    await server.close();
  }
});
