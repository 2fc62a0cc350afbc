import type { Category, MasterCategory } from '@tuckaway/contract/categories';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { categories } from '../../db/schema.ts';

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
