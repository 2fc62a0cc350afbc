import {
  FILTER_GROUPS,
  PRICE_BANDS,
  type FilterGroup,
  type SearchFilters,
} from '@tuckaway/contract/search/search';
import type { HardFilters } from './rank/constraints.ts';

interface CategoryRef {
  slug: string;
  masterCategory: 'Occasion' | 'Interest' | 'Relationship';
}

export interface ResolvedFilters extends HardFilters {
  /** Values that do not exist; a group of nothing else matches nothing. */
  unknown: string[];
}

/** Resolves the values of a filter group; unknown values are returned separately. */
type Resolve = (values: readonly string[], categories: readonly CategoryRef[]) => ResolvedFilters;

const inCategories =
  (master: CategoryRef['masterCategory']): Resolve =>
  (values, categories) => {
    const existing = categories
      .filter(({ slug, masterCategory }) => masterCategory === master && values.includes(slug))
      .map(({ slug }) => slug);
    return { categoryGroups: [existing], unknown: values.filter((slug) => !existing.includes(slug)) };
  };

const inPriceBands: Resolve = (values) => {
  const priceBands = PRICE_BANDS.filter(({ slug }) => values.includes(slug));
  const unknown = values.filter((slug) => !priceBands.some((band) => band.slug === slug));
  return { categoryGroups: [], priceBands, unknown };
};

const RESOLVE: Record<FilterGroup, Resolve> = {
  occasion: inCategories('Occasion'),
  interest: inCategories('Interest'),
  relationship: inCategories('Relationship'),
  price: inPriceBands,
};
const MASTER_OF_SHORTCUT = {
  'all-occasions': 'Occasion',
  'all-interests': 'Interest',
  'all-relationships': 'Relationship',
} as const;

export function resolveFilters(filters: SearchFilters, categories: readonly CategoryRef[]): ResolvedFilters {
  const resolved: ResolvedFilters = { categoryGroups: [], unknown: [] };
  const groups = FILTER_GROUPS.flatMap((group) => {
    const values = filters[group] ?? [];
    return values.length > 0 ? RESOLVE[group](values, categories) : [];
  });
  const shortcut = filters.category && MASTER_OF_SHORTCUT[filters.category];
  const ofMaster = categories
    .filter(({ masterCategory }) => masterCategory === shortcut)
    .map(({ slug }) => slug);
  const all = shortcut ? [...groups, { categoryGroups: [ofMaster], unknown: [] }] : groups;
  return all.reduce(
    (sum, { categoryGroups, priceBands, unknown }) => ({
      categoryGroups: [...sum.categoryGroups, ...categoryGroups],
      unknown: [...sum.unknown, ...unknown],
      ...((priceBands ?? sum.priceBands) && { priceBands: priceBands ?? sum.priceBands! }),
    }),
    resolved,
  );
}
