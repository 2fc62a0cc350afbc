import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { refuseOldServer } from '../connection/database-refusal.ts';
import { MIGRATION_LOCK } from '../locks.ts';

/** The database does not fit the migrations; the message says why in one sentence. */
export class MigrationRefused extends Error {}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** A migration that a database has. */
export type Applied = Pick<Migration, 'name' | 'checksum'>;

interface Options {
  /** Called before the first change to a database that already holds something. */
  beforeChange?: () => Promise<unknown>;
}

/** Brings the schema up to date; returns the names of the migrations that it ran. */
export async function migrate(pool: pg.Pool, folder: string, options: Options = {}): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = await pool.connect();
  try {
    // A migration may rewrite a table, and a second server waits for the first: the limits of requests do not fit.
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    );
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const pending = pendingOf(migrations, await appliedOf(client));
    if (pending.length > 0 && pending.length < migrations.length) await options.beforeChange?.();
    for (const migration of pending) await apply(client, migration);
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    return pending.map(({ name }) => name);
  } finally {
    // Closing the connection drops the settings above, and the lock where something failed.
    client.release(true);
  }
}

/** A migration that a start would run. */
export interface Pending {
  name: string;
  /** Servers of older versions cannot work during and after it: its first line says so. */
  isOffline: boolean;
}

/** The migrations that `migrate` would run. Changes nothing. */
export async function pendingMigrations(pool: pg.Pool, folder: string): Promise<Pending[]> {
  const client = await pool.connect();
  try {
    const applied = (await hasSchema(client)) ? await readApplied(client) : [];
    const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
    return pendingOf(readMigrations(folder), checksums).map(({ name, sql }) => ({
      name,
      isOffline: sql.startsWith('-- offline'),
    }));
  } finally {
    client.release();
  }
}

/** Builds the schema of exactly these migrations in an empty database, as part of the caller's transaction. */
export async function createSchema(
  client: pg.ClientBase,
  folder: string,
  migrations: Applied[],
): Promise<void> {
  const byName = new Map(readMigrations(folder).map((migration) => [migration.name, migration]));
  await client.query(CREATE_LIST);
  for (const { name, checksum } of migrations) {
    const migration = byName.get(name);
    if (migration?.checksum !== checksum)
      throw new MigrationRefused(`It needs migration ${name}, which this version does not have as it was.`);
    await client.query(migration.sql);
  }
}

/** The migrations that a database has, in their order. */
export async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<Applied>('select name, checksum from schema_migrations order by name');
  return rows;
}

const CREATE_LIST = `create table schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function hasSchema(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('schema_migrations') is not null as exists`,
  );
  return rows[0]!.exists;
}

async function appliedOf(client: pg.PoolClient): Promise<Map<string, string>> {
  // Checked first: a role that may not create tables may still run a server on a database that is up to date.
  if (!(await hasSchema(client))) await client.query(CREATE_LIST);
  const rows = await readApplied(client);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function pendingOf(migrations: Migration[], applied: Map<string, string>): Migration[] {
  for (const name of applied.keys()) {
    if (migrations.some((migration) => migration.name === name)) continue;
    throw new MigrationRefused(
      `The database has migration ${name}, which this version does not know: start a newer one.`,
    );
  }
  for (const { name, checksum } of migrations) {
    if (!applied.has(name) || applied.get(name) === checksum) continue;
    throw new MigrationRefused(`Migration ${name} was changed after it ran: write a new migration instead.`);
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new MigrationRefused(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}
