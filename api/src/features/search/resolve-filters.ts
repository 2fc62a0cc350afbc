import {
  FILTER_GROUPS,
  MASTER_SHORTCUTS,
  PRICE_BANDS,
  type FilterGroup,
  type SearchFilters,
} from '@tuckaway/contract/search/search';
import type { MasterCategory } from '@tuckaway/contract/gifts/categories';
import type { HardFilters } from './rank/constraints.ts';

interface CategoryRef {
  slug: string;
  masterCategory: MasterCategory;
}

export interface ResolvedFilters extends HardFilters {
  /** Values that do not exist. A filter group with unknown values only matches nothing. */
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

export function resolveFilters(filters: SearchFilters, categories: readonly CategoryRef[]): ResolvedFilters {
  const resolved: ResolvedFilters = { categoryGroups: [], unknown: [] };
  const groups = FILTER_GROUPS.flatMap((group) => {
    const values = filters[group] ?? [];
    return values.length > 0 ? RESOLVE[group](values, categories) : [];
  });
  const shortcut = MASTER_SHORTCUTS.find(({ slug }) => slug === filters.category);
  const ofMaster = categories
    .filter(({ masterCategory }) => masterCategory === shortcut?.master)
    .map(({ slug }) => slug);
  const all = shortcut ? [...groups, { categoryGroups: [ofMaster], unknown: [] }] : groups;
  return all.reduce(
    (sum, { categoryGroups, unknown, ...bands }) => ({
      ...sum,
      // Only the group 'price' has price bands.
      ...bands,
      categoryGroups: [...sum.categoryGroups, ...categoryGroups],
      unknown: [...sum.unknown, ...unknown],
    }),
    resolved,
  );
}
