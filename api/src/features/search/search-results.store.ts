import type { Gift } from '@tuckaway/contract/gifts/gifts';
import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import type { CloseGift, FoundGift } from '@tuckaway/contract/search/search';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { Viewer } from '../gifts/gift-access.store.ts';
import { giftColumns, toGift, type GiftRow } from '../gifts/gift.view.ts';
import type { AddAffiliate } from '../gifts/add-affiliate.ts';
import { listColumns, visibleListJoins, toGiftList, type GiftListRow } from '../gift-lists/gift-list.view.ts';

const inOrder = (ids: number[]) => sql`unnest(${ids}::bigint[]) with ordinality as found (id, rank)`;

/** Gifts in the order of `ids`. */
export async function readGifts(
  db: Db,
  userId: Viewer,
  ids: number[],
  addAffiliate: AddAffiliate,
): Promise<Gift[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<GiftRow>(sql`
    select ${giftColumns(userId)} from ${inOrder(ids)} join gifts g on g.id = found.id order by found.rank`);
  return rows.map((row) => toGift(row, addAffiliate));
}

/** Lists in the order of `ids`. The ids are of curated lists and of lists that the searcher owns or edits. */
export async function readGiftLists(db: Db, userId: Viewer, ids: number[]): Promise<GiftList[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<GiftListRow>(sql`
    select ${listColumns} from ${inOrder(ids)} join gift_lists l on l.id = found.id ${visibleListJoins(userId)}
    order by found.rank`);
  return rows.map(toGiftList);
}

/** Gifts with the reason why each was found. */
export async function readFoundGifts(
  db: Db,
  userId: Viewer,
  ids: number[],
  reasons: ReadonlyMap<number, string>,
  addAffiliate: AddAffiliate,
): Promise<FoundGift[]> {
  const gifts = await readGifts(db, userId, ids, addAffiliate);
  return gifts.map((gift) => ({ ...gift, reason: reasons.get(gift.id) ?? null }));
}

/** Gifts with the parts of the query that each does not meet. */
export async function readCloseGifts(
  db: Db,
  userId: Viewer,
  close: readonly { id: number; unmet: string[] }[],
  addAffiliate: AddAffiliate,
): Promise<CloseGift[]> {
  const unmet = new Map(close.map((one) => [one.id, one.unmet]));
  const gifts = await readGifts(db, userId, [...unmet.keys()], addAffiliate);
  return gifts.map((gift) => ({ ...gift, unmet: unmet.get(gift.id) ?? [] }));
}
