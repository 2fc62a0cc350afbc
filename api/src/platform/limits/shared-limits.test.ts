import { sql } from '../../db/sql.ts';
import { connectPostgres } from '../../db/connection/pool.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { createRateLimits } from './rate-limit-rules.ts';
import { forgetOldRateLimits } from './rate-limiter.ts';

const { asVisitor, db, pool, startAnother } = await buildTestApp({ rateLimitFactor: 1 });

test('a limit that concerns others holds across servers, and its counters name nobody', async () => {
  const servers = [asVisitor, (await startAnother())()];
  const statuses: number[] = [];
  for (let call = 0; call < 12; call++) {
    statuses.push((await servers[call % 2]!.post('/api/v1/auth/google', {})).status);
  }
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses.slice(10)).toEqual([429, 429]);
  const { rows } = await db.execute<{ key: string }>(sql`select key from rate_limits`);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
});

test('a caller over the limit is refused without asking the database', async () => {
  const limits = createRateLimits(1, pool);
  for (let call = 0; call < 3; call++) await limits.spend('account', 'user 1');
  await db.execute(sql`delete from rate_limits`);
  await expect(limits.spend('account', 'user 1')).rejects.toMatchObject({ status: 429 });
});

test('the limit holds in each server without a database', async () => {
  const nowhere = connectPostgres('postgres://nobody@127.0.0.1:1/none', { error: () => {} });
  const limits = createRateLimits(1, nowhere);
  for (let call = 0; call < 3; call++) await limits.spend('account', 'user 1');
  await expect(limits.spend('account', 'user 1')).rejects.toMatchObject({ status: 429 });
  await nowhere.end();
});

test('counters whose window is over are deleted', async () => {
  const [past, future] = [Date.now() - 1, Date.now() + 60_000];
  await db.execute(sql`insert into rate_limits values ('past', 1, ${past}), ('future', 1, ${future})`);
  await forgetOldRateLimits(db);
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from rate_limits where key in ('past', 'future')`,
  );
  expect(rows).toEqual([{ key: 'future' }]);
});
