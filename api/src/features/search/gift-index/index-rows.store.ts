import type { Db } from '../../../db/db.ts';
import type { Cell, Row } from '../../../db/row.ts';
import { sql } from '../../../db/sql.ts';

type IndexedGiftRow = Row<
  'gifts',
  'id' | 'title' | 'description' | 'priceCents' | 'categoryIds' | 'suits' | 'qualities' | 'purchaseUrl'
> & {
  /** The column has the name of its former content, words of categories. */
  shopPhrase: Cell<'gifts', 'keywords'>;
};
type IndexedListRow = Row<'giftLists', 'id' | 'title' | 'description' | 'categoryIds' | 'position'> & {
  giftIds: number[];
};
export type IndexedCategoryRow = Row<'categories', 'id' | 'slug' | 'name' | 'masterCategory'>;

export interface IndexRows {
  categories: readonly IndexedCategoryRow[];
  gifts: readonly IndexedGiftRow[];
  lists: readonly IndexedListRow[];
}

/**
 * Raised by `writeCatalogue` in its transaction. Curated rows that were changed in another way need
 * `select count_catalogue_change()`; the index is not rebuilt without it.
 */
export async function readCatalogueVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<Row<'appFacts', 'value'>>(sql`
    select value from app_facts where key = 'catalogue-version'`);
  return rows[0]?.value ?? '';
}

/** All curated gifts and lists that are not retired (`is_public`). Users' own gifts and lists are never in the index. */
export async function readIndexRows(db: Db): Promise<IndexRows> {
  const categories = await db.execute<IndexedCategoryRow>(sql`
    select id, slug, name, master_category as "masterCategory" from categories
    where retired_at is null order by position`);
  const gifts = await db.execute<IndexedGiftRow>(sql`
    select id, title, description, keywords as "shopPhrase", price_cents as "priceCents", category_ids as "categoryIds",
      suits, qualities, purchase_url as "purchaseUrl"
    from gifts where is_public order by id`);
  const lists = await db.execute<IndexedListRow>(sql`
    select l.id, l.title, l.description, l.category_ids as "categoryIds", l.position,
      array(select entry.gift_id from gift_list_gifts entry where entry.gift_list_id = l.id
        order by entry.position, entry.id) as "giftIds"
    from gift_lists l where l.is_public order by l.position, l.id`);
  return { categories: categories.rows, gifts: gifts.rows, lists: lists.rows };
}
