import type { Db } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { takenBy, type Giver } from './giver.ts';

type TakenGift = Row<'takes', 'title' | 'priceCents' | 'purchaseUrl'> & {
  curatedId: Cell<'takes', 'giftId'>;
  imageId: Cell<'gifts', 'imageId'>;
};

/** The gift as stored in the take, with the current picture where it exists. undefined: not this giver's take. */
export async function findTakenGift(db: Db, giver: Giver, takeId: string): Promise<TakenGift | undefined> {
  const { rows } = await db.execute<TakenGift>(sql`
    select ${columns('t', ['title', 'priceCents', 'purchaseUrl'])}, g.image_id as "imageId",
      case when g.created_by_type = 'SYSTEM' then g.id end as "curatedId"
    from takes t left join gifts g on g.id = t.gift_id and (g.created_by_type = 'SYSTEM' or g.created_by_id = t.user_id)
    where t.id = ${takeId} and ${takenBy(giver)}`);
  return rows[0];
}
