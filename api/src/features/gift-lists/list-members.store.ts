import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { notFound } from '../../platform/http/errors.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { requireOwnLists, requireSavable } from './list-access.ts';

/** Puts a gift into lists of the user's, all or none; answers the lists that did not hold it yet. */
export async function saveGift(tx: Db, userId: number, giftId: number, listIds: number[]): Promise<number[]> {
  await requireSavable(tx, userId, giftId, listIds);
  const { rows } = await tx.execute<Row<'giftListGifts', 'giftListId'>>(sql`
    insert into gift_list_gifts (gift_list_id, gift_id, user_id)
    select unnest(${listIds}::bigint[]), ${giftId}, ${userId}
    on conflict (gift_list_id, gift_id) do nothing
    returning gift_list_id as "giftListId"`);
  await requireRoom(tx, userId, 'gift_list_gifts');
  return rows.map(({ giftListId }) => giftListId);
}

/** Removes a gift from one of the owner's lists, or from all, and returns the number of lists. */
export async function unsaveGift(db: Db, ownerId: number, giftId: number, listId?: number): Promise<number> {
  const fromList = listId === undefined ? sql`` : sql`and gift_list_id = ${listId}`;
  const { rows } = await db.execute(sql`
    delete from gift_list_gifts where user_id = ${ownerId} and gift_id = ${giftId} ${fromList} returning id`);
  return rows.length;
}

interface Move {
  giftId: number;
  /** Behind which gift; null for the front. */
  afterGiftId: number | null;
}

/**
 * Moves a gift within a list of the owner. Arranged gifts have negative positions; gifts that are added later have
 * position 0 and come last.
 */
export async function moveInList(
  tx: Db,
  ownerId: number,
  listId: number,
  { giftId, afterGiftId }: Move,
): Promise<void> {
  await requireOwnLists(tx, ownerId, [listId]);
  // Moves within one list are serialized by a lock on the list.
  await tx.execute(sql`select id from gift_lists where id = ${listId} for no key update`);
  const there = [giftId, afterGiftId ?? giftId];
  const { rows } = await tx.execute(sql`
    select 1 from gift_list_gifts where gift_list_id = ${listId} and gift_id = any(${there}::bigint[])`);
  if (rows.length < new Set(there).size || giftId === afterGiftId) throw notFound('saved gift');
  await tx.execute(sql`
    with ordered as (
      select id, gift_id, row_number() over (order by position, id) as rank
      from gift_list_gifts where gift_list_id = ${listId}),
    target as (select coalesce((select rank from ordered where gift_id = ${afterGiftId}::bigint), 0) as rank),
    arranged as (
      select id, row_number() over (
          order by case when gift_id = ${giftId} then (select rank from target) + 0.5 else rank end)
        - count(*) over () - 1 as position
      from ordered)
    update gift_list_gifts place set position = arranged.position
    from arranged where arranged.id = place.id and place.position <> arranged.position`);
}
