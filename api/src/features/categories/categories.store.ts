import type { Category, MasterCategory } from '@tuckaway/contract/gifts/categories';
import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import { categoryPicture, presentPicture, type Hue } from '@tuckaway/domain/pictures';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Row } from '../../db/row.ts';
import { decodeCursor, pageOf, type Page } from '../../platform/http/cursor.ts';
import {
  listColumns,
  unfilteredListJoins,
  toGiftList,
  type GiftListRow,
} from '../gift-lists/gift-list.view.ts';

type CategoryRow = Row<'categories', 'id' | 'slug' | 'name' | 'color' | 'masterCategory' | 'pictureKey'>;

const toCategory = ({ id, slug, name, color, masterCategory, pictureKey }: CategoryRow): Category => ({
  id,
  slug,
  name,
  color,
  icon: pictureKey === null ? presentPicture(color as Hue, 320) : categoryPicture(pictureKey),
  masterCategory,
});

export async function listCategories(db: Db, master?: MasterCategory): Promise<Category[]> {
  return await selectCategories(db, master ? sql`master_category = ${master}` : sql`true`);
}

export async function findCategory(db: Db, id: number): Promise<Category | undefined> {
  const [category] = await selectCategories(db, sql`id = ${id}`);
  return category;
}

async function selectCategories(db: Db, condition: Sql): Promise<Category[]> {
  const { rows } = await db.execute<CategoryRow>(sql`
    select id, slug, name, color, master_category as "masterCategory", picture_key as "pictureKey" from categories
    where retired_at is null and ${condition} order by position`);
  return rows.map(toCategory);
}

const ListPosition = z.tuple([z.int(), z.int()]);

/** Curated lists of a category, in the catalogue's order, independent of the viewer. */
export async function listGiftListsOfCategory(
  db: Db,
  categoryId: number,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<GiftList>> {
  const after = decodeCursor(cursor, ListPosition);
  const { rows } = await db.execute<GiftListRow>(sql`
    select ${listColumns} from gift_lists l ${unfilteredListJoins}
    where l.is_public and l.category_ids @> array[${categoryId}]::bigint[]
      and ${after ? sql`(l.position, l.id) > (${after[0]}, ${after[1]})` : sql`true`}
    order by l.position, l.id limit ${limit + 1}`);
  return pageOf(rows, limit, ({ position, id }) => [position, id], toGiftList);
}
