import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './db.ts';
import { sql } from './sql.ts';

const ATTEMPTS = 3;
const RETRYABLE = new Set(['40001', '40P01']); // serialization failure, deadlock

/** Runs `work` in a transaction and retries serialization failures; joins a transaction that is open. */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isTx(db)) return await work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

const isTx = (db: Db): db is Tx => db.isTransaction;

/** Locks the user's row, so that writes of one user are serialized until the transaction ends. False: no such user. */
export async function lockUser(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from users where id = ${userId} for no key update`);
  return rows.length > 0;
}

interface PgError {
  code: string;
  constraint?: string;
}

/** The driver's error may be the cause of another. */
function pgError(error: unknown): PgError | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code } = e as Partial<PgError> & Error;
    if (typeof code === 'string') return e as Error & PgError;
  }
  return undefined;
}

/** The SQLSTATE of a database error, or the system's code where the connection failed. */
export function sqlState(error: unknown): string | undefined {
  return pgError(error)?.code;
}

/** Whether the database refused a value: a data exception or a violated constraint (SQLSTATE classes 22 and 23). */
export const isDataRefusal = (error: unknown): boolean => /^2[23]...$/.test(sqlState(error) ?? '');

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = pgError(error);
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint);
}
