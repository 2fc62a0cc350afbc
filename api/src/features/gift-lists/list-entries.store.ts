import type { Tx } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { notFound } from '../../platform/http/errors.ts';
import { requireRoomForEntries } from '../../platform/limits/row-caps.ts';
import { requireAddable } from './addable.store.ts';
import { editableEntry, removableFrom, requireEditableList } from './list-access.store.ts';

/** Puts a gift into lists that the user edits, all or none; returns the lists that did not hold it yet. */
export async function saveGift(tx: Tx, userId: number, giftId: number, listIds: number[]): Promise<number[]> {
  await requireAddable(tx, userId, [giftId], listIds);
  const added = await insertEntries(tx, userId, [giftId], listIds);
  return added.map(({ giftListId }) => giftListId);
}

type NewEntry = Row<'giftListGifts', 'giftListId' | 'giftId' | 'userId' | 'addedBy'>;

/**
 * Appends gifts to lists. The caller has checked access. An entry, a row of gift_list_gifts, belongs to the owner of its
 * list.
 */
export async function insertEntries(
  tx: Tx,
  userId: number,
  giftIds: readonly number[],
  listIds: readonly number[],
): Promise<NewEntry[]> {
  const { rows } = await tx.execute<NewEntry>(sql`
    insert into gift_list_gifts (gift_list_id, gift_id, user_id, added_by)
    select l.id, chosen.id, l.user_id, case when l.user_id <> ${userId} then ${userId}::bigint end
    from gift_lists l cross join unnest(${[...giftIds]}::bigint[]) with ordinality as chosen (id, nth)
    where l.id = any(${[...listIds]}::bigint[]) order by chosen.nth
    on conflict (gift_list_id, gift_id) do nothing
    returning gift_list_id as "giftListId", gift_id as "giftId", user_id as "userId", added_by as "addedBy"`);
  await requireRoomForEntries(tx, userId, rows);
  return rows;
}

/** Removes a gift from a list that the user edits, or from all of their own, and returns the number of lists. */
export async function unsaveGift(tx: Tx, userId: number, giftId: number, listId?: number): Promise<number> {
  const { rows } = await tx.execute(sql`
    delete from gift_list_gifts entry where entry.gift_id = ${giftId} and ${removableFrom(userId, listId)} returning id`);
  return rows.length;
}

interface Move {
  giftId: number;
  /** Behind which gift; null for the front. */
  afterGiftId: number | null;
}

/**
 * Moves a gift within a list that the user edits. Arranged gifts have negative positions; gifts that are added later have
 * position 0 and come last.
 */
export async function moveInList(
  tx: Tx,
  userId: number,
  listId: number,
  { giftId, afterGiftId }: Move,
): Promise<void> {
  await requireEditableList(tx, userId, listId);
  // Moves within one list are serialized by a lock on the list.
  await tx.execute(sql`select id from gift_lists where id = ${listId} for no key update`);
  const there = [giftId, afterGiftId ?? giftId];
  const { rows } = await tx.execute(sql`
    select 1 from gift_list_gifts entry
    where entry.gift_list_id = ${listId} and entry.gift_id = any(${there}::bigint[]) and ${editableEntry(userId)}`);
  if (rows.length < new Set(there).size || giftId === afterGiftId) throw notFound();
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
    update gift_list_gifts entry set position = arranged.position
    from arranged where arranged.id = entry.id and entry.position <> arranged.position`);
}
