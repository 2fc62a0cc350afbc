import type { Tx } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { favoritesIdOf } from '../gift-lists/list-access.store.ts';
import { insertEntries } from '../gift-lists/list-entries.store.ts';

/** Adds curated gifts to Favorites in the given order. Gifts that are there already stay in place. */
export async function saveFromDevice(tx: Tx, userId: number, slugs: readonly string[]): Promise<number[]> {
  const { rows } = await tx.execute<Row<'gifts', 'id'>>(sql`
    select g.id from unnest(${slugs}::text[]) with ordinality as shelf (slug, rank)
    join gifts g on g.slug = shelf.slug and g.is_public order by shelf.rank`);
  const giftIds = rows.map(({ id }) => id);
  await insertEntries(tx, userId, giftIds, [await favoritesIdOf(tx, userId)]);
  return giftIds;
}
