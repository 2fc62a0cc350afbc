import pg from 'pg';
import { inject } from 'vitest';
import { connectEmbedded, connectPostgres, NO_LIMITS } from '../db/pool.ts';

const quiet = { error: () => {} };
const POSTGRES_CONNECTIONS = 8;

/** The run's database with empty tables. */
export async function openTestDatabase(): Promise<pg.Pool> {
  const pool = await connect();
  const { rows } = await pool.query<{ tables: string }>(
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables
     where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  await pool.query(`truncate ${rows[0]!.tables} restart identity cascade`);
  await pool.query('select count_catalogue_change()');
  return pool;
}

async function connect(): Promise<pg.Pool> {
  const database = inject('database');
  if (database.engine === 'pglite') return connectEmbedded(database.socketDir, quiet);
  const url = await databaseOfThisWorker(database.template);
  // The time limits of a server that people wait for would make tests depend on how busy the machine is.
  return connectPostgres(url, quiet, { max: POSTGRES_CONNECTIONS, limits: NO_LIMITS });
}

/** Where this file's PostgreSQL is, for tests that are about connecting to it. */
export async function testDatabaseUrl(): Promise<string> {
  const database = inject('database');
  if (database.engine !== 'postgres') throw new Error('The embedded database has no address.');
  return await databaseOfThisWorker(database.template);
}

/** Files that run at once need a database each: a copy of the migrated one, made when a worker first asks. */
async function databaseOfThisWorker(template: string): Promise<string> {
  const url = new URL(template);
  const source = url.pathname.slice(1);
  const name = `${source}_w${process.env.VITEST_POOL_ID ?? '0'}`;
  const admin = new URL(template);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    // Two copies of one template at a time are refused by the server, so workers take turns.
    await client.query('select pg_advisory_lock(1)');
    if (rowCount === 0) await client.query(`create database ${name} template ${source}`);
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}
