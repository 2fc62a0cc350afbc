import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Contents of the tables: row counts, checksums, and the values of the sequences. */
export interface Contents {
  tables: Record<string, { rows: number; sha256: string }>;
  sequences: Record<string, string>;
}

interface Table {
  /** Quoted, with its schema. */
  name: string;
  columns: string;
  refersTo: string[];
}

type Write = (chunk: string | Buffer) => Promise<void>;

/** Settings for equal text of equal rows on every server, with rows in physical order. */
export const SESSION = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set synchronize_seqscans = off; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

export async function prepareSession(client: pg.ClientBase): Promise<void> {
  await client.query(SESSION);
}

const TABLES = `
  select format('public.%I', relname) as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    array(select format('public.%I', other.relname) from pg_constraint
      join pg_class other on other.oid = confrelid
      where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as "refersTo"
  from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
  order by relname`;

/** All logged tables, in the order of their foreign keys. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(TABLES);
  const sorted: Table[] = [];
  const visit = (table: Table, path: Table[]) => {
    if (sorted.includes(table) || path.includes(table)) return;
    for (const other of rows.filter(({ name }) => table.refersTo.includes(name)))
      visit(other, [...path, table]);
    sorted.push(table);
  };
  for (const table of rows) visit(table, []);
  return sorted;
}

export async function sequencesOf(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('public.%I', sequencename) as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export const setvalOf = ([name, value]: [string, string]) =>
  `select pg_catalog.setval('${name.replaceAll("'", "''")}', ${value}, true);\n`;

/** Writes all rows in psql's format and returns their contents. The caller's transaction is the snapshot. */
export async function copyOut(client: pg.ClientBase, write: Write): Promise<Contents> {
  const tables: Contents['tables'] = {};
  for (const { name, columns } of await tablesOf(client)) {
    await write(`copy ${name} (${columns}) from stdin;\n`);
    const rows = client.query(copyTo(`copy ${name} (${columns}) to stdout`));
    const hash = createHash('sha256');
    for await (const chunk of rows as AsyncIterable<Buffer>) {
      hash.update(chunk);
      await write(chunk);
    }
    tables[name] = { rows: rows.rowCount, sha256: hash.digest('hex') };
    await write('\\.\n');
  }
  const sequences = await sequencesOf(client);
  for (const sequence of Object.entries(sequences)) await write(setvalOf(sequence));
  return { tables, sequences };
}

/** Contents of the tables, without writing them. */
export async function readContents(client: pg.ClientBase): Promise<Contents> {
  return await copyOut(client, async () => {});
}

/** The first difference between two databases, in words. */
export function differenceOf(expected: Contents, found: Contents): string | undefined {
  const names = new Set([...Object.keys(expected.tables), ...Object.keys(found.tables)]);
  for (const name of names) {
    const [one, other] = [expected.tables[name], found.tables[name]];
    if (one?.rows !== other?.rows)
      return `${name} has ${other?.rows ?? 'no'} rows instead of ${one?.rows ?? 'no'}`;
    if (one?.sha256 !== other?.sha256) return `rows of ${name} differ`;
  }
  const [one, other] = [expected.sequences, found.sequences].map((each) => JSON.stringify(each));
  return one === other ? undefined : 'sequences differ';
}
