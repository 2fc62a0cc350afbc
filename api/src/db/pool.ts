import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { StorageConfig } from '../config.ts';
import { latestBackup } from './backups.ts';
import { BoundedPool } from './bounded-pool.ts';
import { lockDataFolder } from './data-lock.ts';
import { FolderBroken, startEmbedded, type Embedded } from './embedded.ts';
import { SharedReader, type Reader } from './shared-reader.ts';

/** A database or an open transaction on it: stores work on either. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  /** For short reads outside of transactions. */
  reader: Reader;
  /** Set where the embedded engine serves: what only it needs, backups and vacuum, goes through here. */
  embedded?: { engine: Embedded; backupDir: string };
  close(): Promise<void>;
}

interface Log {
  error(details: object, message: string): void;
}

const POOL_SIZE = 20;
const ACQUIRE_MS = 2_000;
// One connection serves everybody in turn: the length of the queue is bounded, and its end is still worth waiting for.
const EMBEDDED_ACQUIRE_MS = 10_000;
const STATEMENT_MS = 5_000;
const LOCK_WAIT_MS = 2_000;
const IDLE_IN_TRANSACTION_MS = 10_000;

const SESSION = {
  connectionTimeoutMillis: ACQUIRE_MS,
  statement_timeout: STATEMENT_MS,
  lock_timeout: LOCK_WAIT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  application_name: 'tuckaway',
  // Short queries by many people: neither compiling a plan nor spreading it over workers pays.
  options: '-c jit=off -c max_parallel_workers_per_gather=0',
};

export async function openDatabase(config: StorageConfig, log: Log): Promise<Database> {
  if (config.databaseUrl === undefined) return await openEmbedded(config.dataDir, log);
  const pool = connectPostgres(config.databaseUrl, log);
  const reader = new SharedReader({ connectionString: config.databaseUrl, ...SESSION }, log);
  const close = async () => {
    await reader.close();
    await pool.end();
  };
  return { pool, reader, db: openDb(pool), close };
}

export function openDb(pool: pg.Pool): Db {
  return drizzle(pool, { casing: 'snake_case' });
}

export function connectPostgres(connectionString: string, log: Log, max = POOL_SIZE): pg.Pool {
  const pool = new BoundedPool({ connectionString, max, ...SESSION });
  return survivingIdleErrors(pool, log);
}

/** The embedded engine has one session, so one connection: a second would share its prepared statements. */
export function connectEmbedded(socketDir: string, log: Log): pg.Pool {
  const pool = new BoundedPool({
    host: socketDir,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: EMBEDDED_ACQUIRE_MS,
  });
  // A new connection inherits the session of the one before it, settings and statements included.
  pool.on('connect', (client) => void client.query('discard all'));
  return survivingIdleErrors(pool, log);
}

async function openEmbedded(dataDir: string, log: Log): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataFolder(join(dataDir, 'database.lock'));
  const backupDir = join(dataDir, 'backups');
  try {
    const engine = await openOrRestore(join(dataDir, 'database'), backupDir, log);
    const pool = connectEmbedded(engine.socketDir, log);
    const close = async () => {
      await pool.end();
      await engine.close();
      unlock();
    };
    return { pool, reader: pool, db: openDb(pool), embedded: { engine, backupDir }, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

// Then the folder is fine and a backup would not help.
const MACHINE_TROUBLE = /EACCES|EPERM|ENOSPC|EROFS|EMFILE|ENOMEM/;

async function openOrRestore(dataDir: string, backupDir: string, log: Log): Promise<Embedded> {
  try {
    return await startEmbedded({ dataDir });
  } catch (error) {
    const backup = latestBackup(backupDir);
    const mayHelp = error instanceof FolderBroken && !MACHINE_TROUBLE.test(error.message);
    if (backup === undefined || !mayHelp) throw error;
    const aside = `${dataDir}.broken-${new Date().toISOString().replaceAll(':', '-')}`;
    renameSync(dataDir, aside);
    log.error(
      { err: error, aside, backup },
      'The database did not open: kept it aside and restored the last backup',
    );
    return await startEmbedded({ dataDir, restoreFrom: backup });
  }
}

/** Without a listener an error on an idle connection would end the process; the pool replaces it by itself. */
function survivingIdleErrors(pool: pg.Pool, log: Log): pg.Pool {
  pool.on('error', (err) => log.error({ err }, 'A database connection was lost'));
  return pool;
}
