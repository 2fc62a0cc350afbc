import type { Db } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { join, raw, sql, type Sql } from '../../db/sql.ts';

export type Candidate = Row<'gifts', 'categoryIds' | 'priceCents' | 'purchaseUrl'> & {
  giftId: Cell<'gifts', 'id'>;
  giftTitle: Cell<'gifts', 'title'>;
  /** Which of the tiers found it. */
  tier: number;
};

export const inAny = (ids: readonly number[]): Sql => sql`found.category_ids && ${ids}::int[]`;
export const inAll = (ids: readonly number[]): Sql => sql`found.category_ids @> ${ids}::int[]`;
export const not = (condition: Sql): Sql => sql`not (${condition})`;

interface Scope {
  /** What every candidate meets. */
  base: Sql[];
  /** The best first. No gift is in two of them. */
  tiers: Sql[][];
  most: number;
}

/**
 * Curated gifts, tier by tier, in each the most popular first. Once there are enough the tiers that follow are not
 * looked at. Planned anew each time: an index of categories or the order of popularity, whichever ends sooner.
 */
export async function findCandidates(db: Db, { base, tiers, most }: Scope): Promise<Candidate[]> {
  if (tiers.length === 0) return [];
  const branches = tiers.map(
    (tier, place) => sql`(
      select ${raw(String(place))} as tier, found.id as "giftId", found.title as "giftTitle",
        found.purchase_url as "purchaseUrl", found.price_cents as "priceCents", found.category_ids as "categoryIds"
      from gifts found where ${join([sql`found.is_public`, ...base, ...tier], ' and ')}
      order by found.popularity desc, found.id desc limit ${most})`,
  );
  const { rows } = await db.executeFresh<Candidate>(
    sql`select * from (${join(branches, ' union all ')}) candidates limit ${most}`,
  );
  return rows;
}

export async function categoryIdsOf(db: Db, giftId: number): Promise<number[]> {
  const { rows } = await db.execute<Row<'gifts', 'categoryIds'>>(sql`
    select category_ids as "categoryIds" from gifts where id = ${giftId}`);
  return rows[0]?.categoryIds ?? [];
}

// As many as are compared for 'given before'.
const COMPARED_MAX = 500;

/** What a recipient was given or shall be, the newest first. */
export async function findLinkedGifts(
  db: Db,
  ownerId: number,
  recipientId: number,
): Promise<Pick<Candidate, 'giftId' | 'giftTitle' | 'purchaseUrl'>[]> {
  const { rows } = await db.execute<Pick<Candidate, 'giftId' | 'giftTitle' | 'purchaseUrl'>>(sql`
    select g.id as "giftId", g.title as "giftTitle", g.purchase_url as "purchaseUrl"
    from recipient_gifts link join gifts g on g.id = link.gift_id
    where link.user_id = ${ownerId} and link.recipient_id = ${recipientId}
    order by link.id desc limit ${COMPARED_MAX}`);
  return rows;
}
