import { gifts } from '@tuckaway/contract/gifts';
import type { FastifyRequest } from 'fastify';
import { audit } from '../../platform/audit.ts';
import { AppError, requireSelf } from '../../platform/errors.ts';
import { callerKey, type Server } from '../../platform/http.ts';
import { IMAGE_REFUSED } from '../../platform/images.ts';
import { favoritesIdOf, requireOwnLists } from '../gift-lists/list-access.ts';
import { orHidden } from './gift-access.ts';
import type { GiftDeps } from './gift.deps.ts';
import { toGift } from './gift.view.ts';
import { changeGift, createGift, removeGift } from './gifts.service.ts';
import { findGift } from './gifts.store.ts';

export function giftRoutes({ handle }: Server, deps: GiftDeps): void {
  const { db, limits, serveLink } = deps;

  /** Pictures cost more than words and have a limit of their own; what is no picture is noted. */
  async function withPicture<T>(
    request: FastifyRequest,
    imageUrl: string | null | undefined,
    work: () => Promise<T>,
  ) {
    if (imageUrl?.startsWith('data:')) limits.spend('giftPictures', callerKey(request));
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && error.code === IMAGE_REFUSED) {
        await audit(db, request, { event: 'upload_validation', outcome: 'failure', reason: error.message });
      }
      throw error;
    }
  }

  handle(gifts.get, async ({ user, params }) =>
    toGift(orHidden(await findGift(db, user?.id ?? null, params.giftId), user, 'gift'), serveLink),
  );

  handle(gifts.create, async ({ user, body, request }) => {
    requireSelf(user, body.createdById);
    return await withPicture(request, body.imageUrl, () => createGift(deps, user.id, body, undefined));
  });

  handle(gifts.createSaved, async ({ user, body: { giftListId, ...body }, request }) => {
    requireSelf(user, body.createdById);
    if (giftListId !== undefined) await requireOwnLists(db, user.id, [giftListId]);
    const listId = giftListId ?? (await favoritesIdOf(db, user.id));
    return await withPicture(request, body.imageUrl, () => createGift(deps, user.id, body, listId));
  });

  handle(gifts.change, async ({ user, params, body, request }) => {
    requireSelf(user, body.createdById);
    return await withPicture(request, body.imageUrl, () => changeGift(deps, user.id, params.giftId, body));
  });

  handle(gifts.remove, async ({ user, params }) => {
    await removeGift(deps, user.id, params.giftId);
    return { id: params.giftId };
  });
}
