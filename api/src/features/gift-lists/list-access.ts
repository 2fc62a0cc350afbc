import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { canSeeGift, visibleGift, type Viewer } from '../gifts/gift-access.ts';

/**
 * Whether the viewer may open list `l`: everybody opens curated lists, owners their own, and signed-in people who
 * have the link a public one. Curated lists that were retired are gone.
 */
export const visibleList = (viewer: Viewer): Sql => sql`(
  l.is_public
  or l.user_id = ${viewer}::bigint
  or (${viewer}::bigint is not null and l.created_by_type = 'USER' and not l.is_private))`;

/** Visibility inside list `l`: all gifts for its owner and in curated lists, else gifts visible by themselves. */
export const visibleInList = (viewer: Viewer): Sql => sql`(
  l.user_id is null or l.user_id = ${viewer}::bigint or ${visibleGift(viewer)})`;

const notYours = () => forbidden('not_yours', 'Only its owner can change this gift list.');

/** 404 where one of the lists is not the user's to see, then 403 where one is not theirs to change. */
export async function requireOwnLists(db: Db, userId: number, listIds: number[]): Promise<void> {
  if (!(await allMine(db, userId, listIds))) throw notYours();
}

/** For adding a gift to lists: 404 for an invisible gift or list takes precedence over 403. */
export async function requireSavable(
  db: Db,
  userId: number,
  giftId: number,
  listIds: number[],
): Promise<void> {
  const mine = await allMine(db, userId, listIds);
  if (!(await canSeeGift(db, userId, giftId))) throw notFound('gift');
  if (!mine) throw notYours();
}

async function allMine(db: Db, userId: number, listIds: number[]): Promise<boolean> {
  const { rows } = await db.execute<{ mine: boolean }>(sql`
    select coalesce(l.user_id = ${userId}, false) as mine from gift_lists l
    where l.id = any(${listIds}::bigint[]) and ${visibleList(userId)}`);
  if (rows.length < listIds.length) throw notFound('gift list');
  return rows.every(({ mine }) => mine);
}

export async function favoritesIdOf(db: Db, userId: number): Promise<number> {
  const { rows } = await db.execute<Row<'giftLists', 'id'>>(sql`
    select id from gift_lists where user_id = ${userId} and is_favorites`);
  return rows[0]!.id;
}
