import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { requireSavable } from './list-access.ts';

/** Puts a gift into lists of the user's, all or none; answers the lists that did not hold it yet. */
export async function saveGift(tx: Db, userId: number, giftId: number, listIds: number[]): Promise<number[]> {
  await requireSavable(tx, userId, giftId, listIds);
  const { rows } = await tx.execute<Row<'giftListGifts', 'giftListId'>>(sql`
    insert into gift_list_gifts (gift_list_id, gift_id, user_id)
    select unnest(${listIds}::int[]), ${giftId}, ${userId}
    on conflict (gift_list_id, gift_id) do nothing
    returning gift_list_id as "giftListId"`);
  return rows.map(({ giftListId }) => giftListId);
}

/** Takes a gift out of one of the owner's lists, or out of all; answers how many held it. */
export async function unsaveGift(db: Db, ownerId: number, giftId: number, listId?: number): Promise<number> {
  const fromList = listId === undefined ? sql`` : sql`and gift_list_id = ${listId}`;
  const { rows } = await db.execute(sql`
    delete from gift_list_gifts where user_id = ${ownerId} and gift_id = ${giftId} ${fromList} returning id`);
  return rows.length;
}
