import { shares, type ListShare } from '@tuckaway/contract/sharing/shares';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { newToken } from '../../platform/security/session.ts';
import { requireOwnLists } from '../gift-lists/list-access.store.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { qrOf, sharePath } from './share-link.ts';
import { endLink, findShare, upsertShareLink, setWanted, updateShare } from './share.store.ts';

export function shareRoutes({ handle }: Server, { config: { publicUrl } }: Deps): void {
  handle(shares.get, async ({ db, user, params }) => {
    const share = await findShare(db, await ownList(db, user.id, params.giftListId));
    return share ?? null;
  });

  handle(shares.link, async ({ db, user, params, body }) => {
    const list = await ownList(db, user.id, params.giftListId);
    const token = newToken();
    await upsertShareLink(db, list, token, body);
    const link = publicUrl + sharePath(token);
    return { share: (await findShare(db, list))!, link, qr: qrOf(link) };
  });

  handle(shares.change, async ({ db, user, params, body }) => {
    const list = await ownList(db, user.id, params.giftListId);
    return shareAfter(db, list, await updateShare(db, list, body));
  });

  handle(shares.end, async ({ db, user, params }) => {
    const list = await ownList(db, user.id, params.giftListId);
    return shareAfter(db, list, await endLink(db, list));
  });

  handle(shares.want, async ({ db, user, params, body }) => {
    const list = await ownList(db, user.id, params.giftListId);
    await setWanted(db, list, body);
    return shareAfter(db, list, true);
  });
}

async function ownList(db: Db, ownerId: number, listId: number) {
  await requireOwnLists(db, ownerId, [listId]);
  return { ownerId, listId, today: await accountToday(db, ownerId) };
}

async function shareAfter(
  db: Db,
  list: Awaited<ReturnType<typeof ownList>>,
  isThere: boolean,
): Promise<ListShare> {
  return orNotFound(isThere ? await findShare(db, list) : undefined);
}
