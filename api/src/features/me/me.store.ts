import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { Row } from '../../db/row.ts';

interface Deleted {
  /** Under what name the deletion is remembered. */
  accounts: string[];
  imageIds: string[];
}

/**
 * Forgets a person, in the transaction it is given. The order is spelled out, though the foreign keys would
 * cascade, so that a table added later fails here instead of being forgotten.
 * `record` notes in the audit trail that it was done.
 */
export async function deleteAccount(tx: Db, userId: number, record?: () => Promise<void>): Promise<Deleted> {
  // First of all, as every write of theirs begins with this row too: then none of them waits for this one in a circle.
  await tx.execute(sql`select from users where id = ${userId} for update`);
  const recorded = await tx.execute<Row<'deletedAccounts', 'account'>>(sql`
    insert into deleted_accounts (user_id, account)
    select id, account_ref(users) from users where id = ${userId}
    on conflict (user_id) do update set account = excluded.account, deleted_at = now()
    returning account`);
  await tx.execute(sql`delete from sessions where user_id = ${userId}`);
  await tx.execute(sql`delete from tags where user_id = ${userId}`);
  await tx.execute(sql`delete from reminders_sent where user_id = ${userId}`);
  await tx.execute(sql`delete from reminder_settings where user_id = ${userId}`);
  await tx.execute(sql`delete from recipient_gifts where user_id = ${userId}`);
  await tx.execute(sql`delete from recipient_days where user_id = ${userId}`);
  await tx.execute(sql`delete from recipient_interests where user_id = ${userId}`);
  await tx.execute(sql`delete from recipients where user_id = ${userId}`);
  // What they said they would bring stays said, without them; what others take from their lists goes with the lists.
  await tx.execute(sql`update takes set giver_id = null, giver_name = 'Somebody' where giver_id = ${userId}`);
  await tx.execute(sql`delete from takes where user_id = ${userId}`);
  await tx.execute(sql`delete from wanted_gifts where user_id = ${userId}`);
  await tx.execute(sql`delete from list_shares where user_id = ${userId}`);
  await tx.execute(sql`delete from gift_list_gifts where user_id = ${userId}`);
  await tx.execute(sql`delete from gift_lists where user_id = ${userId}`);
  await tx.execute(sql`delete from gifts where created_by_id = ${userId}`);
  const removed = await tx.execute<Row<'images', 'id'>>(sql`
    delete from images where user_id = ${userId} returning id`);
  await tx.execute(sql`
    delete from waitlist_entries where lower(email) in (
      select lower(email) from users where id = ${userId}
      union select lower(email) from identities where user_id = ${userId})`);
  await tx.execute(sql`
    delete from sign_in_links where lower(email) in (
      select lower(email) from users where id = ${userId}
      union select lower(email) from identities where user_id = ${userId})`);
  await tx.execute(sql`delete from identities where user_id = ${userId}`);
  await tx.execute(sql`delete from users where id = ${userId}`);
  await record?.();
  await pseudonymize(tx, userId);
  return {
    accounts: recorded.rows.flatMap(({ account }) => account ?? []),
    imageIds: removed.rows.map(({ id }) => id),
  };
}

/** What happened stays on record; whom it happened to does not. */
async function pseudonymize(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`
    update audit_events set user_ref = ${`deleted ${randomUUID()}`}, object = null
    where user_ref = ${String(userId)} or object = ${`user ${userId}`}`);
}
