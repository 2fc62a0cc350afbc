import type { GiftRecipient } from '@tuckaway/contract/people/recipient-gifts';
import type { SavedGift } from '@tuckaway/contract/gifts/saved-gifts';
import type { Db } from '../../db/db.ts';
import type { Cell } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { GiftOrder } from '../gift-lists/gift-order.ts';
import { visibleGift } from '../gifts/gift-access.store.ts';
import { recipientsOfGift } from '../gifts/gift-recipients.ts';
import { giftColumns, toGift, type GiftRow } from '../gifts/gift.view.ts';
import type { AddAffiliate } from '../gifts/add-affiliate.ts';
import { allOf, conditionsOf, type Conditions, type SavedFilter } from './saved-gifts-filter.ts';
import { savedOrCreatedIds, savedCreatedOrLinkedIds, latestEntryIds } from './saved-gift-ids.ts';

type SavedRow = GiftRow & LatestEntry & { key: string | number; recipients: GiftRecipient[] };
/** Empty for a gift that is in none of the owner's lists. */
interface LatestEntry {
  savedId: Cell<'giftListGifts', 'id'> | null;
  giftListId: Cell<'giftListGifts', 'giftListId'> | null;
  savedAt: Cell<'giftListGifts', 'createdAt'> | null;
}

interface Totals {
  total: number;
  totalMine: number;
}

interface SavedPage extends Totals {
  rows: SavedRow[];
}

interface Paging {
  order: GiftOrder;
  limit: number;
}

/**
 * Each gift once, with its latest entry in a list; with `allCreated` only what the owner created, gifts in no list last.
 * Totals count all matches, regardless of `allCreated`.
 */
export async function findSavedGifts(
  db: Db,
  ownerId: number,
  filter: SavedFilter,
  paging: Paging,
): Promise<SavedPage> {
  const conditions = conditionsOf(ownerId, filter);
  if (conditions.byKey.length + conditions.byContent.length > 0)
    return await findFiltered(db, ownerId, filter, conditions, paging);
  const rows = await findUnfiltered(db, ownerId, filter, paging);
  const [total, totalMine] = [await countSaved(db, ownerId, filter), await countOwn(db, ownerId, filter)];
  return { rows, total, totalMine };
}

/** Without a filter: a short walk along an index. */
async function findUnfiltered(
  db: Db,
  ownerId: number,
  { giftId, allCreated }: SavedFilter,
  { order, limit }: Paging,
): Promise<SavedRow[]> {
  const entries = allCreated ? ownGiftEntries(ownerId, giftId) : savedEntries(ownerId, giftId);
  const { rows } = await db.execute<SavedRow>(sql`
    select ${savedColumns(ownerId)}, ${order.key} as key
    from ${entries} entry join gifts g on g.id = entry.gift_id
    where ${order.after} order by ${order.orderBy} limit ${limit}`);
  return rows;
}

/**
 * Query with filters, in three steps: keys that match by the owner's own rows, those whose gifts match, and full rows of
 * the page only. Gifts are read by an array of ids: a join would be planned as a scan of the catalogue. `entry` has id 0
 * for a gift in no list, because null in a sort key would break the cursor.
 */
async function findFiltered(
  db: Db,
  ownerId: number,
  filter: SavedFilter,
  { byKey, byContent }: Conditions,
  { order, limit }: Paging,
): Promise<SavedPage> {
  const { ids, isVisible, isCounted } = candidateIds(ownerId, filter);
  const isListed = filter.allCreated ? sql`is_mine` : isCounted;
  const { rows } = await db.executeFresh<(SavedRow | { id: null }) & Totals>(sql`
    with entries as materialized (${latestEntryIds(ownerId, filter.giftId)}),
    found as materialized (
      select entry.gift_id, entry.id, g.created_by_id = ${ownerId} as is_mine,
        g.id in (select gift_id from recipient_gifts where user_id = ${ownerId}) as is_linked,
        ${order.key} as key, ${order.after} as is_after
      from gifts g left join entries latest on latest.gift_id = g.id
      cross join lateral (select g.id as gift_id, coalesce(latest.id, 0) as id) entry
      where g.id = any(array(select candidate.gift_id from (${ids}) candidate where ${allOf(byKey)}))
        and ${allOf([...byContent, isVisible])}),
    listed as (
      select * from found where is_after and ${isListed}
      order by key ${order.direction}, gift_id ${order.direction} limit ${limit})
    select page.*, totals.*
    from (select count(*) filter (where ${isCounted})::int as total,
        count(*) filter (where is_mine)::int as "totalMine" from found) totals
    left join (
      select ${savedColumns(ownerId)}, entry.key
      from (select listed.*, at.gift_list_id, at.created_at
        from listed left join gift_list_gifts at on at.id = listed.id) entry
      join gifts g on g.id = entry.gift_id) page on true
    order by page.key ${order.direction}, page.id ${order.direction}`);
  const { total, totalMine } = rows[0]!;
  return { rows: rows.filter((row) => row.id !== null), total, totalMine };
}

