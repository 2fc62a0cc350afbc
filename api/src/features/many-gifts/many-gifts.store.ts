import type { Tx } from '../../db/db.ts';
import { requireAddable } from '../gift-lists/addable.store.ts';
import { insertEntries } from '../gift-lists/list-entries.store.ts';
import { requireVisibleGifts } from '../gifts/gift-access.store.ts';
import {
  deleteLinks,
  insertLinkRows,
  isUntouched,
  lockLinks,
  type InsertedLink,
} from '../recipient-gifts/link-rows.store.ts';
import { isLinked, linksOfGifts, type LinkOwner } from '../recipient-gifts/resolved-links.store.ts';
import { lockRecipients } from '../recipients/lock-recipients.store.ts';

/*
 * Every function runs inside the transaction of its call and refuses as a whole. Gifts that are in the wanted state already
 * stay and are not returned.
 */

type GiftIds = readonly number[];

export async function addManyToList(
  tx: Tx,
  userId: number,
  giftIds: GiftIds,
  listId: number,
): Promise<number[]> {
  await requireAddable(tx, userId, giftIds, [listId]);
  const added = await insertEntries(tx, userId, giftIds, [listId]);
  return added.map(({ giftId }) => giftId);
}

/** Links gifts to a recipient as ideas. */
export async function linkMany(
  tx: Tx,
  owner: LinkOwner,
  giftIds: GiftIds,
  recipientId: number,
): Promise<InsertedLink[]> {
  const { userId } = owner;
  await lockRecipients(tx, userId, [recipientId]);
  await requireVisibleGifts(tx, userId, giftIds);
  const stored = await linksOfGifts(tx, owner, giftIds, [recipientId]);
  const linksOf = Map.groupBy(stored, ({ giftId }) => giftId);
  const links = giftIds
    .filter((giftId) => !isLinked(linksOf.get(giftId) ?? []))
    .map((giftId) => ({ recipientId, giftId }));
  return await insertLinkRows(tx, userId, links);
}

/** Undoes `linkMany`. Links that were changed since stay. */
export async function unlinkMany(tx: Tx, userId: number, linkIds: readonly number[]): Promise<number[]> {
  const links = await lockLinks(tx, userId, linkIds);
  const untouched = links.filter((link) => isUntouched(link)).map(({ id }) => id);
  await deleteLinks(tx, userId, untouched);
  return untouched;
}
