import { afterAll, expect, test } from 'vitest';
import { hasPgBouncer, startPgBouncer } from '../../test/servers/pgbouncer.ts';
import { testDatabaseUrl } from '../../test/database/test-database.ts';
import { DatabaseRefused } from './database-refusal.ts';
import { openDatabase } from './open-database.ts';
import { sql } from '../sql.ts';

const quiet = { error: () => {} };
const dataDir = '/nonexistent';
const IGNORING = {
  ignore_startup_parameters: 'options, statement_timeout, lock_timeout, idle_in_transaction_session_timeout',
};

test('PostgreSQL itself is opened', async () => {
  const database = await openDatabase({ databaseUrl: await testDatabaseUrl(), dataDir }, quiet);
  afterAll(() => database.close());
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

// Debian: apt install pgbouncer, which `npm test` does where it may.
test.skipIf(!hasPgBouncer()).each([
  ['as it is installed', {}],
  ['that leaves the time limits out', IGNORING],
  ['that leaves them out and gives whole sessions', { ...IGNORING, pool_mode: 'session' }],
])('PgBouncer %s is refused in one sentence', async (_name, settings) => {
  const pooler = await startPgBouncer(await testDatabaseUrl(), settings);
  try {
    const opening = openDatabase({ databaseUrl: pooler.url, dataDir }, quiet);
    await expect(opening).rejects.toThrow(DatabaseRefused);
    await expect(opening).rejects.toThrow(/^DATABASE_URL leads to a connection pooler, such as PgBouncer, /);
  } finally {
    await pooler.stop();
  }
});
