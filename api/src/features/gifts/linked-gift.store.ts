import type { Tx } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { visibleGift } from './gift-access.store.ts';

/**
 * Joins gift `g` to `link`, a row of recipient_gifts: curated and visible gifts as they are, others as they were
 * noted when they were linked, without pictures. Later edits of their owners are private.
 */
export const joinLinkedGift = (ownerId: number): Sql =>
  joinNotedGift(
    sql`g.created_by_type = 'SYSTEM' or ${visibleGift(ownerId)}`,
    sql`g.description, g.created_by_id,`,
  );

/** As `joinLinkedGift`, with another condition `isSeen` for gifts as they are; `more` are columns that are never noted. */
export const joinNotedGift = (isSeen: Sql, more: Sql = sql``): Sql => sql`
  join lateral (
    select ${more} g.id, g.retailer, g.picture_key, g.created_by_type,
      case when seen.is_seen then g.title else coalesce(link.noted_title, 'A gift') end as title,
      case when seen.is_seen then g.price_cents else link.noted_price_cents end as price_cents,
      case when seen.is_seen then g.purchase_url else link.noted_purchase_url end as purchase_url,
      case when seen.is_seen then g.image_id end as image_id
    from gifts g
    cross join lateral (select ${isSeen} as is_seen) seen
    where g.id = link.gift_id) g on true`;

/** Stores title, price and link of other owners' gifts in links that were just made. Called by each call that makes links. */
export async function noteLinkedGifts(tx: Tx, ownerId: number, linkIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update recipient_gifts link
    set noted_title = g.title, noted_price_cents = g.price_cents, noted_purchase_url = g.purchase_url
    from gifts g
    where link.user_id = ${ownerId} and link.id = any(${linkIds}::bigint[]) and g.id = link.gift_id and g.created_by_id <> ${ownerId}`);
}
