import { shortNames } from '@tuckaway/domain/names';
import type { CoEditing } from '@tuckaway/contract/sharing/co-editing';
import { INVITATION_DAYS } from '@tuckaway/contract/sharing/secret-links';
import type { Db, Tx } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { conflict, notFound, orNotFound } from '../../platform/http/errors.ts';
import { hashToken } from '../../platform/security/session.ts';
import { findList } from '../gift-lists/gift-lists.store.ts';
import { lockLists, isCoEditor, requireOwnLists } from '../gift-lists/list-access.store.ts';

/** Editors of a list. null: nobody was invited, or the user may read the list but not edit it. */
export async function findCoEditing(db: Db, userId: number, listId: number): Promise<CoEditing | null> {
  orNotFound(await findList(db, userId, listId));
  const { rows } = await db.execute<Row<'coEditedLists', 'userId' | 'linkEndsAt'>>(sql`
    select user_id as "userId", case when link_ends_at > now() then link_ends_at end as "linkEndsAt"
    from co_edited_lists where gift_list_id = ${listId}`);
  const list = rows[0];
  if (!list) return null;
  const editors = await listEditors(db, listId);
  if (!editors.some((editor) => editor.userId === userId)) return null;
  const isOwner = list.userId === userId;
  return {
    isOwner,
    linkEndsAt: isOwner ? (list.linkEndsAt?.toISOString() ?? null) : null,
    editors: editors.map(({ id, name, userId: editorId }) => ({
      id,
      name,
      isOwner: editorId === list.userId,
      isMe: editorId === userId,
    })),
  };
}

interface NamedEditor {
  /** null for the owner. */
  id: Cell<'coEditors', 'id'> | null;
  userId: Cell<'users', 'id'>;
  /** The first name, or the whole one where two share it. */
  name: string;
}

/** The owner first, the others in the order in which they joined. */
export async function listEditors(db: Db, listId: number): Promise<NamedEditor[]> {
  const { rows } = await db.execute<NamedEditor>(sql`
    select editor.id, u.id as "userId", u.name from (
      select null::bigint as id, user_id from co_edited_lists where gift_list_id = ${listId}
      union all select id, user_id from co_editors where gift_list_id = ${listId}) editor
    join users u on u.id = editor.user_id order by editor.id nulls first`);
  const names = shortNames(rows.map(({ name }) => name));
  return rows.map((editor, index) => ({ ...editor, name: names[index]! }));
}

/** The owner's list, held until the transaction ends. */
async function lockOwnList(tx: Tx, ownerId: number, listId: number): Promise<void> {
  await requireOwnLists(tx, ownerId, [listId]);
  await lockLists(tx, [listId]);
}

/** Makes the link of an invitation. An earlier link stops working. */
export async function upsertInvitation(
  tx: Tx,
  ownerId: number,
  listId: number,
  token: string,
): Promise<Date> {
  await lockOwnList(tx, ownerId, listId);
  const list = orNotFound(await findList(tx, ownerId, listId));
  if (list.isFavorites)
    throw conflict('favorites', 'Favorites stay yours alone. Make a list to edit together.');
  const { rows } = await tx.execute<{ linkEndsAt: Date }>(sql`
    insert into co_edited_lists (gift_list_id, user_id, token_hash, link_ends_at)
    values (${listId}, ${ownerId}, ${hashToken(token)}, now() + make_interval(days => ${INVITATION_DAYS}))
    on conflict (gift_list_id) do update set token_hash = excluded.token_hash, link_ends_at = excluded.link_ends_at
    returning link_ends_at as "linkEndsAt"`);
  return rows[0]!.linkEndsAt;
}

export async function endInvitation(tx: Tx, ownerId: number, listId: number): Promise<void> {
  await lockOwnList(tx, ownerId, listId);
  const { rowCount } = await tx.execute(sql`
    update co_edited_lists set token_hash = null, link_ends_at = null
    where gift_list_id = ${listId} and user_id = ${ownerId}`);
  if (rowCount !== 1) throw notFound();
}

/** Removes a co-editor; the owner ends co-editing for everybody. */
export async function stopEditing(tx: Tx, userId: number, listId: number): Promise<void> {
  await lockLists(tx, [listId]);
  if (await isCoEditor(tx, userId, listId)) return await deleteEditor(tx, userId, listId);
  await requireOwnLists(tx, userId, [listId]);
  await removeGiftsOfCoEditors(tx, listId);
  const { rowCount } = await tx.execute(sql`
    delete from co_edited_lists where gift_list_id = ${listId} and user_id = ${userId}`);
  if (rowCount !== 1) throw notFound();
}

/** Removes a co-editor and revokes the link, which would let them in again. */
export async function removeEditor(tx: Tx, ownerId: number, listId: number, editorId: number): Promise<void> {
  await endInvitation(tx, ownerId, listId);
  const { rows } = await tx.execute<Row<'coEditors', 'userId'>>(sql`
    select user_id as "userId" from co_editors where id = ${editorId} and gift_list_id = ${listId}`);
  await deleteEditor(tx, orNotFound(rows[0]).userId, listId);
}

async function deleteEditor(tx: Tx, userId: number, listId: number): Promise<void> {
  await removeGiftsOfCoEditors(tx, listId, userId);
  await tx.execute(sql`delete from co_editors where gift_list_id = ${listId} and user_id = ${userId}`);
}

/**
 * Removes from a list the gifts that a co-editor created and added, or without `userId` those of all co-editors: otherwise
 * former co-editors could still change what the list shows. Curated gifts stay.
 */
async function removeGiftsOfCoEditors(tx: Tx, listId: number, userId?: number): Promise<void> {
  await tx.execute(sql`
    delete from gift_list_gifts entry using gifts g
    where entry.gift_list_id = ${listId} and g.id = entry.gift_id and g.created_by_id = entry.added_by
      and ${userId === undefined ? sql`true` : sql`entry.added_by = ${userId}`}`);
}
