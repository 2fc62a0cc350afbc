import { randomUUID } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import {
  auditEvents,
  deletedAccounts,
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

/**
 * Forgets a person, in the transaction it is given. The order is spelled out, though the foreign keys would
 * cascade, so that a table added later fails here instead of being forgotten.
 * `record` notes in the audit trail that it was done.
 */
export async function deleteAccount(
  tx: Db,
  userId: number,
  record?: () => Promise<void>,
): Promise<{ imageIds: string[] }> {
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
  await tx.insert(deletedAccounts).values({ userId }).onConflictDoNothing();
  await record?.();
  await pseudonymize(tx, userId);
  return { imageIds: removed.map(({ id }) => id) };
}

/** What happened stays on record; whom it happened to does not. */
async function pseudonymize(tx: Db, userId: number): Promise<void> {
  const theirs = or(eq(auditEvents.userRef, String(userId)), eq(auditEvents.object, `user ${userId}`));
  await tx
    .update(auditEvents)
    .set({ userRef: `deleted ${randomUUID()}`, object: null })
    .where(theirs);
}
