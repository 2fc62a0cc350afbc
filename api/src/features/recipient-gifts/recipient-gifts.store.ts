import { dayToGivenAt } from '@tuckaway/contract/given-day';
import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import type { Db } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { giftColumns, toGift, type GiftRow } from '../gifts/gift.view.ts';
import type { ServeLink } from '../gifts/purchase-links.ts';

type LinkRow = GiftRow &
  Row<'recipientGifts', 'recipientId' | 'userId' | 'note' | 'givenAt'> & {
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
 * Links of an owner, each with its gift: planned ones first, then what was given, the latest first. What somebody
 * noted down stays theirs to read, whatever became of the list that the gift was found in.
 */
export async function findLinks(db: Db, ownerId: number, filter: LinkFilter): Promise<LinkRow[]> {
  const only = (column: Sql, value: number | undefined) =>
    value === undefined ? sql`` : sql`and ${column} = ${value}`;
  const { rows } = await db.execute<LinkRow>(sql`
    select ${giftColumns(ownerId)}, link.id as "linkId", link.user_id as "userId", link.note,
      link.given_at as "givenAt", link.created_at as "linkedAt", r.id as "recipientId", r.name as "recipientName"
    from recipient_gifts link
    join recipients r on r.id = link.recipient_id
    join gifts g on g.id = link.gift_id
    where link.user_id = ${ownerId} ${only(sql`link.id`, filter.linkId)}
      ${only(sql`link.gift_id`, filter.giftId)} ${only(sql`link.recipient_id`, filter.recipientId)}
    order by link.given_at desc nulls first, link.id desc`);
  return rows;
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
    givenAt: row.givenAt === null ? null : dayToGivenAt(row.givenAt),
    createdAt: row.linkedAt.toISOString(),
  };
}