/**
 * Candidates of a filter: with `unsaved` all gifts with the tag; for a search, a recipient or a status, gifts that are in lists, created by
 * the owner or linked to recipients; else gifts that are in lists or created by the owner. Created gifts that are in no list
 * are listed among the owner's own (`allCreated`) and not counted in the total.
 */
function candidateIds(ownerId: number, filter: SavedFilter) {
  const { giftId, tagId, unsaved, recipientId, status, words } = filter;
  if (unsaved && tagId !== undefined)
    return {
      ids: sql`select gift_id from gift_tags where user_id = ${ownerId} and ${ofGift(sql`gift_id`, giftId)}`,
      isVisible: visibleGift(ownerId),
      isCounted: sql`true`,
    };
  if (giftId !== undefined)
    return { ids: sql`select ${giftId}::bigint as gift_id`, isVisible: sql`true`, isCounted: sql`id > 0` };
  if (recipientId === undefined && status === undefined && words.length === 0)
    return { ids: savedOrCreatedIds(ownerId), isVisible: sql`true`, isCounted: sql`id > 0` };
  return {
    ids: savedCreatedOrLinkedIds(ownerId),
    isVisible: visibleGift(ownerId),
    isCounted: sql`(id > 0 or is_linked)`,
  };
}

const savedColumns = (ownerId: number) => sql`
  ${giftColumns(ownerId, sql`entry.id > 0`)}, nullif(entry.id, 0) as "savedId",
  entry.gift_list_id as "giftListId", entry.created_at as "savedAt", ${recipientsOfGift(ownerId)} as recipients`;

const savedEntries = (ownerId: number, giftId: number | undefined): Sql => sql`(
  select entry.* from gift_list_gifts entry
  where entry.user_id = ${ownerId} and ${
    giftId === undefined
      ? sql`not exists (select 1 from gift_list_gifts newer
          where newer.user_id = ${ownerId} and newer.gift_id = entry.gift_id and newer.id > entry.id)`
      : sql`entry.gift_id = ${giftId}`
  })`;

/** Entries of the owner's own gifts: all for a requested gift, else the latest of each, 0 for none. */
const ownGiftEntries = (ownerId: number, giftId: number | undefined): Sql => sql`(
  select own.id as gift_id, coalesce(entry.id, 0) as id, entry.gift_list_id, entry.created_at
  from gifts own left join ${savedEntries(ownerId, giftId)} entry on entry.gift_id = own.id
  where own.created_by_id = ${ownerId} and ${giftId === undefined ? sql`true` : sql`own.id = ${giftId}`})`;

const ofGift = (column: Sql, giftId: number | undefined): Sql =>
  giftId === undefined ? sql`true` : sql`${column} = ${giftId}`;

const countSaved = (db: Db, ownerId: number, { giftId }: SavedFilter): Promise<number> =>
  countOf(
    db,
    sql`(select distinct gift_id from gift_list_gifts
      where user_id = ${ownerId} and ${ofGift(sql`gift_id`, giftId)}) saved`,
  );

const countOwn = (db: Db, ownerId: number, { giftId }: SavedFilter): Promise<number> =>
  countOf(db, sql`gifts g where g.created_by_id = ${ownerId} and ${ofGift(sql`g.id`, giftId)}`);

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
    select ${savedColumns(ownerId)}, entry.id as key
    from gift_list_gifts entry join gifts g on g.id = entry.gift_id
    where entry.user_id = ${ownerId} and entry.gift_id = ${giftId} and entry.gift_list_id = ${listId}`);
  return rows[0];
}

export function toSavedGift(row: SavedRow, ownerId: number, addAffiliate: AddAffiliate): SavedGift {
  return {
    id: row.savedId,
    gift: toGift(row, addAffiliate),
    giftListId: row.giftListId,
    userId: ownerId,
    savedAt: row.savedAt?.toISOString() ?? null,
    recipients: row.recipients,
  };
}
