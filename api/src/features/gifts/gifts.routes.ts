import { gifts } from '@tuckaway/contract/gifts';
import { requireSelf } from '../../platform/errors.ts';
import { callerKey, type Server } from '../../platform/http.ts';
import { favoritesIdOf, requireOwnLists } from '../gift-lists/list-access.ts';
import { orHidden } from './gift-access.ts';
import type { GiftDeps } from './gift.deps.ts';
import { toGift } from './gift.view.ts';
import { changeGift, createGift, removeGift } from './gifts.service.ts';
import { findGift } from './gifts.store.ts';

export function giftRoutes({ handle }: Server, deps: GiftDeps): void {
  const { db, limits, serveLink } = deps;

  /** Pictures cost more than words and have a limit of their own. */
  const countPicture = (request: Parameters<typeof callerKey>[0], imageUrl: string | null | undefined) => {
    if (imageUrl?.startsWith('data:')) limits.spend('giftPictures', callerKey(request));
  };

  handle(gifts.get, async ({ user, params }) =>
    toGift(orHidden(await findGift(db, user?.id ?? null, params.giftId), user, 'gift'), serveLink),
  );

  handle(gifts.create, async ({ user, body, request }) => {
    requireSelf(user, body.createdById);
    countPicture(request, body.imageUrl);
    return await createGift(deps, user.id, body, undefined);
  });

  handle(gifts.createSaved, async ({ user, body: { giftListId, ...body }, request }) => {
    requireSelf(user, body.createdById);
    if (giftListId !== undefined) await requireOwnLists(db, user.id, [giftListId]);
    countPicture(request, body.imageUrl);
    const listId = giftListId ?? (await favoritesIdOf(db, user.id));
    return await createGift(deps, user.id, body, listId);
  });

  handle(gifts.change, async ({ user, params, body, request }) => {
    requireSelf(user, body.createdById);
    countPicture(request, body.imageUrl);
    return await changeGift(deps, user.id, params.giftId, body);
  });

  handle(gifts.remove, async ({ user, params }) => {
    await removeGift(deps, user.id, params.giftId);
    return { id: params.giftId };
  });
}
