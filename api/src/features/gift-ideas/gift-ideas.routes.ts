import { giftIdeas, type GiftIdea } from '@tuckaway/contract/gifts/gift-ideas';
import type { Db } from '../../db/db.ts';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { findGift } from '../gifts/gifts.store.ts';
import { findRecipient } from '../recipients/recipients.store.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { readGifts } from '../search/search-results.store.ts';
import type { SearchDeps } from '../search/search.routes.ts';
import { giftsLike, ideasFor, type Idea } from './ideas.ts';

export function giftIdeaRoutes({ handle }: Server, { addAffiliate, liveIndex }: SearchDeps): void {
  const withGifts = async (db: Db, userId: number, ideas: Idea[]): Promise<GiftIdea[]> => {
    const reasons = new Map(ideas.map(({ giftId, reason }) => [giftId, reason]));
    const gifts = await readGifts(db, userId, [...reasons.keys()], addAffiliate);
    return gifts.map((gift) => ({ gift, reason: reasons.get(gift.id) ?? null }));
  };

  handle(giftIdeas.forRecipient, async ({ db, user, params, query }) => {
    const recipient = orNotFound(await findRecipient(db, user.id, params.recipientId));
    const index = await liveIndex.current(db);
    const ideas = await ideasFor(db, index, recipient, await accountToday(db, user.id), query.limit);
    return await withGifts(db, user.id, ideas);
  });

  handle(giftIdeas.likeGift, async ({ db, user, params, query }) => {
    const gift = orNotFound(await findGift(db, user.id, params.giftId));
    return await withGifts(db, user.id, giftsLike(await liveIndex.current(db), gift, query.limit));
  });
}
