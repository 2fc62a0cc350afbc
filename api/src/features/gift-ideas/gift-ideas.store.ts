import type { Db } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { joinLinkedGift } from '../gifts/linked-gift.store.ts';
import { COMPARED_MAX } from '../recipient-gifts/repeated-gifts.ts';

type LinkedGift = Row<'gifts', 'purchaseUrl'> & {
  giftId: Cell<'gifts', 'id'>;
  giftTitle: Cell<'gifts', 'title'>;
};

/** Given and planned gifts of a recipient, the newest first. */
export async function findLinkedGifts(db: Db, ownerId: number, recipientId: number): Promise<LinkedGift[]> {
  const { rows } = await db.execute<LinkedGift>(sql`
    select g.id as "giftId", g.title as "giftTitle", g.purchase_url as "purchaseUrl"
    from recipient_gifts link ${joinLinkedGift(ownerId)}
    where link.user_id = ${ownerId} and link.recipient_id = ${recipientId}
    order by link.id desc limit ${COMPARED_MAX}`);
  return rows;
}
