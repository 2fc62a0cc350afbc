import { giftIdeas, type GiftIdea } from '@tuckaway/contract/gift-ideas';
import type { Db } from '../../db/db.ts';
import { orNotFound } from '../../platform/errors.ts';
import type { Server } from '../../platform/http.ts';
import type { GiftDeps } from '../gifts/gift.deps.ts';
import { findGift } from '../gifts/gifts.store.ts';
import { findRecipient } from '../recipients/recipients.store.ts';
import { accountToday } from '../reminders/account-today.ts';
import { readGifts } from '../search/search-results.store.ts';
import type { Idea } from './reason.ts';
import { ideasFor } from './recipient-ideas.ts';
import { giftsLike } from './similar-gifts.ts';

export function giftIdeaRoutes({ handle }: Server, { serveLink }: GiftDeps): void {
  const withGifts = async (db: Db, userId: number, ideas: Idea[]): Promise<GiftIdea[]> => {
    const reasons = new Map(ideas.map(({ giftId, reason }) => [giftId, reason]));
    const gifts = await readGifts(db, userId, [...reasons.keys()], serveLink);
    return gifts.map((gift) => ({ gift, reason: reasons.get(gift.id)! }));
  };

  handle(giftIdeas.forRecipient, async ({ db, user, params, query }) => {
    const recipient = orNotFound(await findRecipient(db, user.id, params.recipientId), 'recipient');
    const ideas = await ideasFor(db, recipient, await accountToday(db, user.id), query.limit);
    return await withGifts(db, user.id, ideas);
  });

  handle(giftIdeas.likeGift, async ({ db, user, params, query }) => {
    const gift = orNotFound(await findGift(db, user.id, params.giftId), 'gift');
    return await withGifts(db, user.id, await giftsLike(db, gift, query.limit));
  });
}
