import type { Db } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';

// As many as are compared for 'given before'.
const COMPARED_MAX = 500;

type LinkedGift = Row<'gifts', 'purchaseUrl'> & {
  giftId: Cell<'gifts', 'id'>;
  giftTitle: Cell<'gifts', 'title'>;
};

/** What a recipient was given or shall be, the newest first. */
export async function findLinkedGifts(db: Db, ownerId: number, recipientId: number): Promise<LinkedGift[]> {
  const { rows } = await db.execute<LinkedGift>(sql`
    select g.id as "giftId", g.title as "giftTitle", g.purchase_url as "purchaseUrl"
    from recipient_gifts link join gifts g on g.id = link.gift_id
    where link.user_id = ${ownerId} and link.recipient_id = ${recipientId}
    order by link.id desc limit ${COMPARED_MAX}`);
  return rows;
}
