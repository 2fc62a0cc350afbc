import { takes } from '@tuckaway/contract/sharing/takes';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import type { GiftDeps } from '../gifts/gift-deps.ts';
import { copyPicture } from '../pictures/copy-picture.ts';
import { markLinks } from '../recipient-gifts/mark-links.store.ts';
import { planGifts } from '../recipient-gifts/plan-gifts.store.ts';
import { linkOwnerOf } from '../recipient-gifts/resolved-links.store.ts';
import { chosenRecipient } from '../recipients/chosen-recipient.ts';
import { saveSharedGift } from '../saved-gifts/save-shared-gift.ts';
import { requireOpenShare } from '../shares/open-share.store.ts';
import { findSharedGift } from '../shares/shared-gifts.store.ts';
import { giverOf } from './giver.ts';
import { findTakenGift } from './taken-gift.store.ts';

/** Calls that save a gift of a shared page, or keep a taken one for a recipient, in the visitor's own account. */
export function copyGiftRoutes({ handle }: Server, { pictureFiles }: Pick<GiftDeps, 'pictureFiles'>): void {
  handle(takes.save, {
    prepare: async ({ db, user, params, afterRollback }) => {
      const share = await requireOpenShare(db, params.token);
      const gift = orNotFound(await findSharedGift(db, share, params.gift));
      if (gift.createdByType === 'SYSTEM') return { gift: { ...gift, curatedId: gift.id } };
      const picture = await copyPicture(pictureFiles, gift.imageId, { db, userId: user.id, afterRollback });
      return { gift: { ...gift, curatedId: null }, picture };
    },
    run: async ({ db, user, prepared: { gift, picture } }) => ({
      giftId: await saveSharedGift(db, user.id, gift, picture),
    }),
  });

  handle(takes.keep, {
    prepare: async ({ db, user, params, request, afterRollback }) => {
      const gift = orNotFound(await findTakenGift(db, giverOf(request), params.takeId));
      if (gift.curatedId !== null) return { gift };
      const picture = await copyPicture(pictureFiles, gift.imageId, { db, userId: user.id, afterRollback });
      return { gift, picture };
    },
    run: async ({ db, user, body, prepared: { gift, picture } }) => {
      const recipientId = await chosenRecipient(db, user.id, body.recipient);
      const giftId = await saveSharedGift(db, user.id, gift, picture);
      const owner = await linkOwnerOf(db, user.id);
      await planGifts(db, owner, [giftId], recipientId);
      if (body.status === 'bought') {
        await markLinks(db, owner, { recipientId, giftIds: [giftId], status: 'bought' });
      }
      return { recipientId, giftId };
    },
  });
}
