import { ADDED_BY_OTHERS_MAX } from '@tuckaway/contract/sharing/co-editing';
import type { Tx } from '../../db/db.ts';
import type { Cell } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { noRoom } from '../../platform/limits/row-caps.ts';
import { requireVisibleGifts } from '../gifts/gift-access.store.ts';
import { lockLists, notListOwner, visibleList } from './list-access.store.ts';

/**
 * For adding gifts to lists: 404 for an invisible gift or list takes precedence over 403. Into lists of others, a
 * co-editor puts curated gifts and their own, because any others are not theirs to show.
 */
export async function requireAddable(
  tx: Tx,
  userId: number,
  giftIds: readonly number[],
  listIds: readonly number[],
): Promise<void> {
  const lists = await findVisibleLists(tx, userId, listIds);
  await requireVisibleGifts(tx, userId, giftIds);
  const others = lists.filter(({ isMine }) => !isMine).map(({ id }) => id);
  if (others.length === 0) return;
  await lockLists(tx, others);
  await requireCoEditing(tx, userId, others);
  if (!(await areAllOwnOrCurated(tx, userId, giftIds)))
    throw conflict('not_your_gift', 'Only your own and curated gifts can go into a list of somebody else.');
  await requireRoomForCoEditors(tx, others, giftIds.length);
}

async function findVisibleLists(tx: Tx, userId: number, listIds: readonly number[]) {
  type OpenList = { id: Cell<'giftLists', 'id'>; isMine: boolean };
  const { rows } = await tx.execute<OpenList>(sql`
    select l.id, coalesce(l.user_id = ${userId}, false) as "isMine" from gift_lists l
    where l.id = any(${[...listIds]}::bigint[]) and ${visibleList(userId)}`);
  if (rows.length < listIds.length) throw notFound();
  return rows;
}

/** Whether all of the gifts are curated or the user's own. */
async function areAllOwnOrCurated(tx: Tx, userId: number, giftIds: readonly number[]): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from gifts g where g.id = any(${[...giftIds]}::bigint[])
      and g.created_by_type <> 'SYSTEM' and g.created_by_id is distinct from ${userId}::bigint`);
  return rows.length === 0;
}

async function requireCoEditing(tx: Tx, userId: number, listIds: readonly number[]): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from co_editors where user_id = ${userId} and gift_list_id = any(${[...listIds]}::bigint[])`);
  if (rows.length < listIds.length) throw notListOwner();
}

/** Cap of gifts added by co-editors, counted while the lists are locked, so that they cannot use up the owner's cap. */
async function requireRoomForCoEditors(tx: Tx, listIds: readonly number[], more: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from gift_list_gifts where gift_list_id = any(${[...listIds]}::bigint[]) and added_by is not null
    group by gift_list_id having count(*) + ${more}::int > ${ADDED_BY_OTHERS_MAX}`);
  if (rows.length > 0) throw noRoom(`Co-editors can add at most ${ADDED_BY_OTHERS_MAX} gifts to a list.`);
}
