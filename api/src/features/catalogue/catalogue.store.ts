import { categoriesOfList, type Catalogue } from '@tuckaway/content/catalogue/catalogue.schema';
import type { Tx } from '../../db/db.ts';
import { raw, sql } from '../../db/sql.ts';
import type { Row } from '../../db/row.ts';

/** Stores all curated categories, gifts and lists. Gifts and lists that are missing are retired; categories stay. */
export async function writeCatalogue(tx: Tx, catalogue: Catalogue): Promise<void> {
  const categoryIds = await upsertCategories(tx, catalogue);
  await upsertGifts(tx, catalogue, categoryIds);
  await upsertLists(tx, catalogue, categoryIds);
  await replaceMemberships(tx, catalogue);
  // Every server rebuilds its search index when this version changes.
  await tx.execute(sql`select count_catalogue_change()`);
}

type Ids = (slugs: string[]) => number[];

async function upsertCategories(tx: Tx, { categories, pictures }: Catalogue): Promise<Ids> {
  const rows = categories.map((category, position) => ({
    ...category,
    position,
    picture_key: pictures.has(`categories/${category.slug}`) ? category.slug : null,
  }));
  const entries = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as entry (slug text, master text, name text, color text, position int, picture_key text)`;
  // A new slug for an old name: the category keeps its id, and the insert below does not meet its name as a duplicate.
  await tx.execute(sql`
    update categories set slug = entry.slug from ${entries}
    where (categories.master_category, categories.name) = (entry.master, entry.name)
      and categories.slug not in (select slug from ${entries})`);
  const { rows: stored } = await tx.execute<Row<'categories', 'id' | 'slug'>>(sql`
    insert into categories (slug, master_category, name, color, position, picture_key)
    select slug, master, name, color, position, picture_key from ${entries}
    on conflict (slug) do update
      set master_category = excluded.master_category, name = excluded.name,
          color = excluded.color, position = excluded.position, picture_key = excluded.picture_key
    returning id, slug`);
  const idOf = new Map(stored.map(({ id, slug }) => [slug, id]));
  return (slugs) => slugs.map((slug) => idOf.get(slug)!);
}

async function upsertGifts(
  tx: Tx,
  { gifts, retailers, pictures }: Catalogue,
  categoryIds: Ids,
): Promise<void> {
  const retailerOf = new Map(retailers.map((retailer) => [retailer.slug, retailer]));
  const rows = gifts.map((gift) => {
    const retailer = retailerOf.get(gift.retailer)!;
    return {
      slug: gift.slug,
      title: gift.title,
      description: gift.description,
      price_cents: Math.round(gift.price * 100),
      purchase_url: retailer.search.replace('{query}', encodeURIComponent(gift.shopPhrase)),
      retailer: retailer.name,
      picture_key: pictures.has(`gifts/${gift.slug}`) ? gift.slug : null,
      category_ids: categoryIds([...gift.occasions, ...gift.interests, ...gift.relationships]),
      keywords: gift.shopPhrase,
      suits: gift.suits,
      qualities: gift.qualities,
    };
  });
  const entries = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (
    slug text, title text, description text, price_cents int, purchase_url text,
    retailer text, picture_key text, category_ids bigint[], keywords text, suits text[],
    qualities text[])`;
  await tx.execute(sql`
    insert into gifts (slug, title, description, price_cents, purchase_url, retailer, picture_key,
                       category_ids, keywords, suits, qualities, created_by_type)
    select slug, title, description, price_cents, purchase_url, retailer, picture_key,
           category_ids, keywords, suits, qualities, 'SYSTEM'
    from ${entries}
    on conflict (slug) do update
      set title = excluded.title, description = excluded.description, price_cents = excluded.price_cents,
          purchase_url = excluded.purchase_url, retailer = excluded.retailer,
          picture_key = excluded.picture_key, category_ids = excluded.category_ids,
          keywords = excluded.keywords, suits = excluded.suits, qualities = excluded.qualities, retired_at = null, updated_at = now()
      where (gifts.title, gifts.description, gifts.price_cents, gifts.purchase_url, gifts.retailer,
             gifts.picture_key, gifts.category_ids, gifts.keywords, gifts.suits, gifts.qualities, gifts.retired_at)
        is distinct from (excluded.title, excluded.description, excluded.price_cents, excluded.purchase_url,
             excluded.retailer, excluded.picture_key, excluded.category_ids, excluded.keywords, excluded.suits,
             excluded.qualities, null)`);
  await retireMissing(
    tx,
    'gifts',
    gifts.map(({ slug }) => slug),
  );
}

async function upsertLists(tx: Tx, { lists, pictures }: Catalogue, categoryIds: Ids): Promise<void> {
  const rows = lists.map((list, position) => ({
    slug: list.slug,
    title: list.title,
    description: list.description,
    occasion_id: list.occasion ? categoryIds([list.occasion])[0] : null,
    category_ids: categoryIds(categoriesOfList(list)),
    picture_key: pictures.has(`lists/${list.slug}`) ? list.slug : null,
    position,
  }));
  await tx.execute(sql`
    insert into gift_lists (slug, title, description, occasion_id, category_ids, picture_key, position,
                            created_by_type)
    select slug, title, description, occasion_id, category_ids, picture_key, position, 'SYSTEM'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (
      slug text, title text, description text, occasion_id bigint, category_ids bigint[],
      picture_key text, position int)
    on conflict (slug) do update
      set title = excluded.title, description = excluded.description, occasion_id = excluded.occasion_id,
          category_ids = excluded.category_ids, picture_key = excluded.picture_key,
          position = excluded.position, retired_at = null, updated_at = now()
      where (gift_lists.title, gift_lists.description, gift_lists.occasion_id, gift_lists.category_ids,
             gift_lists.picture_key, gift_lists.position, gift_lists.retired_at)
        is distinct from (excluded.title, excluded.description, excluded.occasion_id, excluded.category_ids,
             excluded.picture_key, excluded.position, null)`);
  await retireMissing(
    tx,
    'gift_lists',
    lists.map(({ slug }) => slug),
  );
}

async function retireMissing(tx: Tx, table: 'gifts' | 'gift_lists', slugs: string[]): Promise<void> {
  await tx.execute(sql`
    update ${raw(table)} set retired_at = now()
    where created_by_type = 'SYSTEM' and retired_at is null
      and slug not in (select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))`);
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
