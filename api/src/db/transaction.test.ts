import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../test/database/test-database.ts';
import { sql } from './sql.ts';
import { isUniqueViolation, sqlState, transaction } from './transaction.ts';

const { db, close } = await openTestDatabase();
afterAll(close);

const put = (key: string) => db.insert('appFacts', { key, value: 'x' });

test('a transaction is repeated at the request of the database, three times at most', async () => {
  const failing = (failures: number, code: string) => {
    let attempts = 0;
    const work = () =>
      transaction(db, async (tx) => {
        attempts++;
        await tx.execute(sql`
          insert into app_facts (key, value) values (${`${code} ${failures}`}, ${String(attempts)})`);
        if (attempts <= failures)
          throw Object.assign(new Error('wrapped'), { cause: Object.assign(new Error(), { code }) });
        return attempts;
      });
    return { work, attempts: () => attempts };
  };
  expect(await failing(2, '40001').work()).toBe(3);
  expect(await failing(1, '40P01').work()).toBe(2);
  const hopeless = failing(9, '40001');
  await expect(hopeless.work()).rejects.toThrow();
  expect(hopeless.attempts()).toBe(3);
  const other = failing(9, '23505');
  await expect(other.work()).rejects.toThrow();
  expect(other.attempts()).toBe(1);
  expect(await db.rows('appFacts', { key: '40001 9' })).toEqual([]);
});

test('a taken name is told from other failures by its code and constraint', async () => {
  await put('once');
  const error: unknown = await put('once').then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(sqlState(error)).toBe('23505');
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, 'app_facts_pkey')).toBe(true);
  expect(isUniqueViolation(error, 'other')).toBe(false);
  expect(isUniqueViolation(new Error('23505'))).toBe(false);
});
