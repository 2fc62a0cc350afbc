import type { Tx } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { requireAddable } from '../gift-lists/addable.store.ts';
import { insertEntries } from '../gift-lists/list-entries.store.ts';
import { requireVisibleGifts } from '../gifts/gift-access.store.ts';
import { deleteLinks, insertLinkRows, isUntouched, lockLinks } from '../recipient-gifts/link-rows.store.ts';
import { lockRecipients } from '../recipients/lock-recipients.store.ts';

/*
 * Every function changes all the gifts it is given or refuses, and runs inside the transaction of its call. They return
 * the gifts that really changed.
 */

type GiftIds = readonly number[];

export async function addManyToList(
  tx: Tx,
  userId: number,
  giftIds: GiftIds,
  listId: number,
): Promise<number[]> {
  await requireAddable(tx, userId, giftIds, [listId]);
  const added = await insertEntries(tx, userId, giftIds, [listId]);
  return added.map(({ giftId }) => giftId);
}

/** Gifts that are linked to the recipient already stay as they are. */
export async function linkMany(
  tx: Tx,
  userId: number,
  giftIds: GiftIds,
  recipientId: number,
): Promise<Row<'recipientGifts', 'id' | 'giftId'>[]> {
  await lockRecipients(tx, userId, [recipientId]);
  await requireVisibleGifts(tx, userId, giftIds);
  const { rows } = await tx.execute<Row<'recipientGifts', 'giftId'>>(sql`
    select gift_id as "giftId" from recipient_gifts
    where user_id = ${userId} and recipient_id = ${recipientId} and gift_id = any(${giftIds}::bigint[])`);
  const linked = new Set(rows.map(({ giftId }) => giftId));
  const links = giftIds.filter((giftId) => !linked.has(giftId)).map((giftId) => ({ recipientId, giftId }));
  return await insertLinkRows(tx, userId, links);
}

/** Undoes `linkMany`. Links that were changed since stay. */
export async function unlinkMany(tx: Tx, userId: number, linkIds: readonly number[]): Promise<number[]> {
  const links = await lockLinks(tx, userId, linkIds);
  const untouched = links.filter((link) => isUntouched(link)).map(({ id }) => id);
  await deleteLinks(tx, userId, untouched);
  return untouched;
}
