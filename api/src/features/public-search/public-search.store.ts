import type { Db } from '../../db/db.ts';
import type { Cell } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';

/** A curated gift, and a list that contains it. */
export interface GiftInList {
  slug: string;
  list: string | null;
}

export async function findPublicGifts(db: Db, ids: readonly number[]): Promise<Map<number, GiftInList>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<GiftInList & { id: Cell<'gifts', 'id'> }>(sql`
    select g.id, g.slug, (
      select l.slug from gift_list_gifts entry join gift_lists l on l.id = entry.gift_list_id
      where entry.gift_id = g.id and entry.user_id is null and l.is_public and l.slug is not null
      order by l.position, l.id limit 1) as list
    from gifts g where g.id = any(${ids}::bigint[]) and g.is_public and g.slug is not null`);
  return new Map(rows.map(({ id, slug, list }) => [id, { slug, list }]));
}

export async function findPublicLists(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: Cell<'giftLists', 'id'>; slug: string }>(sql`
    select id, slug from gift_lists where id = any(${ids}::bigint[]) and is_public and slug is not null`);
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
