import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { raw, sql } from '../../db/sql.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { DRIVER_TYPES, readColumns, rowTypesSource } from '../../../../scripts/db-types/generate.ts';
import { schemaSource } from '../../../../scripts/db-types/schema.ts';

const { db, pool, close } = await openTestDatabase();
afterAll(close);

test('row types and schema are those of the migrated database', async () => {
  const columns = await readColumns(pool);
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
  expect(read('../../db/row-types.ts')).toBe(await rowTypesSource(columns));
  expect(read('../../db/schema.sql')).toBe(await schemaSource(pool));
});

test('every table has a comment that says what a row is', async () => {
  const columns = await readColumns(pool);
  expect(columns.filter(({ tableComment }) => tableComment === null)).toEqual([]);
});

const CASES = [
  ['integer', '1', Number],
  ['bigint', '9007199254740991', Number],
  ['text', 'a', String],
  ['uuid', '00000000-0000-4000-8000-000000000000', String],
  ['boolean', 'true', Boolean],
  ['date', '2026-01-02', String],
  ['timestamp with time zone', '2026-01-02', Date],
  ['bytea', 'a', Buffer],
  ['integer[]', '{1}', Array],
  ['bigint[]', '{9007199254740991}', Array],
  ['text[]', '{a}', Array],
] as const;

test.each(CASES)('the driver returns %s as its row type says', async (type, text, constructor) => {
  const { rows } = await db.execute<{ value: object }>(sql`select ${text}::${raw(type)} as value`);
  expect(rows[0]!.value.constructor).toBe(constructor);
  const name = constructor === Array ? '[]' : constructor.name;
  expect(DRIVER_TYPES[type]!.toLowerCase()).toContain(name.toLowerCase());
});

test('every type of column has a case above', () => {
  expect(CASES.map(([type]) => type)).toEqual(Object.keys(DRIVER_TYPES));
});
