import { sql } from 'drizzle-orm';
import { namedQuery } from '../../db/named-query.ts';
import type { Db } from '../../db/pool.ts';
import type { Reader } from '../../db/named-query.ts';
import type { Viewer } from '../gifts/gift-access.ts';
import { listColumns, listJoins, openListJoins, visibleList, type GiftListRow } from './gift-list.view.ts';

/** Where a page of curated lists goes on, in the order their editors gave them. */
export type ListKey = readonly [position: number, id: number];
export const FIRST_LIST: ListKey = [-1, 0];

interface PublicPage {
  occasion: string | undefined;
  after: ListKey;
  limit: number;
}

const nextCurated = sql`
  (l.position, l.id) > (${sql.placeholder('position')}::int, ${sql.placeholder('id')}::int)
  order by l.position, l.id limit ${sql.placeholder('limit')}::int`;

const selectCurated = namedQuery<GiftListRow, { position: number; id: number; limit: number }>(
  'curated_lists',
  sql`select ${listColumns} from gift_lists l ${openListJoins} where l.is_public and ${nextCurated}`,
);

const selectCuratedFor = namedQuery<
  GiftListRow,
  { occasion: string; position: number; id: number; limit: number }
>(
  'curated_lists_for',
  sql`select ${listColumns} from gift_lists l ${openListJoins}
    where l.is_public and l.category_ids && array(
      select id from categories
      where master_category = 'Occasion' and lower(name) = lower(${sql.placeholder('occasion')}::text))
    and ${nextCurated}`,
);

export async function findPublicLists(
  reader: Reader,
  { occasion, after: [position, id], limit }: PublicPage,
): Promise<GiftListRow[]> {
  if (occasion === undefined) return await selectCurated(reader, { position, id, limit });
  return await selectCuratedFor(reader, { occasion, position, id, limit });
}

const newestFirst = sql`order by l.is_favorites desc, l.id desc`;

const selectOwn = namedQuery<GiftListRow, { owner: number }>(
  'own_lists',
  sql`select ${listColumns} from gift_lists l ${openListJoins}
    where l.user_id = ${sql.placeholder('owner')}::int ${newestFirst}`,
);

const selectOwnHolding = namedQuery<GiftListRow, { owner: number; giftId: number }>(
  'own_lists_holding',
  sql`select ${listColumns} from gift_lists l ${openListJoins}
    where l.user_id = ${sql.placeholder('owner')}::int and exists (
      select 1 from gift_list_gifts held
      where held.gift_list_id = l.id and held.gift_id = ${sql.placeholder('giftId')}::int) ${newestFirst}`,
);

/** Favorites first, then the newest. With `giftId`, those that hold that gift. */
export async function findListsOf(reader: Reader, owner: number, giftId?: number): Promise<GiftListRow[]> {
  if (giftId === undefined) return await selectOwn(reader, { owner });
  return await selectOwnHolding(reader, { owner, giftId });
}

/** undefined: no such list, or not the viewer's to open. */
export async function findList(db: Db, viewer: Viewer, listId: number): Promise<GiftListRow | undefined> {
  const { rows } = await db.execute<GiftListRow>(sql`
    select ${listColumns} from gift_lists l ${listJoins(viewer)}
    where l.id = ${listId} and ${visibleList(viewer)}`);
  return rows[0];
}

export async function findOccasions(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select id, name from categories where master_category = 'Occasion' order by position, id`);
  return rows;
}
