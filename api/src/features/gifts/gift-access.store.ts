import type { Db } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { notFound, unauthorized } from '../../platform/http/errors.ts';

/** Id of the reading user, or null for a visitor. */
export type Viewer = number | null;

/**
 * Whether the viewer may see gift `g`. Curated gifts are visible to all, retired ones only to users who saved them. A
 * user's gift is visible to its creator, to users who saved it, to co-editors of a list with it, and to signed-in users
 * while its creator keeps it in a list that is not private.
 */
export const visibleGift = (viewer: Viewer): Sql => sql`(
  g.is_public
  or g.created_by_id = ${viewer}::bigint
  or ${savedGift(viewer)}
  or ${coEditedGift(viewer)}
  or (${viewer}::bigint is not null and exists (
    select 1 from gift_list_gifts shown join gift_lists open_list on open_list.id = shown.gift_list_id
    where shown.gift_id = g.id and open_list.user_id = g.created_by_id and not open_list.is_private)))`;

/** Whether the viewer keeps gift `g` in one of their lists. */
export const savedGift = (viewer: Viewer): Sql => sql`exists (
  select 1 from gift_list_gifts entry where entry.user_id = ${viewer}::bigint and entry.gift_id = g.id)`;

/**
 * Whether everybody who may open a list sees gift `g` of its entry `entry`: curated gifts, gifts of the list's owner, and
 * gifts that a co-editor made and added.
 */
export const shownWithList: Sql = sql`(
  g.created_by_type = 'SYSTEM' or g.created_by_id = entry.user_id or g.created_by_id = entry.added_by)`;

/** Whether gift `g` is in a list that the viewer edits with its owner. */
const coEditedGift = (viewer: Viewer): Sql => sql`exists (
  select 1 from co_editors editor join gift_list_gifts entry on entry.gift_list_id = editor.gift_list_id
  where editor.user_id = ${viewer}::bigint and entry.gift_id = g.id and ${shownWithList})`;

export async function canSeeGift(db: Db, viewer: Viewer, giftId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from gifts g where g.id = ${giftId} and ${visibleGift(viewer)}`,
  );
  return rows.length > 0;
}

/** Throws 404 where the viewer may not see one of the gifts. */
export async function requireVisibleGifts(db: Db, viewer: Viewer, giftIds: readonly number[]): Promise<void> {
  const { rows } = await db.execute(sql`
    select 1 from gifts g where g.id = any(${[...giftIds]}::bigint[]) and ${visibleGift(viewer)}`);
  if (rows.length < new Set(giftIds).size) throw notFound();
}

/** A picture is visible to its uploader and to everybody who may see its gift. */
export async function canSeeGiftPicture(db: Db, viewer: Viewer, imageId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from images where id = ${imageId} and user_id = ${viewer}::bigint
    union all
    select 1 from gifts g where g.image_id = ${imageId} and ${visibleGift(viewer)} limit 1`);
  return rows.length > 0;
}

/** Visitors get 401 for all that is not curated, existing or not. */
export function orNotVisible<T>(value: T | undefined, user: object | undefined): T {
  if (value !== undefined) return value;
  throw user ? notFound() : unauthorized();
}
