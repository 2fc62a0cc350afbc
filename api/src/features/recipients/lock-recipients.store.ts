import type { Tx } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { notFound } from '../../platform/http/errors.ts';

/** Keeps recipients of the user from being deleted until the transaction ends; 404 where one of them is not the user's. */
export async function lockRecipients(tx: Tx, userId: number, ids: readonly number[]): Promise<void> {
  const { rows } = await tx.execute(sql`
    select id from recipients where user_id = ${userId} and id = any(${ids}::bigint[]) for key share`);
  if (rows.length < new Set(ids).size) throw notFound();
}
