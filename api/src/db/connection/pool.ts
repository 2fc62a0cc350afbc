import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BoundedPool } from './bounded-pool.ts';
import type { DataFolder } from '../data-folder.ts';
import { openDb, type Db } from '../db.ts';
import type { Log } from '../log.ts';

export interface Database {
  url: string;
  db: Db;
  pool: pg.Pool;
  /** One connection without the time limits of requests, for longer work. */
  withLongWork<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T>;
  /** Set for the embedded PostgreSQL, which this server has to back up. */
  embedded?: DataFolder;
  close(): Promise<void>;
}

const POOL_SIZE = 20;
// Time limit of a query and its wait: below 3 s, after which the client reports the database as unavailable. Waiting for a
// connection may take most of it, because opening one is slow on a busy machine.
const PATIENCE_MS = 2_900;
const ACQUIRE_MS = 2_400;
const CLOSE_WITHIN_MS = 2_000;

export interface Limits {
  connectionTimeoutMillis: number;
  /** Silence after which a server counts as frozen; above its own limits, so that those apply first. */
  patienceMs: number;
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
  idleTimeoutMillis?: number;
}

export const REQUEST_LIMITS: Limits = {
  connectionTimeoutMillis: ACQUIRE_MS,
  patienceMs: PATIENCE_MS,
  statement_timeout: 2_000,
  lock_timeout: 1_500,
  idle_in_transaction_session_timeout: 10_000,
  // Idle connections stay open, so that a request after a pause needs no new one.
  idleTimeoutMillis: 10 * 60_000,
};

/** For migrations, the catalogue and upkeep, which bring limits of their own. */
export const NO_LIMITS: Limits = {
  connectionTimeoutMillis: 10_000,
  patienceMs: 0,
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  idleTimeoutMillis: 0, // keeps advisory locks and the like during a pause
};

const INT8_ARRAY = 1016;
const parseInt8 = (text: string) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is beyond what a number holds exactly`);
  return value;
};
const PARSERS: Record<number, (text: string) => unknown> = {
  // Dates stay text: as a timestamp they would depend on the time zone of the server.
  [pg.types.builtins.DATE]: String,
  // Ids: 64 bits in the database, numbers here (decision 0376).
  [pg.types.builtins.INT8]: parseInt8,
  [INT8_ARRAY]: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(parseInt8)),
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => PARSERS[type] ?? pg.types.getTypeParser(type, format),
};

const SESSION = {
  types,
  application_name: 'tuckaway',
  keepAlive: true,
  // Settings for many short queries, for which neither JIT nor parallel workers pay off. Their data is in memory or on an
  // SSD, where random reads cost little more than sequential ones.
  options: '-c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=2',
};

interface PoolOptions {
  max?: number | undefined;
  limits?: Limits | undefined;
}

/** Opens a pool with as many connections as requests may use at once. */
export function openPostgres(url: string, log: Log, options?: PoolOptions): Database {
  const pool = connectPostgres(url, log, options);
  const withLongWork = async <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
    const own = connectPostgres(url, log, { max: 1, limits: NO_LIMITS });
    try {
      return await work(own);
    } finally {
      await endWithTimeout(own);
    }
  };
  return { url, pool, db: openDb(pool), withLongWork, close: () => endWithTimeout(pool) };
}

/** Ends a pool, and waits for a limited time: a frozen server never confirms the end. */
export async function endWithTimeout(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
}

export function connectPostgres(
  connectionString: string,
  log: Log,
  { max = POOL_SIZE, limits = REQUEST_LIMITS }: PoolOptions = {},
): pg.Pool {
  return survivingIdleErrors(new BoundedPool({ connectionString, max, ...SESSION, ...limits }), log);
}

/** Without a listener an error on an idle connection would end the process; the pool replaces it by itself. */
function survivingIdleErrors(pool: pg.Pool, log: Log): pg.Pool {
  pool.on('error', (err) => log.error({ err }, 'A database connection was lost'));
  return pool;
}
