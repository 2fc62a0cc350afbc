import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { editableLists, visibleInList } from '../gift-lists/list-access.store.ts';
import { UNLABELED, type SearchDocument } from './gift-index/documents.ts';

/** Number of the user's gifts and lists that are ranked, the newest first. */
const OWN_MAX = 500;
const PATTERNS_MAX = 60;

/** Whether a text has any of these terms, also inside of a word; true without terms. */
const hasAny = (text: Sql, terms: readonly string[] | undefined): Sql =>
  terms === undefined
    ? sql`true`
    : sql`lower(plain_text(${text})) like any(${terms.slice(0, PATTERNS_MAX).map((one) => `%${one}%`)}::text[])`;

/** The user's own gifts, as documents to rank. They have no categories and are in no curated list. */
export async function findOwnGifts(
  db: Db,
  userId: number,
  terms: readonly string[] | undefined,
): Promise<SearchDocument[]> {
  const { rows } = await db.execute<Row<'gifts', 'id' | 'title' | 'description' | 'priceCents'>>(sql`
    select id, title, description, price_cents as "priceCents" from gifts
    where created_by_id = ${userId} and ${hasAny(sql`concat_ws(' ', title, description)`, terms)}
    order by id desc limit ${OWN_MAX}`);
  return rows.map((row, index) => ({
    ...ownDocument(row, index),
    pricesCents: row.priceCents === null ? [] : [row.priceCents],
  }));
}

/** Lists that the searcher owns or edits; prices are those of the gifts that they see in them. */
export async function findOwnLists(
  db: Db,
  userId: number,
  terms: readonly string[] | undefined,
): Promise<SearchDocument[]> {
  const { rows } = await db.execute<
    Row<'giftLists', 'id' | 'title' | 'description'> & { pricesCents: number[] }
  >(sql`
    select l.id, l.title, l.description, array(
      select g.price_cents from gift_list_gifts entry join gifts g on g.id = entry.gift_id
      where entry.gift_list_id = l.id and g.price_cents is not null and ${visibleInList(userId)}) as "pricesCents"
    from gift_lists l
    where l.id in (${editableLists(userId)}) and ${hasAny(sql`concat_ws(' ', l.title, l.description)`, terms)}
    order by l.id desc limit ${OWN_MAX}`);
  return rows.map((row, index) => ({ ...ownDocument(row, index), pricesCents: row.pricesCents }));
}

const ownDocument = (
  { id, title, description }: { id: number; title: string; description: string | null },
  index: number,
): Omit<SearchDocument, 'pricesCents'> => ({
  ...UNLABELED,
  id,
  title,
  description: description ?? '',
  // Among equals the newer one is first.
  standing: -index / OWN_MAX,
  facts: { purchaseUrl: null },
});
