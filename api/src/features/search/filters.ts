import {
  FILTER_GROUPS,
  MASTER_SHORTCUTS,
  type FilterGroup,
  type SearchFilters,
} from '@tuckaway/contract/search/search';
import { PRICE_BANDS } from '@tuckaway/domain/price-bands';
import type { MasterCategory } from '@tuckaway/contract/gifts/categories';
import type { HardFilter } from './rank/constraints.ts';

interface CategoryRef {
  slug: string;
  masterCategory: MasterCategory;
}

/** The filters of a request; all of them hold. */
export interface ResolvedFilters {
  filters: HardFilter[];
  /** Values that do not exist. A filter group with unknown values only matches nothing. */
  unknownFilters: string[];
}

/** Makes the filter for the values of a group. */
type Resolve = (
  values: readonly string[],
  categories: readonly CategoryRef[],
) => { filter: HardFilter; unknown: string[] };

const RESOLVE: Record<FilterGroup, Resolve> = {
  occasion: byCategories('Occasion'),
  interest: byCategories('Interest'),
  relationship: byCategories('Relationship'),
  price: (values) => {
    const bands = PRICE_BANDS.filter(({ slug }) => values.includes(slug));
    return {
      filter: {
        passesIn: (index) => (document) =>
          bands.some(({ fromCents, belowCents }) =>
            index.costsBetween(document, fromCents, belowCents ?? Infinity),
          ),
        canOwnThingsPass: true,
      },
      unknown: values.filter((slug) => !bands.some((band) => band.slug === slug)),
    };
  },
};

function byCategories(master: MasterCategory): Resolve {
  return (values, categories) => {
    const existing = slugsOf(categories, master).filter((slug) => values.includes(slug));
    return { filter: inAnyCategory(existing), unknown: values.filter((slug) => !existing.includes(slug)) };
  };
}

const inAnyCategory = (slugs: readonly string[]): HardFilter => ({
  passesIn: (index) => {
    const labeled = index.labeledAny(slugs);
    return (document) => labeled[document] === 1;
  },
  // They have no categories.
  canOwnThingsPass: false,
});

const slugsOf = (categories: readonly CategoryRef[], master: MasterCategory) =>
  categories.filter(({ masterCategory }) => masterCategory === master).map(({ slug }) => slug);

export function resolveFilters(request: SearchFilters, categories: readonly CategoryRef[]): ResolvedFilters {
  const resolved = FILTER_GROUPS.flatMap((group) => {
    const values = request[group] ?? [];
    return values.length > 0 ? RESOLVE[group](values, categories) : [];
  });
  const shortcut = MASTER_SHORTCUTS.find(({ slug }) => slug === request.category);
  const ofShortcut = shortcut ? [inAnyCategory(slugsOf(categories, shortcut.master))] : [];
  return {
    filters: [...resolved.map(({ filter }) => filter), ...ofShortcut],
    unknownFilters: resolved.flatMap(({ unknown }) => unknown),
  };
}
