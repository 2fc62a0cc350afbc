import { shares } from '@tuckaway/contract/sharing/shares';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Server } from '../../platform/http/handle.ts';
import { newToken } from '../../platform/security/session.ts';
import { requireOwnLists } from '../gift-lists/list-access.store.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { qrOf, sharePath } from './share-url.ts';
import {
  endShareLink,
  findShare,
  requireShare,
  setWanted,
  updateShare,
  upsertShareLink,
  type OwnList,
} from './share.store.ts';

export function shareRoutes({ handle }: Server, { config: { publicUrl } }: Deps): void {
  handle(shares.get, async ({ db, user, params }) => {
    const share = await findShare(db, await requireOwnList(db, user.id, params.giftListId));
    return share ?? null;
  });

  handle(shares.link, async ({ db, user, params, body }) => {
    const list = await requireOwnList(db, user.id, params.giftListId);
    const token = newToken();
    await upsertShareLink(db, list, token, body);
    const shareUrl = publicUrl + sharePath(token);
    return { share: await requireShare(db, list), link: shareUrl, qr: qrOf(shareUrl) };
  });

  handle(shares.change, async ({ db, user, params, body }) => {
    const list = await requireOwnList(db, user.id, params.giftListId);
    await updateShare(db, list, body);
    return await requireShare(db, list);
  });

  handle(shares.end, async ({ db, user, params }) => {
    const list = await requireOwnList(db, user.id, params.giftListId);
    await endShareLink(db, list);
    return await requireShare(db, list);
  });

  handle(shares.want, async ({ db, user, params, body }) => {
    const list = await requireOwnList(db, user.id, params.giftListId);
    await setWanted(db, list, body);
    return await requireShare(db, list);
  });
}

async function requireOwnList(db: Db, ownerId: number, listId: number): Promise<OwnList> {
  await requireOwnLists(db, ownerId, [listId]);
  return { ownerId, listId, today: await accountToday(db, ownerId) };
}
