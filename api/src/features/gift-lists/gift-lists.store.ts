import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import type { Viewer } from '../gifts/gift-access.store.ts';
import { listColumns, visibleListJoins, unfilteredListJoins, type GiftListRow } from './gift-list.view.ts';
import { visibleList } from './list-access.store.ts';

/** Favorites first, then the newest. With `giftId`, only lists with that gift. */
export async function findListsOf(db: Db, owner: number, giftId?: number): Promise<GiftListRow[]> {
  const holds =
    giftId === undefined
      ? sql`true`
      : sql`exists (select 1 from gift_list_gifts held
          where held.gift_list_id = l.id and held.gift_id = ${giftId})`;
  const { rows } = await db.execute<GiftListRow>(sql`
    select ${listColumns} from gift_lists l ${unfilteredListJoins}
    where l.user_id = ${owner} and ${holds} order by l.is_favorites desc, l.id desc`);
  return rows;
}

/** Reads a list. undefined: no such list, or not the viewer's to open. */
export async function findList(db: Db, viewer: Viewer, listId: number): Promise<GiftListRow | undefined> {
  const { rows } = await db.execute<GiftListRow>(sql`
    select ${listColumns} from gift_lists l ${visibleListJoins(viewer)}
    where l.id = ${listId} and ${visibleList(viewer)}`);
  return rows[0];
}

export async function findOccasions(db: Db): Promise<Row<'categories', 'id' | 'name'>[]> {
  const { rows } = await db.execute<Row<'categories', 'id' | 'name'>>(sql`
    select id, name from categories where master_category = 'Occasion' and retired_at is null order by position, id`);
  return rows;
}
