import type { Tx } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { orNotFound } from '../../platform/http/errors.ts';
import { requireAddable } from '../gift-lists/addable.store.ts';
import { insertEntries } from '../gift-lists/list-entries.store.ts';
import { requireVisibleGifts } from '../gifts/gift-access.store.ts';
import {
  deleteLinks,
  insertLinkRows,
  isUntouched,
  requireLinks,
} from '../recipient-gifts/link-rows.store.ts';
import { lockRecipients } from '../recipients/lock-recipients.store.ts';

/*
 * Every function changes all the gifts it is given or refuses, and runs inside the transaction of its call. They return
 * the gifts that really changed.
 */

type GiftIds = readonly number[];

/** Runs a statement that returns "giftId". */
async function changedBy(tx: Tx, statement: Sql): Promise<number[]> {
  const { rows } = await tx.execute<{ giftId: number }>(statement);
  return rows.map(({ giftId }) => giftId);
}

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

async function requireTag(tx: Tx, userId: number, tagId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select id from tags where id = ${tagId} and user_id = ${userId} for key share`);
  orNotFound(rows[0]);
}

export async function tagMany(tx: Tx, userId: number, giftIds: GiftIds, tagId: number): Promise<number[]> {
  await requireTag(tx, userId, tagId);
  await requireVisibleGifts(tx, userId, giftIds);
  return await changedBy(
    tx,
    sql`insert into gift_tags (tag_id, gift_id, user_id)
      select ${tagId}, unnest(${giftIds}::bigint[]), ${userId}
      on conflict do nothing returning gift_id as "giftId"`,
  );
}

export async function untagMany(tx: Tx, userId: number, giftIds: GiftIds, tagId: number): Promise<number[]> {
  await requireTag(tx, userId, tagId);
  return await changedBy(
    tx,
    sql`delete from gift_tags where tag_id = ${tagId} and user_id = ${userId} and gift_id = any(${giftIds}::bigint[])
      returning gift_id as "giftId"`,
  );
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
  const links = await requireLinks(tx, userId, linkIds);
  const untouched = links.filter((link) => isUntouched(link)).map(({ id }) => id);
  await deleteLinks(tx, userId, untouched);
  return untouched;
}
