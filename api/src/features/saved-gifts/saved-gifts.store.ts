import type { SavedGift } from '@tuckaway/contract/saved-gifts';
import { sql } from 'drizzle-orm';
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
  /** Part of a title, in any case. */
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
  { giftId, query, mine }: SavedFilter,
  { order, limit }: Paging,
): Promise<SavedPage> {
  const places =
    giftId === undefined
      ? sql`select distinct on (gift_id) id, gift_id, gift_list_id, created_at from gift_list_gifts
            where user_id = ${ownerId} order by gift_id, id desc`
      : sql`select id, gift_id, gift_list_id, created_at from gift_list_gifts
            where user_id = ${ownerId} and gift_id = ${giftId}`;
  const hasText = query ? sql`strpos(lower(g.title), lower(${query})) > 0` : sql`true`;
  const { rows } = await db.execute<SavedRow & Omit<SavedPage, 'rows'>>(sql`
    with saved as (${places}),
    matching as materialized (
      select saved.*, ${order.key} as key, coalesce(g.created_by_id = ${ownerId}, false) as mine
      from saved join gifts g on g.id = saved.gift_id
      where ${hasText})
    select counted.total, counted."totalMine", page.* from (
      select count(distinct gift_id)::int as total,
        (count(distinct gift_id) filter (where mine))::int as "totalMine" from matching) counted
    left join lateral (
      select ${giftColumns(ownerId, sql`true`)}, place.id as "savedId", place.gift_list_id as "giftListId",
        place.created_at as "savedAt", place.key, place.gift_id
      from (
        select * from matching where ${mine ? sql`mine` : sql`true`} and ${order.after}
        order by ${order.orderBy} limit ${limit}) place
      join gifts g on g.id = place.gift_id) page on true
    order by ${order.orderBy}`);
  const { total, totalMine, savedId } = rows[0]!;
  return { rows: savedId === null ? [] : rows, total, totalMine };
}

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
