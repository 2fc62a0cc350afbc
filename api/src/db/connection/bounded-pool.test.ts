import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database/test-database.ts';
import { DatabaseBusy } from './bounded-pool.ts';

const { pool } = await openTestDatabase();
afterAll(() => pool.end());

test('200 may wait for a connection; the next is refused at once, and the 200 get theirs', async () => {
  const holders = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const waiting = Array.from({ length: 200 }, () => pool.query('select 1'));
  await expect(pool.connect()).rejects.toThrow(DatabaseBusy);
  await expect(pool.query('select 1')).rejects.toThrow(DatabaseBusy);
  for (const client of holders) client.release();
  expect(await Promise.all(waiting)).toHaveLength(200);
});
