import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { Row } from '../../db/row.ts';
import { addressesOf } from '../auth/account-addresses.ts';

interface DeletedAccount {
  /** Key of the deletion in the journal. */
  accounts: string[];
  pictureIds: string[];
}

/**
 * Deletes an account in the given transaction. Everything that belongs to it cascades from `users`; rows that need
 * more than that come first. `record` writes the audit event.
 */
export async function deleteAccount(
  tx: Tx,
  userId: number,
  record?: () => Promise<void>,
): Promise<DeletedAccount> {
  // Every write of the account locks this row first, so locking it first here rules out deadlocks.
  await tx.execute(sql`select from users where id = ${userId} for update`);
  const recorded = await tx.execute<Row<'deletedAccounts', 'account'>>(sql`
    insert into deleted_accounts (user_id, account)
    select id, account_ref(users) from users where id = ${userId}
    on conflict (user_id) do update set account = excluded.account, deleted_at = now()
    returning account`);
  // Gifts that they said they would bring stay taken, without their name.
  await tx.execute(sql`update takes set giver_id = null, giver_name = 'Somebody' where giver_id = ${userId}`);
  const removed = await tx.execute<Row<'images', 'id'>>(sql`
    delete from images where user_id = ${userId} returning id`);
  await tx.execute(sql`delete from waitlist_entries where lower(email) in (${addressesOf(userId)})`);
  await tx.execute(sql`delete from sign_in_links where lower(email) in (${addressesOf(userId)})`);
  await tx.execute(sql`delete from invitations where lower(email) in (${addressesOf(userId)})`);
  await tx.execute(sql`
    update used_id_tokens set session_id = null
    where session_id in (select id from sessions where user_id = ${userId})`);
  await tx.execute(sql`delete from users where id = ${userId}`);
  await record?.();
  await pseudonymize(tx, userId);
  return {
    accounts: recorded.rows.flatMap(({ account }) => account ?? []),
    pictureIds: removed.rows.map(({ id }) => id),
  };
}

/** Anonymizes audit entries of a deleted account. */
async function pseudonymize(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    update audit_events set object = null,
      user_ref = case when user_ref = ${String(userId)} then ${`deleted ${randomUUID()}`} else user_ref end
    where user_ref = ${String(userId)} or object = ${`user ${userId}`}`);
}

/** Keys of all deletions that the database knows, as the journal names them. */
export async function findDeletedAccounts(db: Db): Promise<string[]> {
  const { rows } = await db.execute<Row<'deletedAccounts', 'account'>>(
    sql`select account from deleted_accounts`,
  );
  return rows.flatMap(({ account }) => account ?? []);
}

/** The existing accounts with these keys of the journal. */
export async function findIdsOfAccounts(db: Db, accounts: readonly string[]): Promise<number[]> {
  const { rows } = await db.execute<Row<'users', 'id'>>(sql`
    select id from users where account_ref(users) = any(${accounts}::text[])`);
  return rows.map(({ id }) => id);
}
