import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CAPPED_TABLES } from '../../platform/limits/row-caps.ts';
import { openTestDatabase } from '../database/test-database.ts';

const { pool, close } = await openTestDatabase();
afterAll(close);

// Tables have no triggers (decision 0375): functions that write check caps, takes and reminders themselves.

test('no table has a trigger', async () => {
  const { rows } = await pool.query(
    `select event_object_table, trigger_name from information_schema.triggers where trigger_schema = 'public'`,
  );
  expect(rows).toEqual([]);
});

const src = join(import.meta.dirname, '../..');
const isCode = (file: string) => file.endsWith('.ts') && !/(\.test\.ts$|^(test|cli|db)\/)/.test(file);
const BEGINNING = /^(?=(?:export )?(?:async )?(?:function|const) )/m;

/** Functions on the top level of each module, with their text. */
const functions = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(isCode)
  .flatMap((file) =>
    readFileSync(join(src, file), 'utf8')
      .split(BEGINNING)
      .map((text) => ({ file, name: /(?:function|const) (\w+)/.exec(text)?.[1] ?? '', text })),
  );

/** Functions with a statement that do not contain any of `calls`. */
const without = (statement: RegExp, calls: RegExp) =>
  functions
    .filter(({ text }) => statement.test(text) && !calls.test(text))
    .map(({ file, name }) => `${file}: ${name}`);

/** Functions that insert rows without a count, with the reason. */
const UNCOUNTED: Record<string, string[]> = {
  // The catalogue belongs to nobody.
  gift_list_gifts: ['features/catalogue/catalogue.store.ts: replaceMemberships'],
  // The first list of an account.
  gift_lists: ['features/auth/sign-in/accounts.store.ts: createAccount'],
};

test.each(CAPPED_TABLES)('every function that inserts into %s checks its cap', (table) => {
  const inserts = new RegExp(`insert into ${table}\\b`);
  expect(functions.filter(({ text }) => inserts.test(text)).length).toBeGreaterThan(0);
  const forEntries = table === 'gift_list_gifts' ? '|requireRoomForEntries\\(' : '';
  const counts = new RegExp(`requireRoom\\([^)]*'${table}'${forEntries}`);
  expect(without(inserts, counts).toSorted()).toEqual(UNCOUNTED[table] ?? []);
});

// It would escape the test above.
test('only the catalogue inserts into tables by a variable', () => {
  expect(without(/insert into \$/, /requireRoom\(/)).toEqual([
    'features/catalogue/catalogue.store.ts: upsertBySlug',
  ]);
});

test('every function that inserts takes checks what is free and how many there are', () => {
  const inserts = /insert into takes\b/;
  expect(functions.filter(({ text }) => inserts.test(text)).map(({ name }) => name)).toEqual([
    'insertTake',
    'insertOtherTake',
  ]);
  expect(without(inserts, /lockTakes\(/)).toEqual([]);
  expect(without(inserts, /requireRoomForTake\(/)).toEqual([]);
  expect(without(/insert into takes \(user_id, gift_list_id, gift_id/, /requireFree\(/)).toEqual([]);
});

test('every function that adds or changes days makes the account due for reminders', () => {
  const writes = /(insert into|update) recipient_days\b/;
  expect(functions.filter(({ text }) => writes.test(text)).length).toBeGreaterThan(4);
  expect(without(writes, /markReminderCheckDue\(/)).toEqual([]);
});
