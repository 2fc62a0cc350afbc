import { recipientGifts } from '@tuckaway/contract/recipient-gifts';
import { notFound, orNotFound, requireSelf } from '../../platform/errors.ts';
import type { Server } from '../../platform/http.ts';
import { canSeeGift } from '../gifts/gift-access.ts';
import type { GiftDeps } from '../gifts/gift.deps.ts';
import { findRecipient } from '../recipients/recipients.store.ts';
import { countLinksOfGift, findLinks, toRecipientGift } from './recipient-gifts.store.ts';

export function recipientGiftRoutes({ handle }: Server, { db, serveLink }: GiftDeps): void {
  handle(recipientGifts.list, async ({ user, query: { userId, giftId, recipientId } }) => {
    requireSelf(user, userId);
    if (giftId !== undefined && !(await canSeeGift(db, user.id, giftId))) throw notFound('gift');
    if (recipientId !== undefined) orNotFound(await findRecipient(db, user.id, recipientId), 'recipient');
    const links = await findLinks(db, user.id, { giftId, recipientId });
    return links.map((link) => toRecipientGift(link, serveLink));
  });

  handle(recipientGifts.count, async ({ user, query }) => {
    requireSelf(user, query.userId);
    return { count: await countLinksOfGift(db, user.id, query.giftId) };
  });
}
