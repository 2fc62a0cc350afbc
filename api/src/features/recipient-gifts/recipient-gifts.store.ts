import type { GiftDay } from '@tuckaway/domain/days/day-of-gift';
import { givenAtOfDate } from '@tuckaway/domain/days/given-at';
import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import type { Db } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { fromCents } from '../../platform/money.ts';
import { giftColumns, toGift, type GiftRow } from '../gifts/gift.view.ts';
import { joinLinkedGift } from '../gifts/linked-gift.store.ts';
import type { AddAffiliate } from '../gifts/add-affiliate.ts';
import { withDays, type LinkOwner } from './resolved-links.store.ts';

const FIELDS = [
  'recipientId',
  'userId',
  'note',
  'givenAt',
  'dayId',
  'dayOn',
  'boughtAt',
  'paidCents',
  'thankedAt',
  'thanksNote',
  'forNoDay',
] as const;

type LinkRow = GiftRow &
  Row<'recipientGifts', (typeof FIELDS)[number]> & {
    linkId: Cell<'recipientGifts', 'id'>;
    linkedAt: Cell<'recipientGifts', 'createdAt'>;
    recipientName: Cell<'recipients', 'name'>;
  };

export interface LinkFilter {
  linkId?: number | undefined;
  giftId?: number | undefined;
  recipientId?: number | undefined;
}

/**
 * Links of an owner with their gifts: planned ones first, then given ones, the latest first. Links stay readable when
 * the gift's list becomes private.
 */
async function findLinks(db: Db, ownerId: number, filter: LinkFilter): Promise<LinkRow[]> {
  const only = (column: Sql, value: number | undefined) =>
    value === undefined ? sql`` : sql`and ${column} = ${value}`;
  const { rows } = await db.execute<LinkRow>(sql`
    select ${giftColumns(ownerId)}, ${columns('link', FIELDS)}, link.id as "linkId",
      link.created_at as "linkedAt", r.name as "recipientName"
    from recipient_gifts link
    join recipients r on r.user_id = link.user_id and r.id = link.recipient_id
    ${joinLinkedGift(ownerId)}
    where link.user_id = ${ownerId} ${only(sql`link.id`, filter.linkId)}
      ${only(sql`link.gift_id`, filter.giftId)} ${only(sql`link.recipient_id`, filter.recipientId)}
    order by link.given_at desc nulls first, link.id desc`);
  return rows;
}

/** The number of recipients of a gift: one with links for several days counts once. */
export async function countRecipientsOfGift(db: Db, ownerId: number, giftId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct recipient_id)::int as count from recipient_gifts where user_id = ${ownerId} and gift_id = ${giftId}`);
  return rows[0]!.count;
}

/** Reads links, each with the day that it counts for today. */
export async function readLinks(
  db: Db,
  owner: LinkOwner,
  filter: LinkFilter,
  addAffiliate: AddAffiliate,
): Promise<RecipientGift[]> {
  const links = await withDays(db, owner, await findLinks(db, owner.userId, filter));
  return links.map(({ day, ...link }) => toRecipientGift(link, addAffiliate, day));
}

function toRecipientGift(row: LinkRow, addAffiliate: AddAffiliate, day: GiftDay | null): RecipientGift {
  const isStored = day !== null && day.on === row.dayOn && day.dayId === row.dayId;
  return {
    id: row.linkId,
    recipientId: row.recipientId,
    recipient: { id: row.recipientId, name: row.recipientName },
    giftId: row.id,
    gift: toGift(row, addAffiliate),
    userId: row.userId,
    note: row.note,
    givenAt: row.givenAt === null ? null : givenAtOfDate(row.givenAt),
    createdAt: row.linkedAt.toISOString(),
    dayId: day?.dayId ?? null,
    dayOn: day?.on ?? null,
    dayChosen: row.forNoDay || isStored,
    boughtAt: row.boughtAt,
    paid: fromCents(row.paidCents),
    thankedAt: row.thankedAt,
    thanksNote: row.thanksNote,
  };
}
