import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../test/database/test-database.ts';
import type { Db } from './db.ts';
import { sql } from './sql.ts';

const { db, close } = await openTestDatabase();
afterAll(close);

test('a connection plans a statement once, whatever its values, and a fresh one every time', async () => {
  const uses = await db.transaction(async (tx) => {
    for (const n of [1, 2, 3]) {
      await tx.execute(sql`select ${n}::int as planned_once`);
      await tx.executeFresh(sql`select ${n}::int as planned_anew`);
    }
    const { rows } = await tx.executeFresh<{ uses: number }>(sql`
      select (generic_plans + custom_plans)::int as uses from pg_prepared_statements
      where name <> '' and statement like '%::int as planned_%'`);
    return rows;
  });
  expect(uses).toEqual([{ uses: 3 }]);
});

test('values travel beside the text, lists and none at all as well', async () => {
  const { rows } = await db.execute(sql`
    select ${`Robert'); drop table users; --`} as name, ${[1, 2]}::int[] as ids, ${null}::text as nothing`);
  expect(rows).toEqual([{ name: `Robert'); drop table users; --`, ids: [1, 2], nothing: null }]);
});

test('a snapshot sees one moment and writes nothing', async () => {
  const write = sql`insert into app_facts (key, value) values ('never', 'written')`;
  await expect(db.transaction((tx) => tx.execute(write), 'snapshot')).rejects.toMatchObject({
    code: '25006',
  });
  const mode = await db.transaction((tx) => tx.execute(sql`show transaction isolation level`), 'snapshot');
  expect(mode.rows).toEqual([{ transaction_isolation: 'repeatable read' }]);
});

test('part of a transaction is undone with the whole', async () => {
  const failing = db.transaction(async (tx) => {
    await tx.transaction((part) =>
      part.execute(sql`insert into app_facts (key, value) values ('part', 'x')`),
    );
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await db.execute(sql`select 1 from app_facts where key = 'part'`)).rows).toEqual([]);
});

test.each([
  ['outside of a transaction', (ask: (handle: Db) => Promise<unknown>) => ask(db)],
  ['inside of one', (ask: (handle: Db) => Promise<unknown>) => db.transaction(ask)],
])('a failed statement tells who asked for it, %s', async (_, run) => {
  const askForNothing = async (handle: Db) => await handle.execute(sql`select * from nowhere`);
  const error = await run(askForNothing).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: '42P01' });
  expect((error as Error).stack).toContain('askForNothing');
});
