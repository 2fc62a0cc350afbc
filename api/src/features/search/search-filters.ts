import { PRICE_BANDS, type SearchFilters } from '@tuckaway/contract/search';
import { join, raw, sql, type Sql } from '../../db/sql.ts';

export interface CategoryRef {
  id: number;
  slug: string;
  masterCategory: 'Occasion' | 'Interest' | 'Relationship';
}

type PriceBand = (typeof PRICE_BANDS)[number];

export interface ResolvedFilters {
  /** One of each group must be among a thing's categories. */
  categoryGroups: number[][];
  /** The price must be in one of these; unset means any price. */
  priceBands?: PriceBand[];
  /** Values that do not exist; a group of nothing else matches nothing. */
  unknown: string[];
}

const GROUPS = [
  ['occasion', 'Occasion'],
  ['interest', 'Interest'],
  ['relationship', 'Relationship'],
] as const;
const MASTER_OF_SHORTCUT = {
  'all-occasions': 'Occasion',
  'all-interests': 'Interest',
  'all-relationships': 'Relationship',
} as const;

export function resolveFilters(filters: SearchFilters, categories: CategoryRef[]): ResolvedFilters {
  const resolved: ResolvedFilters = { categoryGroups: [], unknown: [] };
  for (const [key, master] of GROUPS) {
    const wanted = filters[key] ?? [];
    if (wanted.length === 0) continue;
    const known = categories.filter(
      ({ slug, masterCategory }) => masterCategory === master && wanted.includes(slug),
    );
    resolved.categoryGroups.push(known.map(({ id }) => id));
    resolved.unknown.push(...wanted.filter((slug) => !known.some((category) => category.slug === slug)));
  }
  if (filters.category) {
    const master = MASTER_OF_SHORTCUT[filters.category];
    const all = categories.filter(({ masterCategory }) => masterCategory === master);
    resolved.categoryGroups.push(all.map(({ id }) => id));
  }
  const prices = filters.price ?? [];
  if (prices.length > 0) resolved.priceBands = PRICE_BANDS.filter(({ slug }) => prices.includes(slug));
  resolved.unknown.push(...prices.filter((slug) => !PRICE_BANDS.some((band) => band.slug === slug)));
  return resolved;
}

/** Any of a group, all of the groups, as conditions on `found`, a gift or a list. */
export function filterConditions(kind: 'gifts' | 'gift_lists', filters: ResolvedFilters): Sql[] {
  const inGroups = filters.categoryGroups.map(
    (ids) => sql`found.category_ids && ${`{${ids.join(',')}}`}::int[]`,
  );
  if (!filters.priceBands) return inGroups;
  const inPrice = priceCondition(kind === 'gifts' ? 'found' : 'gift', filters.priceBands);
  // A list is in a price band where one of its gifts is.
  const price =
    kind === 'gifts'
      ? inPrice
      : sql`exists (select 1 from gift_list_gifts member join gifts gift on gift.id = member.gift_id
          where member.gift_list_id = found.id and ${inPrice})`;
  return [...inGroups, price];
}

function priceCondition(table: 'found' | 'gift', bands: readonly PriceBand[]): Sql {
  const cents = raw(`${table}.price_cents`);
  const inBand = ({ fromCents, belowCents }: PriceBand) =>
    belowCents === null
      ? sql`${cents} >= ${fromCents}`
      : sql`(${cents} >= ${fromCents} and ${cents} < ${belowCents})`;
  return bands.length > 0 ? sql`(${join(bands.map(inBand), ' or ')})` : sql`false`;
}
