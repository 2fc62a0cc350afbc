import { gifts } from '@tuckaway/contract/gifts/gifts';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { orNotVisible } from './gift-access.store.ts';
import { makeStorePicture } from './gift-pictures.ts';
import type { GiftDeps } from './gift-deps.ts';
import { toGift } from './gift.view.ts';
import {
  changeGift,
  createGift,
  newPictureOf,
  removeGift,
  requirePicture,
  requireOwnGift,
} from './gifts.service.ts';
import { findGift } from './gifts.store.ts';

export function giftRoutes({ handle }: Server, deps: GiftDeps): void {
  const { pictureFiles, addAffiliate } = deps;
  const storePicture = makeStorePicture(deps);

  handle(gifts.get, async ({ db, user, params }) =>
    toGift(orNotVisible(await findGift(db, user?.id ?? null, params.giftId), user), addAffiliate),
  );

  handle(gifts.create, {
    prepare: (call) => storePicture(call, call.body.imageUrl),
    run: async ({ db, user, body, prepared: picture }) => {
      const imageId = picture ? await requirePicture(db, user.id, picture) : null;
      return toGift(await createGift(db, user.id, body, { imageId, listId: undefined }), addAffiliate);
    },
  });

  handle(gifts.change, {
    prepare: async (call) => {
      const { db, user, params, body } = call;
      const gift = await requireOwnGift(db, user.id, params.giftId);
      const sent = newPictureOf(gift, body);
      return { sent, picture: await storePicture(call, sent) };
    },
    run: async ({ db, user, params, body, prepared: { sent, picture }, afterCommit }) => {
      const imageId = sent === null ? null : picture?.id;
      const { replaced } = await changeGift(db, user.id, params.giftId, { change: body, picture, imageId });
      if (replaced !== null) afterCommit(() => pictureFiles.remove(replaced));
      return toGift(orNotFound(await findGift(db, user.id, params.giftId)), addAffiliate);
    },
  });

  handle(gifts.remove, async ({ db, user, params, afterCommit }) => {
    const { imageId } = await removeGift(db, user.id, params.giftId);
    if (imageId !== null) afterCommit(() => pictureFiles.remove(imageId));
    return { id: params.giftId };
  });
}
