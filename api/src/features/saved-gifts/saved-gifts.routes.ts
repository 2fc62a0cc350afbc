import { savedGifts } from '@tuckaway/contract/gifts/saved-gifts';
import { sql } from '../../db/sql.ts';
import { pageOf } from '../../platform/http/cursor.ts';
import { conflict, notFound, orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { giftOrder } from '../gift-lists/gift-order.ts';
import { saveGift, unsaveGift } from '../gift-lists/list-entries.store.ts';
import { makeStorePicture } from '../gifts/gift-pictures.ts';
import type { GiftDeps } from '../gifts/gift-deps.ts';
import { toGift } from '../gifts/gift.view.ts';
import { createSavedGift } from './create-saved-gift.ts';
import { saveFromDevice } from './device-shelf.store.ts';
import { findSavedGift, findSavedGifts, findShopsOfSaved, toSavedGift } from './saved-gifts.store.ts';
import { searchableWords } from './saved-gifts-filter.ts';

export function savedGiftRoutes({ handle }: Server, deps: GiftDeps): void {
  const { addAffiliate } = deps;
  const storePicture = makeStorePicture(deps);

  handle(savedGifts.list, async ({ db, user, query }) => {
    const { userId: _, query: text, mine, unsaved, sort, cursor, limit, ...filters } = query;
    // The entries of a single gift have the same title and price: only their ids order them.
    const order = giftOrder(filters.giftId === undefined ? sort : 'newest', cursor, sql`entry.gift_id`);
    const paging = { order, limit: limit + 1 };
    const filter = {
      ...filters,
      allCreated: mine === 'true',
      unsaved: unsaved === 'true',
      words: searchableWords(text),
    };
    const { rows, ...found } = await findSavedGifts(db, user.id, filter, paging);
    const page = pageOf(
      rows,
      limit,
      (row) => [row.key, row.id],
      (row) => toSavedGift(row, user.id, addAffiliate),
    );
    return { ...page, ...found };
  });

  handle(savedGifts.shops, ({ db, user }) => findShopsOfSaved(db, user.id));

  handle(savedGifts.save, async ({ db, user, body: { giftId, giftListId } }) => {
    const added = await saveGift(db, user.id, giftId, [giftListId]);
    if (added.length === 0) throw conflict('already_saved', 'This gift is already in that list.');
    const saved = orNotFound(await findSavedGift(db, user.id, giftId, giftListId));
    return toSavedGift(saved, user.id, addAffiliate);
  });

  handle(savedGifts.saveFromDevice, async ({ db, user, body: { gifts } }) => ({
    giftIds: await saveFromDevice(db, user.id, gifts),
  }));

  handle(savedGifts.unsave, async ({ db, user, body: { giftId, giftListId } }) => {
    if ((await unsaveGift(db, user.id, giftId, giftListId)) === 0) throw notFound();
    return { giftId, giftListId };
  });

  handle(savedGifts.unsaveAll, async ({ db, user, body: { giftId } }) => {
    const count = await unsaveGift(db, user.id, giftId);
    if (count === 0) throw notFound();
    return { giftId, count };
  });

  handle(savedGifts.createGift, {
    prepare: (call) => storePicture(call, call.body.imageUrl),
    run: async ({ db, user, body, prepared: picture }) => {
      const { gift, notSaved } = await createSavedGift(db, user.id, body, picture);
      return { ...toGift(gift, addAffiliate), notSaved };
    },
  });
}
