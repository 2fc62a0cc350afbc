import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrationsDir } from '../../locations.ts';
import { openTestDatabase } from '../../test/database/test-database.ts';

const { pool } = await openTestDatabase();
afterAll(() => pool.end());

test.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'moments stored before become the day that people chose, also where the database runs in %s',
  async (zone) => {
    const file = readdirSync(migrationsDir).find((name) => name.endsWith('_given_day.sql'))!;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`set local timezone = '${zone}'`);
      // A temporary table hides the real one of the same name.
      await client.query('create temp table recipient_gifts (id int, given_at timestamptz) on commit drop');
      await client.query(`insert into recipient_gifts values
        (1, '2024-12-24T12:00:00Z'), (2, '2024-03-10T00:00:00Z'), (3, '2023-12-31T23:59:59Z'), (4, null)`);
      await client.query(readFileSync(join(migrationsDir, file), 'utf8'));
      const { rows } = await client.query('select given_at::text as day from recipient_gifts order by id');
      expect(rows.map(({ day }) => day)).toEqual(['2024-12-24', '2024-03-10', '2023-12-31', null]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  },
);
