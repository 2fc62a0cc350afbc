import pg from 'pg';
import { inject } from 'vitest';
import { NO_LIMITS, openPostgres, type Database } from '../../db/connection/pool.ts';
import { openTestDb, type TestDb } from './test-db.ts';

const quiet = { error: () => {} };

/** The run's database, opened as the server opens it, with empty tables. */
export async function openTestDatabase(): Promise<Database & { db: TestDb }> {
  const database = await open();
  const { pool } = database;
  const { rows } = await pool.query<{ tables: string }>(
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables
     where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  await pool.query(`truncate ${rows[0]!.tables} restart identity cascade`);
  await pool.query('select count_catalogue_change()');
  return { ...database, db: openTestDb(pool) };
}

async function open(): Promise<Database> {
  // The time limits of a server that people wait for would make tests depend on how busy the machine is.
  return openPostgres(await testDatabaseUrl(), quiet, { limits: NO_LIMITS });
}

/** The address of this file's database, for tests that are about connecting to it. */
export async function testDatabaseUrl(): Promise<string> {
  return await databaseOfThisWorker(inject('databaseTemplate'));
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
