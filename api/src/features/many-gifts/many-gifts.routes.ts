import { manyGifts } from '@tuckaway/contract/gifts/many-gifts';
import type { Server } from '../../platform/http/handle.ts';
import { linkOwnerOf } from '../recipient-gifts/resolved-links.store.ts';
import { tagMany, untagMany } from '../tags/tags.store.ts';
import { addManyToList, linkMany, unlinkMany } from './many-gifts.store.ts';
import { markMany, unmarkMany } from './marks.store.ts';
import { removeMany, undoRemoval } from './removals.store.ts';

export function manyGiftRoutes({ handle }: Server): void {
  handle(manyGifts.addToList, async ({ db, user, body: { giftIds, giftListId } }) => ({
    giftIds: await addManyToList(db, user.id, giftIds, giftListId),
  }));

  handle(manyGifts.remove, ({ db, user, body: { giftIds, giftListId } }) =>
    removeMany(db, user.id, giftIds, giftListId),
  );

  handle(manyGifts.undoRemoval, async ({ db, user, params }) => ({
    giftIds: await undoRemoval(db, user.id, params.removalId),
  }));

  handle(manyGifts.tag, async ({ db, user, body: { giftIds, tagId } }) => ({
    giftIds: await tagMany(db, user.id, giftIds, tagId),
  }));

  handle(manyGifts.untag, async ({ db, user, body: { giftIds, tagId } }) => ({
    giftIds: await untagMany(db, user.id, giftIds, tagId),
  }));

  handle(manyGifts.giveTo, async ({ db, user, body: { giftIds, recipientId } }) => {
    const links = await linkMany(db, await linkOwnerOf(db, user.id), giftIds, recipientId);
    return { giftIds: links.map(({ giftId }) => giftId), recipientGiftIds: links.map(({ id }) => id) };
  });

  handle(manyGifts.mark, async ({ db, user, body }) => markMany(db, await linkOwnerOf(db, user.id), body));

  handle(manyGifts.unmark, async ({ db, user, body }) => ({
    recipientGiftIds: await unmarkMany(db, user.id, body),
  }));

  handle(manyGifts.takeBack, async ({ db, user, body }) => ({
    recipientGiftIds: await unlinkMany(db, user.id, body.recipientGiftIds),
  }));
}
