import type { GiftRecipient } from '@tuckaway/contract/people/recipient-gifts';
import type { Db } from '../../db/db.ts';
import type { Cell } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { visibleGift, type Viewer } from '../gifts/gift-access.store.ts';
import { recipientsOfGift } from '../gifts/gift-recipients.ts';
import { giftColumns, type GiftRow } from '../gifts/gift.view.ts';
import type { GiftOrder } from './gift-order.ts';
import { visibleList } from './list-access.store.ts';

type ListedGiftRow = GiftRow & {
  entryKey: string | number;
  entryId: Cell<'giftListGifts', 'id'>;
};
/** Row of a list without (further) gifts. */
type NoEntry = { entryId: null };

interface ListGiftsRequest {
  viewer: Viewer;
  listId: number;
  order: GiftOrder;
  limit: number;
}

interface VisibilityConditions {
  /** Whether list `l` may be opened. */
  list: Sql;
  /** Whether gift `g` in it may be seen. */
  gift: Sql;
  isSaved: Sql;
}

/** Reads the gifts of a list that the viewer may see. undefined: no such list, or not the viewer's to open. */
export async function findListGifts(db: Db, request: ListGiftsRequest): Promise<ListedGiftRow[] | undefined> {
  const { viewer } = request;
  // One row at most, where `exists` would prepare two plans for every read.
  const isSaved = sql`(select true from gift_list_gifts entry
    where entry.user_id = ${viewer}::bigint and entry.gift_id = g.id limit 1) is not null`;
  // The usual case, without visibility checks: in curated lists and the viewer's own all gifts are visible.
  let rows = await selectEntries(db, request, {
    list: sql`(l.is_public or l.user_id = ${viewer}::bigint)`,
    gift: sql`true`,
    isSaved: sql`(l.user_id is not null or ${isSaved})`,
  });
  // Another user's list: only gifts that the viewer may see by themselves.
  if (rows.length === 0 && viewer !== null) {
    const seen = { list: visibleList(viewer), gift: visibleGift(viewer), isSaved };
    rows = await selectEntries(db, request, seen);
  }
  if (rows.length === 0) return undefined;
  return rows[0]!.entryId === null ? [] : (rows as ListedGiftRow[]);
}

/** Access check and gifts of a list, in one statement. */
async function selectEntries(
  db: Db,
  { viewer, listId, order, limit }: ListGiftsRequest,
  { list, gift, isSaved }: VisibilityConditions,
): Promise<(ListedGiftRow | NoEntry)[]> {
  const { rows } = await db.execute<ListedGiftRow | NoEntry>(sql`
    select entry.* from gift_lists l
    left join lateral (
      select ${giftColumns(viewer, isSaved)}, ${order.key} as "entryKey", entry.id as "entryId"
      from gift_list_gifts entry join gifts g on g.id = entry.gift_id
      where entry.gift_list_id = l.id and ${gift} and ${order.after}
      order by ${order.orderBy} limit ${limit}) entry on true
    where l.id = ${listId} and ${list}
    order by "entryKey" ${order.direction}, "entryId" ${order.direction}`);
  return rows;
}

interface GiftRecipients {
  giftId: Cell<'gifts', 'id'>;
  recipients: GiftRecipient[];
}

/** The gifts of a list that the viewer has linked to people. undefined: no such list, or no access. */
export async function findRecipientsOfList(
  db: Db,
  viewer: number,
  listId: number,
): Promise<GiftRecipients[] | undefined> {
  const { rows } = await db.execute<GiftRecipients | { giftId: null }>(sql`
    select g.id as "giftId", case when g.id is not null then ${recipientsOfGift(viewer)} end as recipients
    from gift_lists l
    left join (gift_list_gifts entry join gifts g on g.id = entry.gift_id and exists (
      select 1 from recipient_gifts link where link.user_id = ${viewer} and link.gift_id = g.id))
      on entry.gift_list_id = l.id
    where l.id = ${listId} and ${visibleList(viewer)}`);
  if (rows.length === 0) return undefined;
  return rows.filter((row) => row.giftId !== null);
}
