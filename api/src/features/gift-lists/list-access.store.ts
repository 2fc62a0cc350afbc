import type { Db, Tx } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { visibleGift, type Viewer } from '../gifts/gift-access.store.ts';

/**
 * Whether the viewer may open list `l`: everybody opens curated lists that are not retired (`is_public`), owners and co-editors
 * theirs, and signed-in people who have the link any list that is not private.
 */
export const visibleList = (viewer: Viewer): Sql => sql`(
  l.is_public
  or l.user_id = ${viewer}::bigint
  or ${editedBy(sql`l.id`, viewer)}
  or (${viewer}::bigint is not null and l.created_by_type = 'USER' and not l.is_private))`;

/** Whether the viewer is a co-editor of a list. */
export const editedBy = (listId: Sql, viewer: Viewer): Sql => sql`exists (
  select 1 from co_editors editor where editor.gift_list_id = ${listId} and editor.user_id = ${viewer}::bigint)`;

/** Ids of the lists that the user owns or edits with their owner. */
export const editableLists = (userId: number): Sql => sql`
  select id from gift_lists where user_id = ${userId}
  union all select gift_list_id from co_editors where user_id = ${userId}`;

/** Visibility inside list `l`: all gifts for its owner and in curated lists, else gifts visible by themselves. */
export const visibleInList = (viewer: Viewer): Sql => sql`(
  l.user_id is null or l.user_id = ${viewer}::bigint or ${visibleGift(viewer)})`;

export const notListOwner = () => forbidden('not_yours', 'Only its owner can change this gift list.');

/** 404 where one of the lists is not the user's to see, then 403 where one is not theirs to change. */
export async function requireOwnLists(db: Db, userId: number, listIds: number[]): Promise<void> {
  if (!(await areAllOwn(db, userId, listIds))) throw notListOwner();
}

/** Entries that the user may move or remove: all in their own lists; in co-edited lists, entries whose gift they may see. */
export const editableEntry = (userId: number): Sql => sql`(
  entry.user_id = ${userId}
  or (${editedBy(sql`entry.gift_list_id`, userId)}
    and exists (select 1 from gifts g where g.id = entry.gift_id and ${visibleGift(userId)})))`;

/** Entries that the user may remove from one list, or without `listId` from all of their own lists. */
export const removableFrom = (userId: number, listId: number | undefined): Sql =>
  listId === undefined
    ? sql`entry.user_id = ${userId}`
    : sql`entry.gift_list_id = ${listId} and ${editableEntry(userId)}`;

/** Locks lists of users until the transaction ends, so that their co-editors cannot change meanwhile. */
export async function lockLists(tx: Tx, listIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select id from gift_lists where id = any(${[...listIds]}::bigint[]) and user_id is not null
    order by id for no key update`);
}

/** The owner or a co-editor, or 404 and 403 as with `requireOwnLists`. A co-edited list is locked. */
export async function requireEditableList(tx: Tx, userId: number, listId: number): Promise<void> {
  if (await areAllOwn(tx, userId, [listId])) return;
  await lockLists(tx, [listId]);
  if (!(await isCoEditor(tx, userId, listId))) throw notListOwner();
}

export async function isCoEditor(db: Db, userId: number, listId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from co_editors where gift_list_id = ${listId} and user_id = ${userId}`);
  return rows.length > 0;
}

async function areAllOwn(db: Db, userId: number, listIds: number[]): Promise<boolean> {
  const { rows } = await db.execute<{ mine: boolean }>(sql`
    select coalesce(l.user_id = ${userId}, false) as mine from gift_lists l
    where l.id = any(${listIds}::bigint[]) and ${visibleList(userId)}`);
  if (rows.length < listIds.length) throw notFound();
  return rows.every(({ mine }) => mine);
}

export async function favoritesIdOf(db: Db, userId: number): Promise<number> {
  const { rows } = await db.execute<Row<'giftLists', 'id'>>(sql`
    select id from gift_lists where user_id = ${userId} and is_favorites`);
  return rows[0]!.id;
}
