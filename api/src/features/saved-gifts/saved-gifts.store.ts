import type { SavedGift } from '@tuckaway/contract/saved-gifts';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { giftColumns, toGift, type GiftRow } from '../gifts/gift.view.ts';
import type { ServeLink } from '../gifts/purchase-links.ts';
import type { SavedOrder } from './saved-gifts.sort.ts';

export type SavedRow = GiftRow & {
  savedId: number;
  giftListId: number;
  savedAt: string;
  key: string | number;
};

export interface SavedFilter {
  /** Only this gift, and then every list that holds it. */
  giftId?: number | undefined;
  /** Part of a title, in any case, with or without accents. */
  query?: string | undefined;
  mine: boolean;
}

export interface SavedPage {
  rows: SavedRow[];
  total: number;
  totalMine: number;
}

interface Paging {
  order: SavedOrder;
  limit: number;
}

/** One entry a gift, its latest place; totals count what matches, whatever `mine` says. */
export async function findSavedGifts(
  db: Db,
  ownerId: number,
  filter: SavedFilter,
  paging: Paging,
): Promise<SavedPage> {
  const rows = await findPage(db, ownerId, filter, paging);
  return { rows, ...(await countSaved(db, ownerId, filter)) };
}

async function findPage(
  db: Db,
  ownerId: number,
  { giftId, query, mine }: SavedFilter,
  { order, limit }: Paging,
): Promise<SavedRow[]> {
  const oneEach =
    giftId === undefined
      ? sql`not exists (select 1 from gift_list_gifts newer
          where newer.user_id = ${ownerId} and newer.gift_id = place.gift_id and newer.id > place.id)`
      : sql`place.gift_id = ${giftId}`;
  const isMine = mine ? sql`g.created_by_id = ${ownerId}` : sql`true`;
  const { rows } = await db.execute<SavedRow>(sql`
    select ${giftColumns(ownerId, sql`true`)}, place.id as "savedId", place.gift_list_id as "giftListId",
      place.created_at as "savedAt", ${order.key} as key
    from gift_list_gifts place join gifts g on g.id = place.gift_id
    where place.user_id = ${ownerId} and ${oneEach} and ${isMine} and ${titleHas(query)} and ${order.after}
    order by ${order.orderBy} limit ${limit}`);
  return rows;
}

async function countSaved(
  db: Db,
  ownerId: number,
  { giftId, query }: SavedFilter,
): Promise<{ total: number; totalMine: number }> {
  const ofGift = giftId === undefined ? sql`true` : sql`gift_id = ${giftId}`;
  const saved = sql`(select distinct gift_id from gift_list_gifts where user_id = ${ownerId} and ${ofGift}) saved`;
  const matching = sql`${saved} join gifts g on g.id = saved.gift_id and ${titleHas(query)}`;
  const { rows } = await db.execute<{ total: number; totalMine: number }>(sql`
    select (select count(*)::int from ${query ? matching : saved}) as total,
      (select count(*)::int from ${matching} where g.created_by_id = ${ownerId}) as "totalMine"`);
  return rows[0]!;
}

const titleHas = (text: string | undefined): SQL =>
  text ? sql`strpos(g.title_key, lower(plain_text(${text}))) > 0` : sql`true`;

export async function findSavedGift(
  db: Db,
  ownerId: number,
  giftId: number,
  listId: number,
): Promise<SavedRow | undefined> {
  const { rows } = await db.execute<SavedRow>(sql`
    select ${giftColumns(ownerId, sql`true`)}, place.id as "savedId", place.gift_list_id as "giftListId",
      place.created_at as "savedAt", place.id as key
    from gift_list_gifts place join gifts g on g.id = place.gift_id
    where place.user_id = ${ownerId} and place.gift_id = ${giftId} and place.gift_list_id = ${listId}`);
  return rows[0];
}

export function toSavedGift(row: SavedRow, ownerId: number, serveLink: ServeLink): SavedGift {
  return {
    id: row.savedId,
    gift: toGift(row, serveLink),
    giftListId: row.giftListId,
    userId: ownerId,
    savedAt: new Date(row.savedAt).toISOString(),
  };
}
