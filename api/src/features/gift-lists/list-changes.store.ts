import type { Db, Tx } from '../../db/db.ts';
import { assignments, type Row } from '../../db/row.ts';
import { join, sql } from '../../db/sql.ts';
import { conflict, orNotFound } from '../../platform/http/errors.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { requireVisibleGifts } from '../gifts/gift-access.store.ts';
import type { GiftListRow } from './gift-list.view.ts';
import { findList } from './gift-lists.store.ts';
import { requireOwnLists } from './list-access.store.ts';
import { insertEntries } from './list-entries.store.ts';

interface NewList {
  title: string;
  isPrivate: boolean;
  /** A first gift to put in. */
  giftId?: number | undefined;
}

export async function createList(
  tx: Tx,
  userId: number,
  { title, isPrivate, giftId }: NewList,
): Promise<GiftListRow> {
  if (giftId !== undefined) await requireVisibleGifts(tx, userId, [giftId]);
  const { rows } = await tx.execute<Row<'giftLists', 'id'>>(sql`
    insert into gift_lists (title, is_private, user_id, created_by_type)
    values (${title}, ${isPrivate}, ${userId}, 'USER') returning id`);
  await requireRoom(tx, userId, 'gift_lists');
  const { id } = rows[0]!;
  if (giftId !== undefined) await insertEntries(tx, userId, [giftId], [id]);
  return orNotFound(await findList(tx, userId, id));
}

interface ListChange {
  title?: string | undefined;
  isPrivate?: boolean | undefined;
}

export async function changeList(
  tx: Tx,
  userId: number,
  listId: number,
  { title, isPrivate }: ListChange,
): Promise<GiftListRow> {
  await requireChangeable(tx, userId, listId, 'Favorites stays as it is: private, and under its name.');
  const set = [...assignments<'giftLists'>({ title, isPrivate }), sql`updated_at = now()`];
  await tx.execute(sql`
    update gift_lists set ${join(set, ', ')}
    where id = ${listId} and user_id = ${userId}`);
  return orNotFound(await findList(tx, userId, listId));
}

/** Deletes the list and its memberships. The gifts stay. */
export async function removeList(tx: Tx, userId: number, listId: number): Promise<void> {
  await requireChangeable(tx, userId, listId, 'Favorites can’t be deleted.');
  await tx.execute(sql`delete from gift_lists where id = ${listId} and user_id = ${userId}`);
}

async function requireChangeable(db: Db, userId: number, listId: number, sentence: string): Promise<void> {
  await requireOwnLists(db, userId, [listId]);
  const list = orNotFound(await findList(db, userId, listId));
  if (list.isFavorites) throw conflict('favorites', sentence);
}
