import { coEditing } from '@tuckaway/contract/sharing/co-editing';
import type { Deps } from '../../platform/deps.ts';
import type { Server } from '../../platform/http/handle.ts';
import { newToken } from '../../platform/security/session.ts';
import { findCoEditedLists } from './co-edited-lists.store.ts';
import {
  endInvitation,
  findCoEditing,
  upsertInvitation,
  removeEditor,
  stopEditing,
} from './co-editing.store.ts';
import { joinList, readInvitation } from './list-invitations.store.ts';

const listInvitationPath = (token: string) => `/app/list-invitation/${token}`;

export function coEditingRoutes({ handle }: Server, { config: { publicUrl } }: Deps): void {
  handle(coEditing.lists, ({ db, user, query }) => findCoEditedLists(db, user.id, query.giftId));

  handle(coEditing.get, ({ db, user, params }) => findCoEditing(db, user.id, params.giftListId));

  handle(coEditing.invite, async ({ db, user, params }) => {
    const token = newToken();
    const linkEndsAt = await upsertInvitation(db, user.id, params.giftListId, token);
    return { link: publicUrl + listInvitationPath(token), linkEndsAt: linkEndsAt.toISOString() };
  });

  handle(coEditing.endLink, async ({ db, user, params }) => {
    await endInvitation(db, user.id, params.giftListId);
    return params;
  });

  handle(coEditing.leave, async ({ db, user, params }) => {
    await stopEditing(db, user.id, params.giftListId);
    return params;
  });

  handle(coEditing.removeEditor, async ({ db, user, params: { giftListId, editorId } }) => {
    await removeEditor(db, user.id, giftListId, editorId);
    return { giftListId };
  });

  handle(coEditing.invitation, ({ db, user, params }) => readInvitation(db, user.id, params.token));

  handle(coEditing.join, async ({ db, user, params }) => ({
    giftListId: await joinList(db, user.id, params.token),
  }));
}
