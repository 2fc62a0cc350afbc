import type { Db } from '../../db/db.ts';
import { columns, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { shownWithList } from '../gifts/gift-access.store.ts';
import { SHOWN_FIELDS } from '../gifts/gift.view.ts';
import { giftRef, type OpenShare } from '../shares/open-share.store.ts';

/** Fields that the page shows. Ids and notes are not read. */
export type SharedGift = Row<'gifts', (typeof SHOWN_FIELDS)[number]> & { ref: string };

const MOST_GIFTS = 500;

/** The gifts of a page in their order, at most MOST_GIFTS. */
export async function findSharedGifts(db: Db, { giftListId, salt }: OpenShare): Promise<SharedGift[]> {
  const { rows } = await db.execute<SharedGift>(sql`
    select ${columns('g', SHOWN_FIELDS)}, ${giftRef(salt)} as ref
    from gift_list_gifts entry join gifts g on g.id = entry.gift_id
    where entry.gift_list_id = ${giftListId} and ${shownWithList}
    order by entry.position, entry.id limit ${MOST_GIFTS}`);
  return rows;
}

/** The picture of a gift on a page. undefined: there is none, or not any more. */
export async function findSharedPicture(
  db: Db,
  { giftListId, salt }: OpenShare,
  ref: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<Row<'gifts', 'imageId'>>(sql`
    select g.image_id as "imageId" from gift_list_gifts entry join gifts g on g.id = entry.gift_id
    where entry.gift_list_id = ${giftListId} and ${shownWithList} and ${giftRef(salt)} = ${ref}`);
  return rows[0]?.imageId ?? undefined;
}
