import { sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { canSeeGift } from '../gifts/gift-access.ts';
import { visibleList } from './gift-list.view.ts';

const notYours = () => forbidden('not_yours', 'Only its owner can change this gift list.');

/** 404 where one of the lists is not the user's to see, then 403 where one is not theirs to change. */
export async function requireOwnLists(db: Db, userId: number, listIds: number[]): Promise<void> {
  if (!(await allMine(db, userId, listIds))) throw notYours();
}

/** The same for putting a gift into lists: what cannot be seen, gift or list, comes before what cannot be changed. */
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
    where l.id = any(${sql.param(listIds)}::int[]) and ${visibleList(userId)}`);
  if (rows.length < listIds.length) throw notFound('gift list');
  return rows.every(({ mine }) => mine);
}

export async function favoritesIdOf(db: Db, userId: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from gift_lists where user_id = ${userId} and is_favorites`);
  return rows[0]!.id;
}
