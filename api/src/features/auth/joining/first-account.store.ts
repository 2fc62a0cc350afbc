import type { Tx } from '../../../db/db.ts';
import { FIRST_ACCOUNT_LOCK } from '../../../db/locks.ts';
import { sql } from '../../../db/sql.ts';

/** Whether there is no account yet. Then no other first account can be created until the transaction ends. */
export async function isFirstAccount(tx: Tx): Promise<boolean> {
  if (await hasAccounts(tx)) return false;
  await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`);
  return !(await hasAccounts(tx));
}

async function hasAccounts(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`select id from users limit 1`);
  return rows.length > 0;
}
