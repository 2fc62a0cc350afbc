import { afterAll, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { openTestDatabase } from './test-database.ts';

const { db, close } = await openTestDatabase();
afterAll(close);

test('rows are compared by all columns that are given, null included', async () => {
  const ada = await db.insert('users', { name: 'Ada', email: 'ada@example.com' });
  const ben = await db.insert('users', { name: 'Ben', email: 'ben@example.com', avatar: 'b' });
  expect(await db.rows('users', { name: 'Ada', avatar: null })).toEqual([ada]);
  expect(await db.rows('users', { name: 'Ben', avatar: null })).toEqual([]);
  expect(await db.count('users')).toBe(2);
  const changed = await db.update('users', { name: sql`upper(name)` }, { id: ben.id });
  expect(changed).toEqual([{ ...ben, name: 'BEN' }]);
  await db.delete('users', { id: ben.id });
  expect(await db.rows('users')).toEqual([ada]);
});

test('a condition that is undefined is refused: it would match every row', async () => {
  const rows = async (id: number | undefined) => await db.rows('users', { id });
  await expect(rows(undefined)).rejects.toThrow('id is undefined');
});
