import type { Gift } from '@tuckaway/contract/gifts/gifts';
import type { PublicFound, PublicGift } from '@tuckaway/contract/search/public-search';
import type { FinderResult } from '@tuckaway/contract/search/search';
import type { Db } from '../../db/db.ts';
import { findPublicGifts, findPublicLists, type GiftInList } from './public-search.store.ts';

/** Search results for public pages, with slugs instead of ids. */
export async function visibleToVisitors(db: Db, found: FinderResult): Promise<PublicFound> {
  const { gifts, closestGifts, giftTotal, nextCursor } = found;
  const lists = found.giftLists.length > 0 ? found.giftLists : found.otherLists;
  const entries = await findPublicGifts(
    db,
    [...gifts, ...closestGifts].map(({ id }) => id),
  );
  const slugs = await findPublicLists(
    db,
    lists.map(({ id }) => id),
  );
  return {
    gifts: gifts.flatMap((gift) => publicGift(gift, entries, { reason: gift.reason })),
    closestGifts: closestGifts.flatMap((gift) => publicGift(gift, entries, { unmet: gift.unmet })),
    giftTotal,
    nextCursor,
    lists: lists.flatMap(({ id, title, imageUrl, giftCount }) => {
      const slug = slugs.get(id);
      return slug === undefined ? [] : [{ slug, title, imageUrl, giftCount }];
    }),
  };
}

function publicGift(
  gift: Gift,
  entries: ReadonlyMap<number, GiftInList>,
  details: Partial<Pick<PublicGift, 'reason' | 'unmet'>>,
): PublicGift[] {
  const entry = entries.get(gift.id);
  return entry ? [{ ...gift, reason: null, unmet: [], ...details, slug: entry.slug, list: entry.list }] : [];
}
