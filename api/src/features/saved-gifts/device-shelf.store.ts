import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { favoritesIdOf } from '../gift-lists/list-access.store.ts';

/** Adds curated gifts to Favorites in the given order. Gifts that are there already stay in place. */
export async function saveFromDevice(tx: Db, userId: number, slugs: readonly string[]): Promise<number[]> {
  const { rows } = await tx.execute<Row<'gifts', 'id'>>(sql`
    select g.id from unnest(${slugs}::text[]) with ordinality as shelf (slug, rank)
    join gifts g on g.slug = shelf.slug and g.is_public order by shelf.rank`);
  const giftIds = rows.map(({ id }) => id);
  await tx.execute(sql`
    insert into gift_list_gifts (gift_list_id, gift_id, user_id)
    select ${await favoritesIdOf(tx, userId)}, shelf.id, ${userId}
    from unnest(${giftIds}::bigint[]) with ordinality as shelf (id, rank) order by shelf.rank
    on conflict (gift_list_id, gift_id) do nothing`);
  await requireRoom(tx, userId, 'gift_list_gifts');
  return giftIds;
}
