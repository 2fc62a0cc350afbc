import type { GiftRecipient } from '@tuckaway/contract/recipient-gifts';
import type { SavedGift } from '@tuckaway/contract/saved-gifts';
import type { Db } from '../../db/db.ts';
import type { Cell } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { GiftOrder } from '../gift-lists/gift-order.ts';
import { visibleGift } from '../gifts/gift-access.ts';
import { recipientsOfGift } from '../gifts/gift-recipients.ts';
import { giftColumns, toGift, type GiftRow } from '../gifts/gift.view.ts';
import type { ServeLink } from '../gifts/purchase-links.ts';
import { allOf, conditionsOf, type SavedFilter } from './saved-gifts.filter.ts';

export type SavedRow = GiftRow & Place & { key: string | number; recipients: GiftRecipient[] };
/** Empty for my own gift that is in none of my lists. */
interface Place {
  savedId: Cell<'giftListGifts', 'id'> | null;
  giftListId: Cell<'giftListGifts', 'giftListId'> | null;
  savedAt: Cell<'giftListGifts', 'createdAt'> | null;
}

export interface SavedPage {
  rows: SavedRow[];
  total: number;
  totalMine: number;
}

export interface Paging {
  order: GiftOrder;
  limit: number;
}

/**
 * One entry a gift, its latest place; with `mine` also my gifts that are in no list any more, after the others. Totals
 * count what matches, whatever `mine` says: what is saved, and what is mine.
 */
export async function findSavedGifts(
  db: Db,
  ownerId: number,
  filter: SavedFilter,
  paging: Paging,
): Promise<SavedPage> {
  if (conditionsOf(ownerId, filter).length === 0) {
    const rows = await findPage(db, ownerId, filter, paging);
    const [total, totalMine] = [await countSaved(db, ownerId, filter), await countOwn(db, ownerId, filter)];
    return { rows, total, totalMine };
  }
  const { rows, fitting } = await findFitting(db, ownerId, filter, paging);
  return filter.mine
    ? { rows, total: await countSaved(db, ownerId, filter), totalMine: fitting }
    : { rows, total: fitting, totalMine: await countOwn(db, ownerId, filter) };
}

/** Without a filter: a short walk along an index. */
async function findPage(
  db: Db,
  ownerId: number,
  filter: SavedFilter,
  { order, limit }: Paging,
): Promise<SavedRow[]> {
  const { rows } = await db.execute<SavedRow>(sql`
    select ${savedColumns(ownerId)}, ${order.key} as key
    from ${placesFor(ownerId, filter)} place join gifts g on g.id = place.gift_id
    where ${order.after} order by ${order.orderBy} limit ${limit}`);
  return rows;
}

/** With one: what fits is found once, to be counted and to take the page from. Planned for its values each time. */
async function findFitting(
  db: Db,
  ownerId: number,
  filter: SavedFilter,
  { order, limit }: Paging,
): Promise<{ rows: SavedRow[]; fitting: number }> {
  const { rows } = await db.executeFresh<(SavedRow | { id: null }) & { fitting: number }>(sql`
    with fits as materialized (
      select place.id, place.gift_id, place.gift_list_id, place.created_at
      from ${placesFor(ownerId, filter)} place join gifts g on g.id = place.gift_id
      where ${allOf(conditionsOf(ownerId, filter))})
    select page.*, counted.fitting
    from (select count(*)::int as fitting from fits) counted
    left join lateral (
      select ${savedColumns(ownerId)}, ${order.key} as key
      from fits place join gifts g on g.id = place.gift_id
      where ${order.after} order by ${order.orderBy} limit ${limit}) page on true
    order by page.key ${order.direction}, page.id ${order.direction}`);
  return { rows: rows.filter((row) => row.id !== null), fitting: rows[0]!.fitting };
}

const savedColumns = (ownerId: number) => sql`
  ${giftColumns(ownerId, sql`place.id > 0`)}, nullif(place.id, 0) as "savedId",
  place.gift_list_id as "giftListId", place.created_at as "savedAt", ${recipientsOfGift(ownerId)} as recipients`;

