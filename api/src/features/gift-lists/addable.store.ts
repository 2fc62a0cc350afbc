import type { Tx } from '../../db/db.ts';
import type { Cell } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
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
