import { FILTER_GROUPS, MASTER_SHORTCUTS, type FilterGroup } from '@tuckaway/contract/search/search';
import { PRICE_BANDS } from '@tuckaway/domain/price-bands';

/** Chosen values by filter group. */
export type FilterSelection = Record<FilterGroup, string[]>;

type MasterShortcut = (typeof MASTER_SHORTCUTS)[number]['slug'];

export interface SearchParams {
  query: string;
  filters: FilterSelection;
  category?: MasterShortcut | undefined;
  asTyped?: AsTyped | undefined;
}

/** 'true' searches the literal words only, 'spelling' skips spelling correction. */
export type AsTyped = 'true' | 'spelling';

const selectionOf = (values: (group: FilterGroup) => string[]): FilterSelection =>
  Object.fromEntries(FILTER_GROUPS.map((group) => [group, values(group)])) as FilterSelection;

export const NO_FILTERS: FilterSelection = selectionOf(() => []);
export const PRICE_OPTIONS = PRICE_BANDS.map(({ slug, label }) => ({
  value: slug as string,
  label: label as string,
}));

/** Reads a search from the URL, its only state, so that it can be shared, reloaded and gone back to. */
export function readSearchParams(params: URLSearchParams): SearchParams {
  const values = (group: FilterGroup) => [...new Set((params.get(group) ?? '').split(',').filter(Boolean))];
  const category = params.get('category');
  const asTyped = (['true', 'spelling'] as const).find((value) => value === params.get('asTyped'));
  return {
    query: (params.get('query') ?? '').trim(),
    filters: selectionOf(values),
    category: MASTER_SHORTCUTS.find(({ slug }) => slug === category)?.slug,
    ...(asTyped && { asTyped }),
  };
}

export function writeSearchParams({
  query,
  filters,
  category,
  asTyped,
}: SearchParams): Record<string, string> {
  const entries: [string, string | undefined][] = [
    ['query', query],
    ...FILTER_GROUPS.map((group): [string, string] => [group, filters[group].join(',')]),
    ['category', category],
    ['asTyped', query ? asTyped : undefined],
  ];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

export const hasFilters = (filters: FilterSelection) =>
  FILTER_GROUPS.some((group) => filters[group].length > 0);

export const sameFilters = (one: FilterSelection, other: FilterSelection) =>
  FILTER_GROUPS.every(
    (group) =>
      one[group].length === other[group].length && one[group].every((value) => other[group].includes(value)),
  );

/** The filters with a value added or removed. */
export function withToggledFilter(
  filters: FilterSelection,
  group: FilterGroup,
  value: string,
): FilterSelection {
  const chosen = filters[group];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...filters, [group]: next };
}

/** Whether there is anything to search for. */
export const isSearch = ({ query, filters, category }: SearchParams) =>
  query !== '' || hasFilters(filters) || category !== undefined;
