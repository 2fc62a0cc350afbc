import { pino } from 'pino';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { buildTestApp, testConfig } from '../../test/build-app.ts';
import { startSilentProxy } from '../../test/servers/silent-proxy.ts';
import { testDatabaseUrl } from '../../test/database/test-database.ts';
import { isDatabaseGone } from './bounded-pool.ts';
import { openDb } from '../db.ts';
import { connectPostgres, REQUEST_LIMITS } from './pool.ts';
import { transaction } from '../transaction.ts';

// Waits for the time limits of a frozen database.
vi.setConfig({ testTimeout: 60_000 });

const quiet = { error: () => {} };
const busy = { statusCode: 503, headers: { 'retry-after': '5' } };

const url = await testDatabaseUrl();
const proxy = await startSilentProxy(url);
const { asUser } = await buildTestApp();
afterAll(() => proxy.close());

/** The real server on a database of its own kind of trouble. */
async function serverOn(databaseUrl: string) {
  const pool = connectPostgres(databaseUrl, quiet);
  const app = await buildApp({
    config: testConfig(),
    db: openDb(pool),
    pool,
    log: pino({ level: 'silent' }),
    providers: { verifiers: {}, dialog: { google: null, apple: null, oidc: null } },
  });
  return { app, pool, close: () => app.close().then(() => pool.end()) };
}

test('a request waits for the database for less than 3 s in all', () => {
  const { connectionTimeoutMillis, patienceMs, statement_timeout, lock_timeout } = REQUEST_LIMITS;
  expect(patienceMs).toBeLessThan(3_000);
  expect(connectionTimeoutMillis).toBeLessThan(patienceMs);
  // A server that lives says so itself before it is taken for frozen.
  expect(Math.max(statement_timeout, lock_timeout)).toBeLessThan(patienceMs);
});

describe('a database', () => {
  test('reads, writes and /readyz report a frozen database as busy and recover once it thaws', async () => {
    const { cookie } = await asUser('Ada');
    const { app, pool, close } = await serverOn(proxy.url);
    const create = () =>
      app.inject({
        method: 'POST',
        url: '/api/v1/recipients',
        headers: { cookie },
        payload: { name: 'Mum' },
      });
    expect((await create()).statusCode).toBe(201);

    proxy.freeze();
    // Takes the one open connection, so that it is its `begin` that never comes back.
    const unbegun = transaction(openDb(pool), async () => 'begun');
    const calls = [
      app.inject('/readyz'),
      app.inject('/api/gift-lists/public'),
      ...Array.from({ length: 30 }, create),
    ];
    await expect(unbegun).rejects.toSatisfy(isDatabaseGone);
    for (const answer of await Promise.all(calls)) expect(answer).toMatchObject(busy);
    // The queue is empty and all connections are free, also those of transactions that never began.
    await expect.poll(() => pool.totalCount, { timeout: 10_000 }).toBe(0);
    proxy.thaw();
    expect((await create()).statusCode).toBe(201);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await close();
  });

  test('a request reports a database without a free connection as busy', async () => {
    const crowded = new URL(url);
    crowded.username = 'tuckaway_crowded';
    const admin = connectPostgres(url, quiet);
    await admin.query('create role tuckaway_crowded login connection limit 0');
    const { app, close } = await serverOn(crowded.href);
    try {
      expect(await app.inject('/readyz')).toMatchObject(busy);
      expect(await app.inject('/api/gift-lists/public')).toMatchObject(busy);
    } finally {
      await close();
      await admin.query('drop role tuckaway_crowded');
      await admin.end();
    }
  });

  test.each([
    ['that does not exist', url.replace(/\/[^/]*$/, '/tuckaway_never')],
    ['that nobody serves', 'postgres://127.0.0.1:1/none'],
  ])('%s is told as busy', async (_what, nowhere) => {
    const { app, close } = await serverOn(nowhere);
    expect(await app.inject('/readyz')).toMatchObject(busy);
    expect(await app.inject('/api/gift-lists/public')).toMatchObject(busy);
    await close();
  });
});
