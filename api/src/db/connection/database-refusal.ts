import type pg from 'pg';
import { DatabaseBusy } from './bounded-pool.ts';
import { sqlState } from '../transaction.ts';

/** Database that the server refuses to use. The message gives the reason in one sentence. */
export class DatabaseRefused extends Error {}

const OLDEST_MAJOR = 15;
const READ_ONLY = '25006';
const MAJOR = 10_000; // 150018 is 15.18

/** Refuses a PostgreSQL that lacks what migrations and statements use. */
export async function refuseOldServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const version = Number(rows[0]!.server_version_num);
  if (version >= OLDEST_MAJOR * MAJOR) return;
  throw new DatabaseRefused(
    `DATABASE_URL: the server is PostgreSQL ${Math.floor(version / MAJOR)}.${version % MAJOR}, and Tuckaway needs ${OLDEST_MAJOR} or newer. Nothing was changed.`,
  );
}

/** One sentence for an operator about a database that keeps a program from starting; undefined for other errors. */
export function databaseSentence(error: unknown): string | undefined {
  if (error instanceof DatabaseRefused) return error.message;
  if (error instanceof DatabaseBusy)
    return `DATABASE_URL: the database cannot be reached (${String(error.cause ?? error.message)}).`;
  if (sqlState(error) === READ_ONLY)
    return 'DATABASE_URL: the database can only be read: it is a standby, or default_transaction_read_only is on.';
  return undefined;
}
