import type { Db } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { notFound, orNotFound } from '../../platform/http/errors.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { requireAddable } from '../gift-lists/addable.store.ts';
import { insertEntries } from '../gift-lists/list-entries.store.ts';
import { visibleGift } from '../gifts/gift-access.store.ts';
import { noteLinkedGifts } from '../gifts/linked-gift.store.ts';
import { lockRecipients } from '../recipients/lock-recipients.store.ts';

/*
 * Every function changes all the gifts it is given or refuses, and runs inside the transaction of its call. They return
 * the gifts that really changed.
 */

type GiftIds = readonly number[];

async function requireSeen(tx: Db, userId: number, giftIds: GiftIds): Promise<void> {
  const { rows } = await tx.execute(sql`
    select g.id from gifts g where g.id = any(${giftIds}::bigint[]) and ${visibleGift(userId)}`);
  if (rows.length < giftIds.length) throw notFound('gift');
}

/** Runs a statement that returns "giftId". */
async function changedBy(tx: Db, statement: Sql): Promise<number[]> {
  const { rows } = await tx.execute<{ giftId: number }>(statement);
  return rows.map(({ giftId }) => giftId);
}

export async function addManyToList(
  tx: Db,
  userId: number,
  giftIds: GiftIds,
  listId: number,
): Promise<number[]> {
  await requireAddable(tx, userId, giftIds, [listId]);
  const added = await insertEntries(tx, userId, giftIds, [listId]);
  return added.map(({ giftId }) => giftId);
}

async function requireTag(tx: Db, userId: number, tagId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select id from tags where id = ${tagId} and user_id = ${userId} for key share`);
  orNotFound(rows[0], 'tag');
}

export async function tagMany(tx: Db, userId: number, giftIds: GiftIds, tagId: number): Promise<number[]> {
  await requireTag(tx, userId, tagId);
  await requireSeen(tx, userId, giftIds);
  return await changedBy(
    tx,
    sql`insert into gift_tags (tag_id, gift_id, user_id)
      select ${tagId}, unnest(${giftIds}::bigint[]), ${userId}
      on conflict do nothing returning gift_id as "giftId"`,
  );
}

export async function untagMany(tx: Db, userId: number, giftIds: GiftIds, tagId: number): Promise<number[]> {
  await requireTag(tx, userId, tagId);
  return await changedBy(
    tx,
    sql`delete from gift_tags where tag_id = ${tagId} and user_id = ${userId} and gift_id = any(${giftIds}::bigint[])
      returning gift_id as "giftId"`,
  );
}

type NewLink = Row<'recipientGifts', 'id' | 'giftId'>;

export async function giveManyTo(
  tx: Db,
  userId: number,
  giftIds: GiftIds,
  recipientId: number,
): Promise<NewLink[]> {
  await lockRecipients(tx, userId, [recipientId]);
  await requireSeen(tx, userId, giftIds);
  const { rows } = await tx.execute<NewLink>(sql`
    insert into recipient_gifts (user_id, recipient_id, gift_id)
    select ${userId}, ${recipientId}, chosen.id from unnest(${giftIds}::bigint[]) as chosen (id)
    where not exists (
      select from recipient_gifts kept
      where kept.user_id = ${userId} and kept.recipient_id = ${recipientId} and kept.gift_id = chosen.id)
    on conflict do nothing returning id, gift_id as "giftId"`);
  await requireRoom(tx, userId, 'recipient_gifts');
  await noteLinkedGifts(
    tx,
    userId,
    rows.map(({ id }) => id),
  );
  return rows;
}

/** Links that were changed since stay. */
export async function takeManyBack(tx: Db, userId: number, linkIds: readonly number[]): Promise<number[]> {
  const mine = await tx.execute(sql`
    select id from recipient_gifts where user_id = ${userId} and id = any(${linkIds}::bigint[]) for update`);
  if (mine.rows.length < linkIds.length) throw notFound('link');
  const { rows } = await tx.execute<{ id: Cell<'recipientGifts', 'id'> }>(sql`
    delete from recipient_gifts where user_id = ${userId} and id = any(${linkIds}::bigint[])
      and note is null and given_at is null and bought_at is null and day_on is null and paid_cents is null
    returning id`);
  return rows.map(({ id }) => id);
}
