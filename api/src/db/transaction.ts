import { setTimeout as sleep } from 'node:timers/promises';
import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './pool.ts';

const ATTEMPTS = 3;
const RETRYABLE = new Set(['40001', '40P01']); // serialization failure, deadlock

/** Runs all of `work` or none of it, again where the database asks for another try. Within a transaction, as part of it. */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (is(db, PgTransaction)) return await work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(db, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

/** What `work` threw, rather than that the rollback failed too, as it does once the connection is lost. */
async function attemptOnce<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  let failed: { by: unknown } | undefined;
  try {
    return await db.transaction(async (tx) => {
      try {
        return await work(tx);
      } catch (by) {
        failed = { by };
        throw by;
      }
    });
  } catch (error) {
    throw failed ? failed.by : error;
  }
}

/** Writes of one user go one after the other from here to the end of the transaction. False: there is no such user. */
export async function lockUser(tx: Db, userId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from users where id = ${userId} for no key update`);
  return rows.length > 0;
}

interface PgError {
  code: string;
  constraint?: string;
}

/** Drizzle wraps the driver's error; the code is on the innermost one. */
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

/** The constraint that a database error names. */
export function constraintOf(error: unknown): string | undefined {
  return pgError(error)?.constraint;
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = pgError(error);
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint);
}
