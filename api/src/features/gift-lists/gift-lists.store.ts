import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import type { Viewer } from '../gifts/gift-access.ts';
import { listColumns, listJoins, visibleList, type GiftListRow } from './gift-list.view.ts';

async function selectLists(db: Db, viewer: Viewer, rest: SQL): Promise<GiftListRow[]> {
  const { rows } = await db.execute<GiftListRow>(sql`
    select ${listColumns} from gift_lists l ${listJoins(viewer)} ${rest}`);
  return rows;
}

/** Where a page of curated lists goes on, in the order their editors gave them. */
export type ListKey = readonly [position: number, id: number];
export const FIRST_LIST: ListKey = [-1, 0];

interface PublicPage {
  occasion: string | undefined;
  after: ListKey;
  limit: number;
}

export async function findPublicLists(
  db: Db,
  { occasion, after, limit }: PublicPage,
): Promise<GiftListRow[]> {
  const ofOccasion =
    occasion === undefined
      ? sql``
      : sql`and l.category_ids && array(
          select id from categories where master_category = 'Occasion' and lower(name) = lower(${occasion}))`;
  return await selectLists(
    db,
    null,
    sql`where l.is_public ${ofOccasion} and (l.position, l.id) > (${after[0]}::int, ${after[1]}::int)
        order by l.position, l.id limit ${limit}`,
  );
}

/** Favorites first, then the newest. With `giftId`, those that hold that gift. */
export async function findListsOf(db: Db, ownerId: number, giftId?: number): Promise<GiftListRow[]> {
  const holding =
    giftId === undefined
      ? sql``
      : sql`and exists (select 1 from gift_list_gifts held
          where held.gift_list_id = l.id and held.gift_id = ${giftId})`;
  return await selectLists(
    db,
    ownerId,
    sql`where l.user_id = ${ownerId} ${holding} order by l.is_favorites desc, l.id desc`,
  );
}

/** undefined: no such list, or not the viewer's to open. */
export async function findList(db: Db, viewer: Viewer, listId: number): Promise<GiftListRow | undefined> {
  const [list] = await selectLists(db, viewer, sql`where l.id = ${listId} and ${visibleList(viewer)}`);
  return list;
}

export async function findOccasions(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select id, name from categories where master_category = 'Occasion' order by position, id`);
  return rows;
}