const savedPlaces = (ownerId: number, giftId: number | undefined): Sql => sql`(
  select place.* from gift_list_gifts place
  where place.user_id = ${ownerId} and ${
    giftId === undefined
      ? sql`not exists (select 1 from gift_list_gifts newer
          where newer.user_id = ${ownerId} and newer.gift_id = place.gift_id and newer.id > place.id)`
      : sql`place.gift_id = ${giftId}`
  })`;

function placesFor(ownerId: number, { giftId, mine, unsaved, tagId }: SavedFilter): Sql {
  if (unsaved && tagId !== undefined) return taggedPlaces(ownerId, tagId);
  return mine ? ownGiftPlaces(ownerId, giftId) : savedPlaces(ownerId, giftId);
}

/** The latest place of each gift that has the tag, 0 where there is none. */
const taggedPlaces = (ownerId: number, tagId: number): Sql => sql`(
  select g.id as gift_id, coalesce(place.id, 0) as id, place.gift_list_id, place.created_at
  from gift_tags tagged join gifts g on g.id = tagged.gift_id
  left join ${savedPlaces(ownerId, undefined)} place on place.gift_id = g.id
  where tagged.tag_id = ${tagId} and tagged.user_id = ${ownerId} and ${visibleGift(ownerId)})`;

/** Of my gifts: every place of the one that is asked for, else the latest of each, 0 where there is none. */
const ownGiftPlaces = (ownerId: number, giftId: number | undefined): Sql => sql`(
  select own.id as gift_id, coalesce(place.id, 0) as id, place.gift_list_id, place.created_at
  from gifts own left join ${savedPlaces(ownerId, giftId)} place on place.gift_id = own.id
  where own.created_by_id = ${ownerId} and ${giftId === undefined ? sql`true` : sql`own.id = ${giftId}`})`;

const ofGift = (column: Sql, giftId: number | undefined): Sql =>
  giftId === undefined ? sql`true` : sql`${column} = ${giftId}`;

async function countSaved(db: Db, ownerId: number, filter: SavedFilter): Promise<number> {
  const { giftId } = filter;
  const conditions = conditionsOf(ownerId, filter);
  const fits =
    conditions.length > 0 ? sql`join gifts g on g.id = saved.gift_id and ${allOf(conditions)}` : sql``;
  return await countOf(
    db,
    sql`(select distinct gift_id from gift_list_gifts
      where user_id = ${ownerId} and ${ofGift(sql`gift_id`, giftId)}) saved ${fits}`,
  );
}

async function countOwn(db: Db, ownerId: number, filter: SavedFilter): Promise<number> {
  const fits = allOf(conditionsOf(ownerId, filter));
  return await countOf(
    db,
    sql`gifts g where g.created_by_id = ${ownerId} and ${ofGift(sql`g.id`, filter.giftId)} and ${fits}`,
  );
}

async function countOf(db: Db, things: Sql): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${things}`);
  return rows[0]!.count;
}

const SHOPS_MAX = 100;

export async function findShopsOfSaved(
  db: Db,
  ownerId: number,
): Promise<{ shop: string; giftCount: number }[]> {
  const { rows } = await db.execute<{ shop: string; giftCount: number }>(sql`
    select g.shop, count(*)::int as "giftCount"
    from gifts g where g.shop is not null
      and g.id in (select gift_id from gift_list_gifts where user_id = ${ownerId})
    group by g.shop order by "giftCount" desc, g.shop limit ${SHOPS_MAX}`);
  return rows;
}

export async function findSavedGift(
  db: Db,
  ownerId: number,
  giftId: number,
  listId: number,
): Promise<SavedRow | undefined> {
  const { rows } = await db.execute<SavedRow>(sql`
    select ${savedColumns(ownerId)}, place.id as key
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
    savedAt: row.savedAt?.toISOString() ?? null,
    recipients: row.recipients,
  };
}
