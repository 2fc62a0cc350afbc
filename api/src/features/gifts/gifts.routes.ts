import { gifts } from '@tuckaway/contract/gifts/gifts';
import { orNotFound, requireSelf } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { orNotVisible } from './gift-access.store.ts';
import { makeStorePicture } from './gift-pictures.ts';
import type { GiftDeps } from './gift.deps.ts';
import { toGift } from './gift.view.ts';
import {
  changeGift,
  createGift,
  newPictureOf,
  removeGift,
  requireImage,
  requireOwnGift,
} from './gifts.service.ts';
import { findGift } from './gifts.store.ts';

export function giftRoutes({ handle }: Server, deps: GiftDeps): void {
  const { images, serveLink } = deps;
  const storePicture = makeStorePicture(deps);

  handle(gifts.get, async ({ db, user, params }) =>
    toGift(orNotVisible(await findGift(db, user?.id ?? null, params.giftId), user, 'gift'), serveLink),
  );

  handle(gifts.create, {
    prepare: (call) => {
      requireSelf(call.user, call.body.createdById);
      return storePicture(call, call.body.imageUrl);
    },
    run: async ({ db, user, body, prepared: image }) => {
      const imageId = image ? await requireImage(db, user.id, image) : null;
      return toGift(await createGift(db, user.id, body, { imageId, listId: undefined }), serveLink);
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
      if (replaced !== null) afterCommit(() => images.remove(replaced));
      return toGift(orNotFound(await findGift(db, user.id, params.giftId), 'gift'), serveLink);
    },
  });

  handle(gifts.remove, async ({ db, user, params, afterCommit }) => {
    const { imageId } = await removeGift(db, user.id, params.giftId);
    if (imageId !== null) afterCommit(() => images.remove(imageId));
    return { id: params.giftId };
  });
}
