import type { Db } from '../../db/db.ts';
import { columns, type Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { shownWithList } from '../gifts/gift-access.store.ts';
import { SHOWN_FIELDS } from '../gifts/gift.view.ts';
import type { OpenShare } from './open-share.store.ts';

/** A gift of a shared page. */
export type SharedGift = Row<'gifts', 'id' | (typeof SHOWN_FIELDS)[number]>;
/** A gift as the page sends it to visitors: without its id, which is not read for it. */
export type PageGift = Omit<SharedGift, 'id'> & { ref: string };

/** Gifts `g` that a page shows, with their entries `entry` in the list. */
export const giftsOnPage = ({ giftListId }: OpenShare): Sql => sql`
  gift_list_gifts entry join gifts g
    on g.id = entry.gift_id and entry.gift_list_id = ${giftListId} and ${shownWithList}`;

/** Reference of gift `g` on the page: a salted hash, which does not reveal the id. */
export const giftRef = ({ salt }: OpenShare): Sql =>
  sql`encode(substring(sha256(${salt}::bytea || int8send(g.id)) for 12), 'hex')`;

const MOST_GIFTS = 500;

/** The gifts of a page in their order, at most MOST_GIFTS. */
export async function listPageGifts(db: Db, share: OpenShare): Promise<PageGift[]> {
  const { rows } = await db.execute<PageGift>(sql`
    select ${columns('g', SHOWN_FIELDS)}, ${giftRef(share)} as ref from ${giftsOnPage(share)}
    order by entry.position, entry.id limit ${MOST_GIFTS}`);
  return rows;
}

/** Reads a gift of a page by its reference. undefined: the page does not show it, or not any more. */
export async function findSharedGift(db: Db, share: OpenShare, ref: string): Promise<SharedGift | undefined> {
  const { rows } = await db.execute<SharedGift>(sql`
    select ${columns('g', ['id', ...SHOWN_FIELDS])} from ${giftsOnPage(share)} where ${giftRef(share)} = ${ref}`);
  return rows[0];
}
