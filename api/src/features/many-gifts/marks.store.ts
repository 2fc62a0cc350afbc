import type { MarkStatus } from '@tuckaway/contract/gifts/many-gifts';
import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { notFound } from '../../platform/http/errors.ts';
import { linkMany } from './many-gifts.store.ts';

const DATE: Record<MarkStatus, Sql> = { bought: sql`bought_at`, given: sql`given_at` };

interface Mark {
  giftIds: number[];
  recipientId: number;
  status: MarkStatus;
  today: string;
}

interface MarkedLinks {
  giftIds: number[];
  recipientGiftIds: number[];
  /** The new ones among them. */
  addedIds: number[];
}

/** Marks each gift's planned link with the nearest day. A gift without a planned link is linked first. */
export async function markMany(
  tx: Db,
  userId: number,
  { giftIds, recipientId, status, today }: Mark,
): Promise<MarkedLinks> {
  const added = await linkMany(tx, userId, giftIds, recipientId);
  const { rows } = await tx.execute<Row<'recipientGifts', 'id' | 'giftId'>>(sql`
    update recipient_gifts link set ${DATE[status]} = ${today}::date
    from (
      select distinct on (gift_id) id from recipient_gifts
      where user_id = ${userId} and recipient_id = ${recipientId} and gift_id = any(${giftIds}::bigint[])
        and given_at is null
      order by gift_id, day_on nulls last, id) planned
    where link.user_id = ${userId} and link.id = planned.id and link.${DATE[status]} is null
    returning link.id, link.gift_id as "giftId"`);
  return {
    giftIds: rows.map(({ giftId }) => giftId),
    recipientGiftIds: rows.map(({ id }) => id),
    addedIds: added.map(({ id }) => id),
  };
}

export async function unmarkMany(
  tx: Db,
  userId: number,
  { recipientGiftIds, addedIds, status }: Omit<MarkedLinks, 'giftIds'> & { status: MarkStatus },
): Promise<number[]> {
  const mine = await tx.execute(sql`
    select id from recipient_gifts
    where user_id = ${userId} and id = any(${recipientGiftIds}::bigint[]) for update`);
  if (mine.rows.length < recipientGiftIds.length) throw notFound();
  await tx.execute(sql`
    update recipient_gifts set ${DATE[status]} = null
    where user_id = ${userId} and id = any(${recipientGiftIds}::bigint[])`);
  await tx.execute(sql`
    delete from recipient_gifts
    where user_id = ${userId} and id = any(${addedIds}::bigint[]) and id = any(${recipientGiftIds}::bigint[])
      and note is null and paid_cents is null and given_at is null and bought_at is null`);
  return recipientGiftIds;
}
