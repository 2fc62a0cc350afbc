import { giftLists } from '@tuckaway/contract/gifts/gift-lists';
import { sql } from '../../db/sql.ts';
import { decodeCursor, pageOf } from '../../platform/http/cursor.ts';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { orNotVisible } from '../gifts/gift-access.store.ts';
import type { GiftDeps } from '../gifts/gift-deps.ts';
import { toGift } from '../gifts/gift.view.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { toGiftList } from './gift-list.view.ts';
import { changeList, createList, removeList } from './list-changes.store.ts';
import { findList, findListsOf, findOccasions } from './gift-lists.store.ts';
import { giftOrder } from './gift-order.ts';
import { findListGifts, findRecipientsOfList } from './list-gifts.store.ts';
import { moveInList, saveGift } from './list-entries.store.ts';
import { findPublicLists, PublicListsKey } from './public-lists.store.ts';

export function giftListRoutes({ handle }: Server, { addAffiliate }: GiftDeps): void {
  handle(giftLists.public, async ({ db, replica, user, query: { occasion, cursor, limit } }) => {
    const after = decodeCursor(cursor, PublicListsKey);
    const [day = await accountToday(db, user?.id ?? null), offset = 0] = after ?? [];
    const rows = await findPublicLists(replica, { occasion, day, offset, limit: limit + 1 });
    return pageOf(rows, limit, ({ rank }) => [day, rank], toGiftList);
  });

  handle(giftLists.mine, async ({ db, user, query }) =>
    (await findListsOf(db, user.id, query.giftId)).map(toGiftList),
  );

  handle(giftLists.occasions, ({ replica }) => findOccasions(replica));

  handle(giftLists.get, async ({ db, user, params }) =>
    toGiftList(orNotVisible(await findList(db, user?.id ?? null, params.giftListId), user)),
  );

  handle(giftLists.gifts, async ({ db, user, params, query: { sort, cursor, limit } }) => {
    const order = giftOrder(sort, cursor, sql`entry.id`);
    const request = { viewer: user?.id ?? null, listId: params.giftListId, order, limit: limit + 1 };
    const rows = orNotVisible(await findListGifts(db, request), user);
    return pageOf(
      rows,
      limit,
      ({ entryKey, entryId }) => [entryKey, entryId],
      (row) => toGift(row, addAffiliate),
    );
  });

  handle(giftLists.recipients, async ({ db, user, params }) =>
    orNotFound(await findRecipientsOfList(db, user.id, params.giftListId)),
  );

  handle(giftLists.move, async ({ db, user, params, body }) => {
    await moveInList(db, user.id, params.giftListId, body);
    return body;
  });

  handle(giftLists.create, async ({ db, user, body }) => toGiftList(await createList(db, user.id, body)));

  handle(giftLists.createSimple, async ({ db, user, body }) =>
    toGiftList(await createList(db, user.id, body)),
  );

  handle(giftLists.change, async ({ db, user, params, body }) =>
    toGiftList(await changeList(db, user.id, params.giftListId, body)),
  );

  handle(giftLists.remove, async ({ db, user, params }) => {
    await removeList(db, user.id, params.giftListId);
    return { id: params.giftListId };
  });

  handle(giftLists.addGift, async ({ db, user, body: { giftId, giftListIds } }) => {
    const added = await saveGift(db, user.id, giftId, giftListIds);
    return { giftId, giftListIds, added: added.length };
  });
}
