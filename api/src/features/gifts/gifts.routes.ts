import { gifts } from '@tuckaway/contract/gifts';
import type { Preparation } from '../../platform/call.ts';
import { AppError, orNotFound, requireSelf } from '../../platform/errors.ts';
import { callerKey } from '../../platform/guard.ts';
import type { Server } from '../../platform/http.ts';
import { favoritesIdOf, requireOwnLists } from '../gift-lists/list-access.ts';
import { IMAGE_REFUSED, readDataUrl } from '../images/data-url.ts';
import type { NewImage } from '../images/image-files.ts';
import { removeUnlessStored } from '../images/images.store.ts';
import { orHidden } from './gift-access.ts';
import type { GiftDeps } from './gift.deps.ts';
import { toGift } from './gift.view.ts';
import { changeGift, createGift, newPictureOf, removeGift, requireOwnGift } from './gifts.service.ts';
import { findGift } from './gifts.store.ts';

export function giftRoutes({ handle }: Server, deps: GiftDeps): void {
  const { limits, serveLink } = deps;

  /** Pictures cost more than words and have a limit of their own; what is no picture is noted. */
  async function storePicture(
    { user, request, audit, afterRollback }: PictureCall,
    dataUrl: string | null | undefined,
  ): Promise<NewImage | undefined> {
    if (dataUrl === null || dataUrl === undefined) return undefined;
    if (dataUrl.startsWith('data:')) limits.spend('giftPictures', callerKey(request));
    try {
      const picture = await deps.pictures.read(user.id, readDataUrl(dataUrl));
      const image = await deps.images.add(picture);
      afterRollback((db) => removeUnlessStored(db, deps.images, user.id, image.id));
      return image;
    } catch (error) {
      if (error instanceof AppError && error.code === IMAGE_REFUSED) {
        await audit({ event: 'upload_validation', outcome: 'failure', reason: error.message });
      }
      throw error;
    }
  }

  handle(gifts.get, async ({ db, user, params }) =>
    toGift(orHidden(await findGift(db, user?.id ?? null, params.giftId), user, 'gift'), serveLink),
  );

  handle(gifts.create, {
    prepare: (call) => {
      requireSelf(call.user, call.body.createdById);
      return storePicture(call, call.body.imageUrl);
    },
    run: async ({ db, user, body, prepared: image }) =>
      toGift(await createGift(db, user.id, body, { image, listId: undefined }), serveLink),
  });

  handle(gifts.createSaved, {
    prepare: (call) => {
      requireSelf(call.user, call.body.createdById);
      return storePicture(call, call.body.imageUrl);
    },
    run: async ({ db, user, body: { giftListId, ...body }, prepared: image }) => {
      if (giftListId !== undefined) await requireOwnLists(db, user.id, [giftListId]);
      const listId = giftListId ?? (await favoritesIdOf(db, user.id));
      return toGift(await createGift(db, user.id, body, { image, listId }), serveLink);
    },
  });

  handle(gifts.change, {
    prepare: async (call) => {
      const { db, user, params, body } = call;
      requireSelf(user, body.createdById);
      const gift = await requireOwnGift(db, user.id, params.giftId);
      const picture = newPictureOf(gift, body);
      return { picture, image: await storePicture(call, picture) };
    },
    run: async ({ db, user, params, body, prepared: { picture, image }, afterCommit }) => {
      const imageId = picture === null ? null : image?.id;
      const { replaced } = await changeGift(db, user.id, params.giftId, { change: body, image, imageId });
      if (replaced !== null) afterCommit(() => deps.images.remove(replaced));
      return toGift(orNotFound(await findGift(db, user.id, params.giftId), 'gift'), serveLink);
    },
  });

  handle(gifts.remove, async ({ db, user, params, afterCommit }) => {
    const { imageId } = await removeGift(db, user.id, params.giftId);
    if (imageId !== null) afterCommit(() => deps.images.remove(imageId));
    return { id: params.giftId };
  });
}

type PictureCall = Pick<Preparation<typeof gifts.create>, 'user' | 'request' | 'audit' | 'afterRollback'>;
