import { afterAll, expect, test } from 'vitest';
import { raw, sql } from '../../db/sql.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { EXCEPTIONS } from './sharding-exceptions.ts';

/*
 * Conditions documented by Citus and by a PostgreSQL partitioned by person: all rows of a person lie together, found
 * by one column; unique keys contain it; foreign keys between such tables contain it on both sides or lead to a table that
 * every node has (decision 0377).
 */

/** Tables of one person's rows, with the column that says whose they are. */
const BY_PERSON: Record<string, string> = {
  users: 'id',
  access_tokens: 'user_id',
  circle_members: 'user_id',
  circles: 'user_id',
  co_edited_lists: 'user_id',
  co_editors: 'user_id',
  deleted_accounts: 'user_id',
  draws: 'user_id',
  gift_list_gifts: 'user_id',
  gift_lists: 'user_id',
  gift_tags: 'user_id',
  gifts: 'created_by_id',
  idempotency_keys: 'user_id',
  identities: 'user_id',
  images: 'user_id',
  invitations: 'user_id',
  list_shares: 'user_id',
  operators: 'user_id',
  recipient_days: 'user_id',
  recipient_gifts: 'user_id',
  recipient_interests: 'user_id',
  recipients: 'user_id',
  refresh_tokens: 'user_id',
  reminder_settings: 'user_id',
  reminders_sent: 'user_id',
  removals: 'user_id',
  sessions: 'user_id',
  tags: 'user_id',
  takes: 'user_id',
  wanted_gifts: 'user_id',
};
/** The rows of a draw, which need the organiser's id to lie with the draw (decision 0377). */
const OF_A_DRAW = ['draw_exclusions', 'draw_pairs', 'draw_people'];
/** Small, the same on every node, and changed by the catalogue and the servers alone. */
const REFERENCE = ['app_facts', 'categories', 'schema_migrations'];
/** Tables whose rows belong to no person, or are written before the person is known: on one node. */
const ONE_NODE = ['audit_events', 'rate_limits', 'sign_in_links', 'used_id_tokens', 'waitlist_entries'];

const { db, close } = await openTestDatabase();
afterAll(close);

interface Key {
  name: string;
  table: string;
  columns: string[];
}
interface ForeignKey extends Key {
  target: string;
  targetColumns: string[];
}

async function readUniqueKeys(): Promise<Key[]> {
  const { rows } = await db.execute<Key>(sql`
    select key.relname as name, owner.relname as table,
      array(select attname::text from unnest(i.indkey) with ordinality as part (number, place)
        join pg_attribute a on a.attrelid = owner.oid and a.attnum = part.number order by place) as columns
    from pg_index i join pg_class key on key.oid = i.indexrelid join pg_class owner on owner.oid = i.indrelid
    where i.indisunique and owner.relnamespace = 'public'::regnamespace`);
  return rows;
}

async function readForeignKeys(): Promise<ForeignKey[]> {
  const names = (table: string, key: string) => sql`
    array(select attname::text from unnest(${raw(key)}) with ordinality as part (number, place)
      join pg_attribute a on a.attrelid = ${raw(table)} and a.attnum = part.number order by place)`;
  const { rows } = await db.execute<ForeignKey>(sql`
    select conname as name, conrelid::regclass::text as table, confrelid::regclass::text as target,
      ${names('conrelid', 'conkey')} as columns, ${names('confrelid', 'confkey')} as "targetColumns"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  return rows;
}

/** Whether both sides are of one person, by the columns that say so. */
function staysWithPerson({ table, target, columns, targetColumns }: ForeignKey): boolean {
  const place = columns.indexOf(BY_PERSON[table]!);
  return place >= 0 && targetColumns[place] === BY_PERSON[target];
}

test('every table says where its rows lie', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select tablename::text as name from pg_tables where schemaname = 'public' order by 1`);
  const assigned = [...Object.keys(BY_PERSON), ...OF_A_DRAW, ...REFERENCE, ...ONE_NODE];
  expect(assigned.toSorted()).toEqual(rows.map(({ name }) => name));
});

test('ids have 64 bits, and so have the sequences that give them', async () => {
  const { rows: columns } = await db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)ids?$' and udt_name in ('int4', '_int4', 'int2', '_int2')`);
  const { rows: sequences } = await db.execute<{ name: string }>(sql`
    select sequencename as name from pg_sequences where schemaname = 'public' and data_type <> 'bigint'::regtype`);
  expect([...columns, ...sequences]).toEqual([]);
});

test('all of a person can lie on one shard, but for the exceptions that are written down', async () => {
  const broken: string[] = [];
  const { rows: nullable } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_nullable = 'YES'`);
  for (const { table, column } of nullable)
    if (BY_PERSON[table] === column) broken.push(`${table}.${column} may be null`);
  for (const { name, table, columns } of await readUniqueKeys())
    if (table in BY_PERSON && !columns.includes(BY_PERSON[table]!)) broken.push(name);
  for (const key of await readForeignKeys()) {
    if (REFERENCE.includes(key.target) || OF_A_DRAW.includes(key.table)) continue;
    if (!(key.table in BY_PERSON) || !(key.target in BY_PERSON) || !staysWithPerson(key))
      broken.push(key.name);
  }
  expect(broken.toSorted()).toEqual(EXCEPTIONS.toSorted());
});

test('nothing that every node has, or one node alone, refers to rows of people', async () => {
  const keys = await readForeignKeys();
  const shared = [...REFERENCE, ...ONE_NODE];
  expect(
    keys
      .filter(({ table, target }) => shared.includes(table) && !shared.includes(target))
      .map(({ name }) => name),
  ).toEqual([]);
});
