import { hash } from 'node:crypto';
import pg from 'pg';
import type { Sql } from './sql.ts';

/** Handle of a database or of an open transaction; the only access to data that stores have. */
export interface Db {
  /** Runs a statement that each connection plans once and keeps under a name. */
  execute<Row extends pg.QueryResultRow>(statement: Sql): Promise<pg.QueryResult<Row>>;
  /** Like `execute`, with a plan for these values: for queries whose best plan depends on the values. */
  executeFresh<Row extends pg.QueryResultRow>(statement: Sql): Promise<pg.QueryResult<Row>>;
  /** Runs `work` in a transaction, once; writes use `transaction` of transaction.ts, which retries. */
  transaction<T>(work: (tx: Tx) => Promise<T>, kind?: 'write' | 'snapshot'): Promise<T>;
  isTransaction: boolean;
}

/** Handle of an open transaction: required by functions that lock rows or check caps. */
export interface Tx extends Db {
  isTransaction: true;
}

const READ_ONLY = '25006';

const BEGIN = { write: 'begin', snapshot: 'begin isolation level repeatable read, read only' };

export function openDb(pool: pg.Pool): Db {
  return { ...statementsOn(pool), isTransaction: false, transaction };

  async function transaction<T>(
    work: (tx: Tx) => Promise<T>,
    kind: keyof typeof BEGIN = 'write',
  ): Promise<T> {
    const client = await pool.connect();
    let isBroken = false;
    try {
      await client.query(BEGIN[kind]);
      const tx: Tx = { ...statementsOn(client), isTransaction: true, transaction: (part) => part(tx) };
      const result = await work(tx);
      await client.query('commit');
      return result;
    } catch (error) {
      // The first error is the one to throw.
      await client.query('rollback').catch(() => (isBroken = true));
      // The server behind this connection is a standby now: the next connection may reach the new primary.
      if (error instanceof pg.DatabaseError && error.code === READ_ONLY) isBroken = true;
      throw error;
    } finally {
      client.release(isBroken);
    }
  }
}

function statementsOn(connection: pg.Pool | pg.PoolClient): Pick<Db, 'execute' | 'executeFresh'> {
  return {
    execute: ({ text, values }) => send(connection, { text, values, name: nameOf(text) }),
    executeFresh: ({ text, values }) => send(connection, { text, values }),
  };
}

async function send<Row extends pg.QueryResultRow>(
  connection: pg.Pool | pg.PoolClient,
  { text, values, name }: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult<Row>>();
  // The driver's own object: a plain one would be copied, field by field, for every statement. Its type hides its fields.
  const query = Object.assign(new pg.Query<Row>(text, values), { name, text, values });
  connection.query<Row>(query, (error, result) => (error ? reject(error) : resolve(result)));
  try {
    return await promise;
  } catch (error) {
    // Replaces the driver's stack trace by the caller's.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

// Cap of named statements, far above their number: each connection keeps the plan of every name.
const NAMES_MAX = 1_000;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const cached = names.get(text);
  if (cached || names.size >= NAMES_MAX) return cached;
  const name = hash('sha256', text, 'base64url');
  names.set(text, name);
  return name;
}
