import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { is } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../test/test-database.ts';
import * as schema from './schema.ts';
import { raw, sql } from './sql.ts';

// Row types of stores are made of these tables, so holding the tables against the database holds them all.
const { db, close } = await openTestDatabase();
afterAll(close);

const casing = new CasingCache('snake_case');
const columns = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => {
    const { name, columns: own } = getTableConfig(table);
    return own.map((column) => ({ name: `${name}.${casing.getColumnCasing(column)}`, column }));
  });

const described = ({ column }: { column: PgColumn }) =>
  column.getSQLType() + (column.notNull ? ' not null' : '');

test('the tables have these columns, types and nulls, and no others', async () => {
  const { rows } = await db.execute<{ name: string; type: string }>(sql`
    select relname || '.' || attname as name,
      format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
      and attnum > 0 and not attisdropped`);
  const stored = Object.fromEntries(rows.map(({ name, type }) => [name, type]));
  expect(Object.fromEntries(columns.map((one) => [one.name, described(one)]))).toEqual(stored);
});

test('a column takes the words that its type names, and no others', async () => {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select relname || '.' || attname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where contype = 'c' and pg_get_constraintdef(pg_constraint.oid) like '%= ANY (ARRAY[%'`);
  const allowed = rows.map(({ name, definition }) => [
    name,
    [...definition.matchAll(/'(\w+)'::text/g)].map(([, word]) => word),
  ]);
  const typed = columns.flatMap(({ name, column }) => (column.enumValues ? [[name, column.enumValues]] : []));
  expect(Object.fromEntries(typed)).toEqual(Object.fromEntries(allowed));
});

/** What the driver makes of each type; a new type in the schema needs a line here. */
const MADE: Record<string, { of: string; by: unknown; as: string }> = {
  integer: { of: '1', by: Number, as: 'number' },
  bigint: { of: '1', by: String, as: 'custom' },
  text: { of: 'a', by: String, as: 'string' },
  boolean: { of: 'true', by: Boolean, as: 'boolean' },
  date: { of: '2026-01-02', by: String, as: 'string' },
  'timestamp with time zone': { of: '2026-01-02', by: Date, as: 'date' },
  bytea: { of: 'a', by: Buffer, as: 'custom' },
  uuid: { of: '00000000-0000-4000-8000-000000000000', by: String, as: 'string' },
  tsvector: { of: 'a', by: String, as: 'custom' },
  'integer[]': { of: '{1}', by: Array, as: 'array' },
  'text[]': { of: '{a}', by: Array, as: 'array' },
};

test.each([...new Map(columns.map(({ column }) => [column.getSQLType(), column]))])(
  'a %s arrives as its type says',
  async (type, { dataType }) => {
    const { of, by, as } = MADE[type]!;
    const { rows } = await db.execute<{ value: object }>(sql`select ${of}::${raw(type)} as value`);
    expect(rows[0]!.value.constructor).toBe(by);
    expect(dataType).toBe(as);
  },
);
