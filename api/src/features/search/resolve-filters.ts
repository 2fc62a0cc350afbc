import { PRICE_BANDS, type SearchFilters } from '@tuckaway/contract/search';

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
