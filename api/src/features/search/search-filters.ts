import { PRICE_BANDS, type SearchFilters } from '@tuckaway/contract/search';
import { join, raw, sql, type Sql } from '../../db/sql.ts';

export interface CategoryRef {
  id: number;
  slug: string;
  masterCategory: 'Occasion' | 'Interest' | 'Relationship';
}

export interface PriceRange {
  fromCents: number;
  /** Not part of it; null is no end. */
  belowCents: number | null;
}

export interface ResolvedFilters {
  /** One of each group must be among a thing's categories. */
  categoryGroups: number[][];
  /** The price must be in one of these; unset means any price. */
  priceBands?: PriceRange[];
  /** What it may cost and for whom it is, as far as the query itself says so. */
  budget?: PriceRange;
  suits?: 'her' | 'him';
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
  const prices = [filters.priceBands, filters.budget && [filters.budget]].filter(
    (ranges) => ranges !== undefined,
  );
  const suits =
    filters.suits && kind === 'gifts' ? [sql`found.suits @> array[${filters.suits}]::text[]`] : [];
  if (prices.length === 0) return [...inGroups, ...suits];
  const inPrice = join(
    prices.map((ranges) => priceCondition(kind === 'gifts' ? 'found' : 'gift', ranges)),
    ' and ',
  );
  // A list is in a price band where one of its gifts is.
  const price =
    kind === 'gifts'
      ? inPrice
      : sql`exists (select 1 from gift_list_gifts member join gifts gift on gift.id = member.gift_id
          where member.gift_list_id = found.id and ${inPrice})`;
  return [...inGroups, ...suits, price];
}

function priceCondition(table: 'found' | 'gift', ranges: readonly PriceRange[]): Sql {
  const cents = raw(`${table}.price_cents`);
  const inRange = ({ fromCents, belowCents }: PriceRange) =>
    belowCents === null
      ? sql`${cents} >= ${fromCents}`
      : sql`(${cents} >= ${fromCents} and ${cents} < ${belowCents})`;
  return ranges.length > 0 ? sql`(${join(ranges.map(inRange), ' or ')})` : sql`false`;
}
