import { PRICE_BANDS } from '@tuckaway/contract/search';

export const PAGE = 24;

interface Asked {
  query?: string | undefined;
  occasion?: string[] | undefined;
  price?: string[] | undefined;
}

/** What somebody would write who has no index for words. Lists have no price. */
export function ilike(table: 'gifts' | 'gift_lists', order: string, { query = '', occasion, price }: Asked) {
  const values: unknown[] = [`%${query.split(' ').join('%')}%`];
  const conditions = ['is_public', '(title ilike $1 or description ilike $1)'];
  if (occasion) {
    values.push(occasion);
    conditions.push(
      `category_ids && (select array_agg(id) from categories where slug = any($${values.length}))`,
    );
  }
  const band = PRICE_BANDS.find(({ slug }) => slug === price?.[0]);
  if (band && table === 'gifts') {
    values.push(band.fromCents, band.belowCents);
    conditions.push(
      `price_cents >= $${values.length - 1} and price_cents < coalesce($${values.length}::int, 2147483647)`,
    );
  }
  const text = `select id, title from ${table} where ${conditions.join(' and ')} order by ${order} limit ${PAGE}`;
  return { text, values };
}

/** The same with a sentence, which is not understood: all of its words, in any order. */
export function ilikeEach(table: 'gifts' | 'gift_lists', order: string, sentence: string) {
  const values = sentence.split(' ').map((word) => `%${word}%`);
  const conditions = values.map(
    (_, index) => `(title ilike $${index + 1} or description ilike $${index + 1})`,
  );
  const text = `select id, title from ${table} where is_public and ${conditions.join(' and ')} order by ${order} limit ${PAGE}`;
  return { text, values };
}
