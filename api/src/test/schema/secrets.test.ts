import { afterAll, expect, test } from 'vitest';
import { SECRETS } from '../../db/backup/secrets.ts';
import { openTestDatabase } from '../database/test-database.ts';

const { pool, close } = await openTestDatabase();
afterAll(close);

test('a restore has a rule for each column that may hold a secret', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (data_type = 'bytea' or column_name ~ 'token|secret|password')`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(SECRETS).toSorted());
});
