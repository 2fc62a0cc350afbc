import { categoriesOfList, type Catalogue } from '@tuckaway/content/catalogue/catalogue.schema';
import type { Tx } from '../../db/db.ts';
import { raw, sql } from '../../db/sql.ts';
import { columnNames, jsonRows, toSnake, type Row } from '../../db/row.ts';

/** Stores all curated categories, gifts and lists. Stored ones that the catalogue no longer has are retired. */
export async function writeCatalogue(tx: Tx, catalogue: Catalogue): Promise<void> {
  await renameSlugs(tx, catalogue);
  await replaceCurated(tx, 'categories', categoryRows(catalogue));
  const categoryIds = await readCategoryIds(tx);
  await replaceCurated(tx, 'gifts', giftRows(catalogue, categoryIds));
  await replaceCurated(tx, 'giftLists', listRows(catalogue, categoryIds));
  await replaceMemberships(tx, catalogue);
  // Every server rebuilds its search index when this version changes.
  await tx.execute(sql`select count_catalogue_change()`);
}

/** Columns that the database or users write. The type checker asks for all others in the rows below, new ones too. */
interface NotFromCatalogue {
  categories: 'id';
  gifts: 'id' | 'imageId' | 'createdById' | 'createdAt' | 'updatedAt' | 'isPublic' | 'titleKey' | 'shop';
  giftLists: 'id' | 'userId' | 'isPrivate' | 'isFavorites' | 'createdAt' | 'updatedAt' | 'isPublic';
}
type CuratedTable = keyof NotFromCatalogue;
type CuratedRow<Table extends CuratedTable> = Omit<Row<Table>, NotFromCatalogue[Table]>;
type CategoryIds = (slugs: string[]) => number[];

const categoryRows = ({ categories, pictures }: Catalogue): CuratedRow<'categories'>[] =>
  categories.map(({ slug, master, name, color }, position) => ({
    slug,
    masterCategory: master,
    name,
    color,
    position,
    pictureKey: pictures.has(`categories/${slug}`) ? slug : null,
    retiredAt: null,
  }));

function giftRows(
  { gifts, retailers, pictures }: Catalogue,
  categoryIds: CategoryIds,
): CuratedRow<'gifts'>[] {
  const retailerOf = new Map(retailers.map((retailer) => [retailer.slug, retailer]));
  return gifts.map((gift) => {
    const retailer = retailerOf.get(gift.retailer)!;
    return {
      slug: gift.slug,
      title: gift.title,
      description: gift.description,
      priceCents: Math.round(gift.price * 100),
      purchaseUrl: retailer.search.replace('{query}', encodeURIComponent(gift.shopPhrase)),
      retailer: retailer.name,
      pictureKey: pictures.has(`gifts/${gift.slug}`) ? gift.slug : null,
      categoryIds: categoryIds([...gift.occasions, ...gift.interests, ...gift.relationships]),
      keywords: gift.shopPhrase,
      suits: gift.suits,
      qualities: gift.qualities,
      createdByType: 'SYSTEM',
      retiredAt: null,
    };
  });
}

const listRows = ({ lists, pictures }: Catalogue, categoryIds: CategoryIds): CuratedRow<'giftLists'>[] =>
  lists.map((list, position) => ({
    slug: list.slug,
    title: list.title,
    description: list.description,
    occasionId: list.occasion ? categoryIds([list.occasion])[0]! : null,
    categoryIds: categoryIds(categoriesOfList(list)),
    pictureKey: pictures.has(`lists/${list.slug}`) ? list.slug : null,
    position,
    createdByType: 'SYSTEM',
    retiredAt: null,
  }));

/** A category with a new slug and its old name keeps its id. */
async function renameSlugs(tx: Tx, { categories }: Catalogue): Promise<void> {
  const slugs = categories.map(({ slug }) => slug);
  await tx.execute(sql`
    update categories set slug = entry.slug
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as entry (slug text, master text, name text)
    where (categories.master_category, categories.name) = (entry.master, entry.name)
      and categories.retired_at is null and categories.slug <> all(${slugs}::text[])
      and entry.slug not in (select slug from categories)`);
}

async function readCategoryIds(tx: Tx): Promise<CategoryIds> {
  const { rows } = await tx.execute<Row<'categories', 'id' | 'slug'>>(sql`select id, slug from categories`);
  const idOf = new Map(rows.map(({ id, slug }) => [slug, id]));
  return (slugs) => slugs.map((slug) => idOf.get(slug)!);
}

/** Inserts new rows, updates changed ones and retires the missing. */
async function replaceCurated(
  tx: Tx,
  tableName: CuratedTable,
  rows: readonly { slug: string | null }[],
): Promise<void> {
  const table = toSnake(tableName);
  if (rows.length > 0) await upsertBySlug(tx, table, rows);
  // Rows of users have no slug.
  await tx.execute(sql`
    update ${raw(table)} set retired_at = now()
    where retired_at is null and slug <> all(${rows.map(({ slug }) => slug!)}::text[])`);
}

/** All rows have the same keys: the columns, in camel case. */
async function upsertBySlug(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const names = Object.keys(rows[0]!);
  const columns = columnNames(names);
  const stored = raw(names.map((name) => `${table}.${toSnake(name)}`).join(', '));
  const offered = raw(names.map((name) => `excluded.${toSnake(name)}`).join(', '));
  // Categories do not store when they changed.
  const changedNow = raw(table === 'categories' ? '' : ', updated_at = now()');
  await tx.execute(sql`
    insert into ${raw(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${raw(table)}, ${jsonRows(rows)}::jsonb)
    on conflict (slug) do update set (${columns}) = row(${offered})${changedNow}
    where (${stored}) is distinct from (${offered})`);
}

async function replaceMemberships(tx: Tx, { lists }: Catalogue): Promise<void> {
  const rows = lists.flatMap((list) =>
    list.gifts.map((gift, position) => ({ list: list.slug, gift, position })),
  );
  const memberships = sql`(
    select gift_lists.id as gift_list_id, gifts.id as gift_id, entry.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (list text, gift text, position int)
    join gift_lists on gift_lists.slug = entry.list
    join gifts on gifts.slug = entry.gift)`;
  await tx.execute(sql`
    delete from gift_list_gifts entry using gift_lists list
    where list.id = entry.gift_list_id and list.created_by_type = 'SYSTEM'
      and (entry.gift_list_id, entry.gift_id) not in (select gift_list_id, gift_id from ${memberships} memberships)`);
  await tx.execute(sql`
    insert into gift_list_gifts (gift_list_id, gift_id, position)
    select gift_list_id, gift_id, position from ${memberships} memberships
    on conflict (gift_list_id, gift_id) do update set position = excluded.position
      where gift_list_gifts.position <> excluded.position`);
}
