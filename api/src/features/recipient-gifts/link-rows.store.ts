import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { noteLinkedGifts } from '../gifts/linked-gift.store.ts';

type OptionalField =
  'note' | 'givenAt' | 'dayId' | 'dayOn' | 'forNoDay' | 'boughtAt' | 'paidCents' | 'thankedAt' | 'thanksNote';
export type LinkRow = Row<'recipientGifts', 'recipientId' | 'giftId'> &
  Partial<Row<'recipientGifts', OptionalField>>;
type NewLink = Row<'recipientGifts', 'id' | 'giftId'>;

/**
 * Inserts links in the given order and returns those that are new. The caller has checked that recipients, gifts and days
 * may be linked. Absent fields are empty.
 */
export async function insertLinkRows(tx: Db, userId: number, links: readonly LinkRow[]): Promise<NewLink[]> {
  const { rows } = await tx.execute<NewLink>(sql`
    insert into recipient_gifts (user_id, recipient_id, gift_id, note, given_at, day_id, day_on, for_no_day,
      bought_at, paid_cents, thanked_at, thanks_note)
    select ${userId}, link."recipientId", link."giftId", link.note, link."givenAt", link."dayId", link."dayOn",
      coalesce(link."forNoDay", false), link."boughtAt", link."paidCents", link."thankedAt", link."thanksNote"
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link ("recipientId" bigint, "giftId" bigint,
      note text, "givenAt" date, "dayId" bigint, "dayOn" date, "forNoDay" boolean, "boughtAt" date, "paidCents" int,
      "thankedAt" date, "thanksNote" text)
    on conflict do nothing
    returning id, gift_id as "giftId"`);
  await requireRoom(tx, userId, 'recipient_gifts');
  await noteLinkedGifts(
    tx,
    userId,
    rows.map(({ id }) => id),
  );
  return rows;
}

/** Plans the gift for a recipient of the user. A link that is not given yet stays, and is marked as bought if asked. */
export async function planGift(
  tx: Db,
  userId: number,
  { recipientId, giftId, boughtAt }: Row<'recipientGifts', 'recipientId' | 'giftId' | 'boughtAt'>,
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update recipient_gifts set bought_at = coalesce(${boughtAt}::date, bought_at)
    where user_id = ${userId} and recipient_id = ${recipientId} and gift_id = ${giftId} and given_at is null`);
  if (rowCount === 0) await insertLinkRows(tx, userId, [{ recipientId, giftId, boughtAt }]);
}
