import type { Tx } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { notFound, orNotFound } from '../../platform/http/errors.ts';
import { requireRoomForEntries } from '../../platform/limits/row-caps.ts';
import { editedBy, lockLists, removableFrom } from '../gift-lists/list-access.store.ts';
import { visibleGift } from '../gifts/gift-access.store.ts';

/** Removals per user that can be undone. */
const REMOVALS_MAX = 5;

type RemovedEntry = Row<'giftListGifts', 'id' | 'giftListId' | 'giftId' | 'position' | 'addedBy'> & {
  createdAt: string;
};

interface Removal {
  removalId: number;
  giftIds: number[];
}

/** Removes gifts from a list that the user edits, or from all of their own, and stores the removed entries for Undo. */
export async function removeMany(
  tx: Tx,
  userId: number,
  giftIds: readonly number[],
  listId: number | undefined,
): Promise<Removal> {
  const { rows: entries } = await tx.execute<RemovedEntry>(sql`
    delete from gift_list_gifts entry
    where entry.gift_id = any(${giftIds}::bigint[]) and ${removableFrom(userId, listId)}
    returning id, gift_list_id as "giftListId", gift_id as "giftId", position, added_by as "addedBy",
      created_at::text as "createdAt"`);
  const removed = new Set(entries.map(({ giftId }) => giftId));
  if (removed.size < giftIds.length) throw notFound();
  const { rows } = await tx.execute<Row<'removals', 'id'>>(sql`
    insert into removals (user_id, places) values (${userId}, ${JSON.stringify(entries)}) returning id`);
  await tx.execute(sql`
    delete from removals where user_id = ${userId} and id <= (
      select id from removals where user_id = ${userId} order by id desc offset ${REMOVALS_MAX} limit 1)`);
  return { removalId: rows[0]!.id, giftIds: [...removed] };
}

/**
 * Restores entries under their old ids, so that gifts return to their positions in every order. Lists and gifts
 * that were deleted meanwhile stay gone, and so do gifts that their creator has made private and those of co-editors who
 * have left.
 */
export async function undoRemoval(tx: Tx, userId: number, removalId: number): Promise<number[]> {
  const { rows } = await tx.execute<Row<'removals', 'places'>>(sql`
    delete from removals where id = ${removalId} and user_id = ${userId} returning places`);
  // `places` has the removed entries as JSON.
  const { places } = orNotFound(rows[0]);
  const listIds = (JSON.parse(places) as RemovedEntry[]).map(({ giftListId }) => giftListId);
  await lockLists(tx, listIds);
  const restored = await tx.execute<Row<'giftListGifts', 'giftListId' | 'giftId' | 'userId' | 'addedBy'>>(sql`
    insert into gift_list_gifts (id, gift_list_id, gift_id, user_id, added_by, position, created_at)
      overriding system value
    select entry.id, l.id, g.id, l.user_id, adder.user_id, entry.position, entry."createdAt"
    from jsonb_to_recordset(${places}::jsonb)
      as entry (id bigint, "giftListId" bigint, "giftId" bigint, position int, "addedBy" bigint, "createdAt" timestamptz)
    join gift_lists l on l.id = entry."giftListId"
      and (l.user_id = ${userId} or ${editedBy(sql`l.id`, userId)})
    left join co_editors adder on adder.gift_list_id = l.id and adder.user_id = entry."addedBy"
    join gifts g on g.id = entry."giftId"
      and (g.created_by_type = 'SYSTEM' or g.created_by_id in (l.user_id, adder.user_id) or ${visibleGift(userId)})
    on conflict do nothing
    returning gift_list_id as "giftListId", gift_id as "giftId", user_id as "userId", added_by as "addedBy"`);
  await requireRoomForEntries(tx, userId, restored.rows);
  return [...new Set(restored.rows.map(({ giftId }) => giftId))];
}
