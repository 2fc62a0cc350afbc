import { savedGifts } from '@tuckaway/contract/saved-gifts';
import { pageOf } from '../../platform/cursor.ts';
import { requireSelf } from '../../platform/errors.ts';
import { JsonText, type Server } from '../../platform/http.ts';
import type { GiftDeps } from '../gifts/gift.deps.ts';
import { savedOrder } from './saved-gifts.sort.ts';
import { findSavedGifts, toSavedGift } from './saved-gifts.store.ts';

export function savedGiftRoutes({ handle }: Server, { db, serveLink }: GiftDeps): void {
  handle(savedGifts.list, async ({ user, query: { userId, giftId, query, mine, sort, cursor, limit } }) => {
    requireSelf(user, userId);
    const filter = { giftId, query, mine: mine === 'true' };
    const paging = { order: savedOrder(sort, cursor), limit: limit + 1 };
    const { rows, total, totalMine } = await findSavedGifts(db, user.id, filter, paging);
    const page = pageOf(
      rows,
      limit,
      (row) => [row.key, row.id],
      (row) => toSavedGift(row, user.id, serveLink),
    );
    return new JsonText(JSON.stringify({ ...page, total, totalMine }));
  });
}
