import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { notFound, orNotFound } from '../../platform/http/errors.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { visibleGift } from '../gifts/gift-access.ts';

/** Removals per user that can be undone. */
const REMOVALS_MAX = 5;

type Membership = Row<'giftListGifts', 'id' | 'giftListId' | 'giftId' | 'position'> & { createdAt: string };

interface Removal {
  removalId: number;
  giftIds: number[];
}

/** Removes gifts from one of the owner's lists or from all, and stores their memberships for Undo. */
export async function removeMany(
  tx: Db,
  ownerId: number,
  giftIds: readonly number[],
  listId: number | undefined,
): Promise<Removal> {
  const fromList = listId === undefined ? sql`` : sql`and gift_list_id = ${listId}`;
  const { rows: places } = await tx.execute<Membership>(sql`
    delete from gift_list_gifts where user_id = ${ownerId} and gift_id = any(${giftIds}::bigint[]) ${fromList}
    returning id, gift_list_id as "giftListId", gift_id as "giftId", position, created_at::text as "createdAt"`);
  const removed = new Set(places.map(({ giftId }) => giftId));
  if (removed.size < giftIds.length) throw notFound('saved gift');
  const { rows } = await tx.execute<Row<'removals', 'id'>>(sql`
    insert into removals (user_id, places) values (${ownerId}, ${JSON.stringify(places)}) returning id`);
  await tx.execute(sql`
    delete from removals where user_id = ${ownerId} and id <= (
      select id from removals where user_id = ${ownerId} order by id desc offset ${REMOVALS_MAX} limit 1)`);
  return { removalId: rows[0]!.id, giftIds: [...removed] };
}

/**
 * Puts gifts back with the ids that their places had, so that they are where they were in every order. Lists and gifts
 * that were deleted meanwhile stay gone, and so do gifts that their creator has made private.
 */
export async function undoRemoval(tx: Db, ownerId: number, removalId: number): Promise<number[]> {
  const { rows } = await tx.execute<Row<'removals', 'places'>>(sql`
    delete from removals where id = ${removalId} and user_id = ${ownerId} returning places`);
  const { places } = orNotFound(rows[0], 'removal');
  const restored = await tx.execute<Row<'giftListGifts', 'giftId'>>(sql`
    insert into gift_list_gifts (id, gift_list_id, gift_id, user_id, position, created_at) overriding system value
    select place.id, l.id, g.id, l.user_id, place.position, place."createdAt"
    from jsonb_to_recordset(${places}::jsonb)
      as place (id bigint, "giftListId" bigint, "giftId" bigint, position int, "createdAt" timestamptz)
    join gift_lists l on l.id = place."giftListId" and l.user_id = ${ownerId}
    join gifts g on g.id = place."giftId" and (g.created_by_type = 'SYSTEM' or ${visibleGift(ownerId)})
    on conflict do nothing returning gift_id as "giftId"`);
  await requireRoom(tx, ownerId, 'gift_list_gifts');
  return [...new Set(restored.rows.map(({ giftId }) => giftId))];
}
