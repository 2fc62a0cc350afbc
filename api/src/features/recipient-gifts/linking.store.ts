import { dayOfGivenAt } from '@tuckaway/contract/given-day';
import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { canSeeGift } from '../gifts/gift-access.ts';

interface NewLinks {
  giftId: number;
  recipientIds: number[];
  note: string | null;
}

/** Links a gift to recipients of the user, all or none; returns those that were not linked before. */
async function insertLinks(
  tx: Db,
  userId: number,
  { giftId, recipientIds, note }: NewLinks,
): Promise<number[]> {
  const ids = sql`${recipientIds}::int[]`;
  const { rows: mine } = await tx.execute(sql`
    select id from recipients where user_id = ${userId} and id = any(${ids}) for key share`);
  if (mine.length < recipientIds.length) throw notFound('recipient');
  if (!(await canSeeGift(tx, userId, giftId))) throw notFound('gift');
  const { rows } = await tx.execute<Row<'recipientGifts', 'recipientId'>>(sql`
    insert into recipient_gifts (user_id, recipient_id, gift_id, note)
    select ${userId}, unnest(${ids}), ${giftId}, ${note}
    on conflict on constraint recipient_gifts_pair do nothing
    returning recipient_id as "recipientId"`);
  return rows.map(({ recipientId }) => recipientId);
}

export async function linkGift(tx: Db, userId: number, links: NewLinks): Promise<void> {
  await insertLinks(tx, userId, links);
}

export async function linkGiftOnce(
  tx: Db,
  userId: number,
  { recipientId, ...link }: Omit<NewLinks, 'recipientIds'> & { recipientId: number },
): Promise<void> {
  const added = await insertLinks(tx, userId, { ...link, recipientIds: [recipientId] });
  if (added.length === 0) throw conflict('already_linked', 'This gift is already meant for them.');
}

interface LinkChange {
  note?: string | null | undefined;
  givenAt?: string | null | undefined;
}

/** Absent stays, null clears. */
export async function changeLink(
  db: Db,
  ownerId: number,
  id: number,
  { note, givenAt }: LinkChange,
): Promise<void> {
  const newNote = note === undefined ? sql`note` : sql`${note || null}`;
  const day = givenAt && dayOfGivenAt(givenAt);
  const newGivenAt = day === undefined ? sql`given_at` : sql`${day}::date`;
  await db.execute(sql`
    update recipient_gifts set note = ${newNote}, given_at = ${newGivenAt}
    where id = ${id} and user_id = ${ownerId}`);
}

/** undefined: no such link, or not yours. */
export async function deleteLink(db: Db, ownerId: number, id: number): Promise<{ id: number } | undefined> {
  const { rows } = await db.execute<Row<'recipientGifts', 'id'>>(sql`
    delete from recipient_gifts where id = ${id} and user_id = ${ownerId} returning id`);
  return rows[0];
}

export async function deleteLinksOfGift(db: Db, ownerId: number, giftId: number): Promise<number> {
  const { rows } = await db.execute(sql`
    delete from recipient_gifts where gift_id = ${giftId} and user_id = ${ownerId} returning id`);
  return rows.length;
}
