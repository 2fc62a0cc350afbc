import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { DatabaseBusy } from './bounded-pool.ts';
import { SharedReader } from './shared-reader.ts';

const database = inject('database');
const url = database.engine === 'postgres' ? database.template : '';

// The embedded engine has a single connection, so there is nothing to share.
describe.skipIf(database.engine !== 'postgres')('connections shared by all reads', () => {
  const reader = new SharedReader({ connectionString: url }, { error: () => {} });
  afterAll(() => reader.close());

  const double = (n: number) => ({ name: 'double', text: 'select $1::int * 2 as n', values: [n] });

  test('give each request its own answer, however many ask at once', async () => {
    const asked = Array.from({ length: 200 }, (_, n) => n);
    const answers = await Promise.all(asked.map((n) => reader.query<{ n: number }>(double(n))));
    expect(answers.map(({ rows }) => rows[0]!.n)).toEqual(asked.map((n) => n * 2));
  });

  test('keep one failing query to itself', async () => {
    const fails = { name: 'fails', text: 'select 1 / $1::int as n', values: [0] };
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => reader.query(n % 2 === 0 ? double(n) : fails)),
    );
    expect(results.map(({ status }) => status)).toEqual(
      results.map((_, n) => (n % 2 === 0 ? 'fulfilled' : 'rejected')),
    );
    expect(results[1]).toMatchObject({ reason: { code: '22012' } });
  });

  test('come back after they were cut, also for those who waited', async () => {
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const slow = { name: 'slow', text: 'select 7 as n, pg_sleep(0.3)' };
    const waiting = Array.from({ length: 8 }, () => reader.query<{ n: number }>(slow));
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await admin.end();
    const answers = await Promise.all(waiting);
    expect(answers.map(({ rows }) => rows[0]!.n)).toEqual(Array.from({ length: 8 }, () => 7));
  });

  test('say that the database is not there', async () => {
    const nobody = new SharedReader({ connectionString: 'postgres://127.0.0.1:1/none' }, { error: () => {} });
    await expect(nobody.query(double(1))).rejects.toBeInstanceOf(DatabaseBusy);
    await nobody.close();
  });

  test('refuse at once where too many wait', async () => {
    const results = await Promise.allSettled(Array.from({ length: 500 }, (_, n) => reader.query(double(n))));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(100);
  });
});
