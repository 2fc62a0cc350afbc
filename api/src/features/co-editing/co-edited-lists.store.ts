import { firstName } from '@tuckaway/domain/names';
import type { CoEditedList } from '@tuckaway/contract/sharing/co-editing';
import type { Db } from '../../db/db.ts';
import type { Cell } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { visibleGift } from '../gifts/gift-access.store.ts';
import { listColumns, visibleListJoins, toGiftList, type GiftListRow } from '../gift-lists/gift-list.view.ts';

/** Lists of others that the user edits, the latest first. With `giftId`, only lists in which they see that gift. */
export async function findCoEditedLists(db: Db, userId: number, giftId?: number): Promise<CoEditedList[]> {
  const holds =
    giftId === undefined
      ? sql`true`
      : sql`exists (select 1 from gift_list_gifts held join gifts g on g.id = held.gift_id
          where held.gift_list_id = l.id and held.gift_id = ${giftId} and ${visibleGift(userId)})`;
  const { rows } = await db.execute<GiftListRow & { ownerName: Cell<'users', 'name'> }>(sql`
    select ${listColumns}, owner.name as "ownerName"
    from co_editors mine join gift_lists l on l.id = mine.gift_list_id join users owner on owner.id = l.user_id
    ${visibleListJoins(userId)}
    where mine.user_id = ${userId} and ${holds} order by mine.id desc`);
  return rows.map(({ ownerName, ...list }) => ({ ...toGiftList(list), ownerName: firstName(ownerName) }));
}
