import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import type { Viewer } from '../gifts/gift-access.ts';
import { listColumns, listJoins, openListJoins, type GiftListRow } from './gift-list.view.ts';
import { visibleList } from './list-access.ts';

/** Where a page of curated lists goes on, in the order their editors gave them. */
export type ListKey = readonly [position: number, id: number];
export const FIRST_LIST: ListKey = [-1, 0];

interface PublicPage {
  occasion: string | undefined;
  after: ListKey;
  limit: number;
}

/** Curated lists, of one occasion where it is named. */
export async function findPublicLists(
  db: Db,
  { occasion, after: [position, id], limit }: PublicPage,
): Promise<GiftListRow[]> {
  const fits =
    occasion === undefined
      ? sql`true`
      : sql`l.category_ids && array(
          select id from categories where master_category = 'Occasion' and lower(name) = lower(${occasion}))`;
  const { rows } = await db.execute<GiftListRow>(sql`
    select ${listColumns} from gift_lists l ${openListJoins}
    where l.is_public and ${fits} and (l.position, l.id) > (${position}::int, ${id}::int)
    order by l.position, l.id limit ${limit}`);
  return rows;
}

/** Favorites first, then the newest. With `giftId`, those that hold that gift. */
export async function findListsOf(db: Db, owner: number, giftId?: number): Promise<GiftListRow[]> {
  const holds =
    giftId === undefined
      ? sql`true`
      : sql`exists (select 1 from gift_list_gifts held
          where held.gift_list_id = l.id and held.gift_id = ${giftId})`;
  const { rows } = await db.execute<GiftListRow>(sql`
    select ${listColumns} from gift_lists l ${openListJoins}
    where l.user_id = ${owner} and ${holds} order by l.is_favorites desc, l.id desc`);
  return rows;
}

/** undefined: no such list, or not the viewer's to open. */
export async function findList(db: Db, viewer: Viewer, listId: number): Promise<GiftListRow | undefined> {
  const { rows } = await db.execute<GiftListRow>(sql`
    select ${listColumns} from gift_lists l ${listJoins(viewer)}
    where l.id = ${listId} and ${visibleList(viewer)}`);
  return rows[0];
}

export async function findOccasions(db: Db): Promise<Row<'categories', 'id' | 'name'>[]> {
  const { rows } = await db.execute<Row<'categories', 'id' | 'name'>>(sql`
    select id, name from categories where master_category = 'Occasion' order by position, id`);
  return rows;
}
