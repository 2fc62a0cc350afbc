import type { GiftRecipient } from '@tuckaway/contract/recipient-gifts';
import type { Db } from '../../db/db.ts';
import type { Cell } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { visibleGift, type Viewer } from '../gifts/gift-access.ts';
import { recipientsOfGift } from '../gifts/gift-recipients.ts';
import { giftColumns, type GiftRow } from '../gifts/gift.view.ts';
import type { GiftOrder } from './gift-order.ts';
import { visibleList } from './list-access.ts';

export type MemberRow = GiftRow & {
  memberKey: string | number;
  memberId: Cell<'giftListGifts', 'id'>;
};
/** The list is there but holds nothing (more). */
type NoMember = { memberId: null };

interface Wanted {
  viewer: Viewer;
  listId: number;
  order: GiftOrder;
  limit: number;
}

interface Seen {
  /** Whether list `l` may be opened. */
  list: Sql;
  /** Whether gift `g` in it may be seen. */
  gift: Sql;
  isSaved: Sql;
}

/** undefined: no such list, or not the viewer's to open. */
export async function findListGifts(db: Db, wanted: Wanted): Promise<MemberRow[] | undefined> {
  const { viewer } = wanted;
  // One row at most, where `exists` would prepare two plans for every read.
  const kept = sql`(select true from gift_list_gifts kept
    where kept.user_id = ${viewer}::int and kept.gift_id = g.id limit 1) is not null`;
  // The most read thing of all: in curated lists and one's own everything may be seen. What is in one's own is saved.
  let rows = await selectMembers(db, wanted, {
    list: sql`(l.is_public or l.user_id = ${viewer}::int)`,
    gift: sql`true`,
    isSaved: sql`(l.user_id is not null or ${kept})`,
  });
  // Somebody else's list: only what the viewer may see by itself.
  if (rows.length === 0 && viewer !== null) {
    const seen = { list: visibleList(viewer), gift: visibleGift(viewer), isSaved: kept };
    rows = await selectMembers(db, wanted, seen);
  }
  if (rows.length === 0) return undefined;
  return rows[0]!.memberId === null ? [] : (rows as MemberRow[]);
}

/** Whether a list may be opened and what is in it, in one statement. */
async function selectMembers(
  db: Db,
  { viewer, listId, order, limit }: Wanted,
  { list, gift, isSaved }: Seen,
): Promise<(MemberRow | NoMember)[]> {
  const { rows } = await db.execute<MemberRow | NoMember>(sql`
    select member.* from gift_lists l
    left join lateral (
      select ${giftColumns(viewer, isSaved)}, ${order.key} as "memberKey", place.id as "memberId"
      from gift_list_gifts place join gifts g on g.id = place.gift_id
      where place.gift_list_id = l.id and ${gift} and ${order.after}
      order by ${order.orderBy} limit ${limit}) member on true
    where l.id = ${listId} and ${list}
    order by "memberKey" ${order.direction}, "memberId" ${order.direction}`);
  return rows;
}

interface GiftPeople {
  giftId: Cell<'gifts', 'id'>;
  recipients: GiftRecipient[];
}

/** Of the gifts in a list, those that the viewer means for somebody. undefined: no such list, or not theirs to open. */
export async function findRecipientsOfList(
  db: Db,
  viewer: number,
  listId: number,
): Promise<GiftPeople[] | undefined> {
  const { rows } = await db.execute<GiftPeople | { giftId: null }>(sql`
    select g.id as "giftId", case when g.id is not null then ${recipientsOfGift(viewer)} end as recipients
    from gift_lists l
    left join (gift_list_gifts place join gifts g on g.id = place.gift_id and exists (
      select 1 from recipient_gifts link where link.user_id = ${viewer} and link.gift_id = g.id))
      on place.gift_list_id = l.id
    where l.id = ${listId} and ${visibleList(viewer)}`);
  if (rows.length === 0) return undefined;
  return rows.filter((row) => row.giftId !== null);
}
