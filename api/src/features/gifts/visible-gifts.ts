import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { gifts } from '../../db/schema.ts';

/**
 * The one rule of who may see a gift, as a condition on `gifts`: curated ones everybody; a person's own its creator,
 * whoever keeps it in a list, and any signed-in person where the creator put it in a public list.
 */
export function visibleTo(userId: number | undefined): SQL {
  if (userId === undefined) return eq(gifts.isPublic, true);
  const keptByThem = sql`exists (select 1 from gift_list_gifts kept where kept.gift_id = ${gifts.id} and kept.user_id = ${userId})`;
  const shownByItsCreator = sql`exists (
    select 1 from gift_list_gifts shown join gift_lists list on list.id = shown.gift_list_id
    where shown.gift_id = ${gifts.id} and list.user_id = ${gifts.createdById} and not list.is_private)`;
  return or(eq(gifts.isPublic, true), eq(gifts.createdById, userId), keptByThem, shownByItsCreator)!;
}

export async function canSeeGift(db: Db, userId: number | undefined, giftId: number): Promise<boolean> {
  const found = await db
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(eq(gifts.id, giftId), visibleTo(userId)));
  return found.length > 0;
}
