import type { Db } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { joinLinkedGift } from '../gifts/linked-gift.store.ts';

const LINK_FIELDS = [
  'recipientId',
  'dayId',
  'dayOn',
  'forNoDay',
  'boughtAt',
  'givenAt',
  'paidCents',
] as const;

export type CostRow = Row<'recipientGifts', (typeof LINK_FIELDS)[number]> &
  Row<'recipients', 'name' | 'budgetCents'> & { priceCents: Cell<'gifts', 'priceCents'> };

/** Gifts of the owner's people with their prices, ordered by name. */
export async function findCosts(db: Db, ownerId: number): Promise<CostRow[]> {
  const { rows } = await db.execute<CostRow>(sql`
    select ${columns('link', LINK_FIELDS)}, r.name, r.budget_cents as "budgetCents", g.price_cents as "priceCents"
    from recipient_gifts link
    join recipients r on r.user_id = link.user_id and r.id = link.recipient_id
    ${joinLinkedGift(ownerId)}
    where link.user_id = ${ownerId}
    order by lower(r.name), r.id, link.id`);
  return rows;
}
