import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { giftColumns, toGift, type GiftRow } from '../gifts/gift.view.ts';
import type { ServeLink } from '../gifts/purchase-links.ts';

type LinkRow = GiftRow & {
  linkId: number;
  recipientId: number;
  recipientName: string;
  userId: number;
  note: string | null;
  givenAt: string | null;
  linkedAt: string;
};

/** Links of an owner, each with its gift. What somebody noted down stays theirs to read, whatever became of the gift's list. */
async function selectLinks(db: Db, ownerId: number, condition: SQL): Promise<LinkRow[]> {
  const { rows } = await db.execute<LinkRow>(sql`
    select ${giftColumns(ownerId)}, link.id as "linkId", link.user_id as "userId", link.note,
      link.given_at as "givenAt", link.created_at as "linkedAt", r.id as "recipientId", r.name as "recipientName"
    from recipient_gifts link
    join recipients r on r.id = link.recipient_id
    join gifts g on g.id = link.gift_id
    where link.user_id = ${ownerId} and ${condition}
    order by link.given_at desc nulls first, link.id desc`);
  return rows;
}

export interface LinkFilter {
  giftId?: number | undefined;
  recipientId?: number | undefined;
}

/** Planned ones first, then what was given, the latest first. */
export async function findLinks(
  db: Db,
  ownerId: number,
  { giftId, recipientId }: LinkFilter,
): Promise<LinkRow[]> {
  const ofGift = giftId === undefined ? sql`true` : sql`link.gift_id = ${giftId}`;
  const ofRecipient = recipientId === undefined ? sql`true` : sql`link.recipient_id = ${recipientId}`;
  return await selectLinks(db, ownerId, sql`${ofGift} and ${ofRecipient}`);
}

export async function countLinksOfGift(db: Db, ownerId: number, giftId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from recipient_gifts where user_id = ${ownerId} and gift_id = ${giftId}`);
  return rows[0]!.count;
}

export function toRecipientGift(row: LinkRow, serveLink: ServeLink): RecipientGift {
  return {
    id: row.linkId,
    recipientId: row.recipientId,
    recipient: { id: row.recipientId, name: row.recipientName },
    giftId: row.id,
    gift: toGift(row, serveLink),
    userId: row.userId,
    note: row.note,
    givenAt: row.givenAt === null ? null : new Date(row.givenAt).toISOString(),
    createdAt: new Date(row.linkedAt).toISOString(),
  };
}
