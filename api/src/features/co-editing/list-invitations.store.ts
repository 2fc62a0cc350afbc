import { LIST_EDITORS_MAX, type ListInvitation } from '@tuckaway/contract/sharing/co-editing';
import type { Db, Tx } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { notFound } from '../../platform/http/errors.ts';
import { noRoom, requireRoom } from '../../platform/limits/row-caps.ts';
import { hashToken } from '../../platform/security/session.ts';
import { lockLists } from '../gift-lists/list-access.store.ts';
import { listEditors } from './co-editing.store.ts';

type InvitingList = Row<'coEditedLists', 'giftListId' | 'userId'> & { title: Cell<'giftLists', 'title'> };

/** Wrong, ended and expired links are refused alike. */
async function requireInvitation(db: Db, token: string): Promise<InvitingList> {
  const { rows } = await db.execute<InvitingList>(sql`
    select c.gift_list_id as "giftListId", c.user_id as "userId", l.title
    from co_edited_lists c join gift_lists l on l.id = c.gift_list_id
    where c.token_hash = ${hashToken(token)} and c.link_ends_at > now()`);
  if (!rows[0]) throw notFound();
  return rows[0];
}

export async function readInvitation(db: Db, userId: number, token: string): Promise<ListInvitation> {
  const list = await requireInvitation(db, token);
  const editors = await listEditors(db, list.giftListId);
  return {
    invitedBy: editors[0]!.name,
    listTitle: list.title,
    editorNames: editors.map(({ name }) => name),
    giftListId: editors.some((editor) => editor.userId === userId) ? list.giftListId : null,
  };
}

/** Joining again changes nothing, also for the owner. */
export async function joinList(tx: Tx, userId: number, token: string): Promise<number> {
  const { giftListId, userId: ownerId } = await requireInvitation(tx, token);
  await lockLists(tx, [giftListId]);
  // Once more: the link may have ended while this waited for the list.
  await requireInvitation(tx, token);
  const editors = await listEditors(tx, giftListId);
  if (userId === ownerId || editors.some((editor) => editor.userId === userId)) return giftListId;
  if (editors.length >= LIST_EDITORS_MAX)
    throw noRoom(`At most ${LIST_EDITORS_MAX} people can edit a list together.`);
  await tx.execute(sql`insert into co_editors (gift_list_id, user_id) values (${giftListId}, ${userId})`);
  await requireRoom(tx, userId, 'co_editors');
  return giftListId;
}
