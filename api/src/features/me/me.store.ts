import { randomUUID } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import {
  auditEvents,
  giftListGifts,
  giftLists,
  gifts,
  identities,
  images,
  recipientGifts,
  recipients,
  sessions,
  tags,
  users,
} from '../../db/schema.ts';

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
  const { rows } = await tx.execute<{ account: string }>(sql`
    insert into deleted_accounts (user_id, account)
    select id, account_ref(users) from users where id = ${userId}
    on conflict (user_id) do update set account = excluded.account, deleted_at = now()
    returning account`);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(tags).where(eq(tags.userId, userId));
  await tx.delete(recipientGifts).where(eq(recipientGifts.userId, userId));
  await tx.delete(recipients).where(eq(recipients.userId, userId));
  await tx.delete(giftListGifts).where(eq(giftListGifts.userId, userId));
  await tx.delete(giftLists).where(eq(giftLists.userId, userId));
  await tx.delete(gifts).where(eq(gifts.createdById, userId));
  const removed = await tx.delete(images).where(eq(images.userId, userId)).returning({ id: images.id });
  await tx.execute(sql`
    delete from waitlist_entries where lower(email) in (
      select lower(email) from users where id = ${userId}
      union select lower(email) from identities where user_id = ${userId})`);
  await tx.delete(identities).where(eq(identities.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
  await record?.();
  await pseudonymize(tx, userId);
  return { accounts: rows.map(({ account }) => account), imageIds: removed.map(({ id }) => id) };
}

/** What happened stays on record; whom it happened to does not. */
async function pseudonymize(tx: Db, userId: number): Promise<void> {
  const theirs = or(eq(auditEvents.userRef, String(userId)), eq(auditEvents.object, `user ${userId}`));
  await tx
    .update(auditEvents)
    .set({ userRef: `deleted ${randomUUID()}`, object: null })
    .where(theirs);
}
