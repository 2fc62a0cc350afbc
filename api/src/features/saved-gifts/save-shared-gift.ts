import type { Tx } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { fromCents } from '../../platform/money.ts';
import { favoritesIdOf } from '../gift-lists/list-access.store.ts';
import { saveGift } from '../gift-lists/list-entries.store.ts';
import { canSeeGift } from '../gifts/gift-access.store.ts';
import { createGift } from '../gifts/gifts.service.ts';
import type { NewPicture } from '../pictures/picture-files.ts';
import { insertPicture } from '../pictures/pictures.store.ts';

/** A gift that another account shows to the user, on a shared list or in a circle. */
interface SharedGift extends Row<'gifts', 'title' | 'priceCents' | 'purchaseUrl'> {
  /** Id of the gift where it is curated and still there: then it need not be copied. */
  curatedId: number | null;
}

/** Saves a curated gift, or else a copy of the gift, to the user's Favorites. Returns the id of the saved gift. */
export async function saveSharedGift(
  tx: Tx,
  userId: number,
  gift: SharedGift,
  picture?: NewPicture,
): Promise<number> {
  const listId = await favoritesIdOf(tx, userId);
  if (gift.curatedId !== null && (await canSeeGift(tx, userId, gift.curatedId))) {
    await saveGift(tx, userId, gift.curatedId, [listId]);
    return gift.curatedId;
  }
  if (picture) await insertPicture(tx, userId, picture);
  const { title, priceCents, purchaseUrl } = gift;
  const parts = { imageId: picture?.id ?? null, listId };
  const { id } = await createGift(tx, userId, { title, price: fromCents(priceCents), purchaseUrl }, parts);
  return id;
}
