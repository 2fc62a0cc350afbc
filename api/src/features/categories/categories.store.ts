import type { Category, MasterCategory } from '@tuckaway/contract/categories';
import type { GiftList } from '@tuckaway/contract/gift-lists';
import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/pool.ts';
import { categories } from '../../db/schema.ts';
import { decodeCursor, pageOf, type Page } from '../../platform/cursor.ts';
import { listColumns, openListJoins, toGiftList, type GiftListRow } from '../gift-lists/gift-list.view.ts';

type Row = typeof categories.$inferSelect;

const toCategory = ({ id, slug, name, color, masterCategory }: Row): Category => ({
  id,
  slug,
  name,
  color,
  icon: `/pictures/categories/${slug}-160.webp`,
  masterCategory,
});

export async function listCategories(db: Db, master?: MasterCategory): Promise<Category[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(master && eq(categories.masterCategory, master))
    .orderBy(asc(categories.position));
  return rows.map(toCategory);
}

export async function findCategory(db: Db, id: number): Promise<Category | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id));
  return row && toCategory(row);
}

const ListPosition = z.tuple([z.int(), z.int()]);

/** Curated lists of a category, in the catalogue's order. The same for everybody, so nobody in particular looks. */
export async function listGiftListsOfCategory(
  db: Db,
  categoryId: number,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<GiftList>> {
  const after = decodeCursor(cursor, ListPosition);
  const { rows } = await db.execute<GiftListRow>(sql`
    select ${listColumns} from gift_lists l ${openListJoins}
    where l.is_public and l.category_ids @> array[${categoryId}]::int[]
      and ${after ? sql`(l.position, l.id) > (${after[0]}, ${after[1]})` : sql`true`}
    order by l.position, l.id limit ${limit + 1}`);
  return pageOf(rows, limit, ({ position, id }) => [position, id], toGiftList);
}
