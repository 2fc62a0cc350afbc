import type { Endpoint } from '@tuckaway/contract/endpoint';
import { allEndpoints } from '@tuckaway/contract/all';
import { afterAll, expect, test } from 'vitest';
import { openDb, type Db } from '../../db/db.ts';
import { connectPostgres } from '../../db/connection/pool.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { testDatabaseUrl } from '../../test/database/test-database.ts';

const pool = connectPostgres(await testDatabaseUrl(), { error: () => {} });
afterAll(() => pool.end());

let asked = 0;
const counting =
  (execute: Db['execute']): Db['execute'] =>
  async (statement) => {
    asked++;
    return await execute(statement);
  };
const db = openDb(pool);
const replica = { ...db, execute: counting(db.execute), executeFresh: counting(db.executeFresh) };
const { asUser, asVisitor } = await buildTestApp({}, { replica });

test('only the catalogue is read from a replica, whoever asks', async () => {
  const ada = await asUser('Ada');
  const used = new Set<string>();
  const reads = Object.values(allEndpoints)
    .flatMap((group): Endpoint[] => Object.values(group))
    .filter(({ method }) => method === 'GET');
  for (const { path } of reads) {
    for (const client of [ada, asVisitor]) {
      asked = 0;
      await client.get(path.replaceAll(/:\w+/g, '1'));
      if (asked > 0) used.add(path);
    }
  }
  expect([...used].sort()).toEqual([
    '/api/gift-lists/public',
    '/api/gift-occasions',
    '/api/v1/categories',
    '/api/v1/categories/:categoryId',
    '/api/v1/categories/:categoryId/gift-lists',
    '/api/v1/categories/interests',
    '/api/v1/categories/occasions',
    '/api/v1/categories/relationships',
  ]);
});

test('a write that was confirmed is seen by the next read', async () => {
  const ada = await asUser('Ada');
  asked = 0;
  expect((await ada.post('/api/v1/recipients', { name: 'Mum' })).status).toBe(201);
  expect((await ada.get('/api/v1/recipients')).body.data).toHaveLength(1);
  expect(asked).toBe(0);
});
