import { join, raw, sql, type Sql } from '../../db/sql.ts';
import type { PriceRange, ResolvedFilters } from './resolve-filters.ts';

/** What can be searched. Both tables have the same generated columns; they differ in owner and order. */
export type Kind = 'gifts' | 'gift_lists';

/** All of the filters, as conditions on `found`, a gift or a list. */
export const filterConditions = (kind: Kind, filters: ResolvedFilters): Sql[] => [
  ...inGroups(filters.categoryGroups, priceSteps(kind, filters)),
  ...otherConditions(kind, filters),
  ...slowConditions(kind, filters),
];

/** Any of these categories. */
export const inCategories = (ids: readonly number[]): Sql =>
  sql`found.category_ids && ${`{${ids.join(',')}}`}::int[]`;

/**
 * Any of each group. Two groups, or a group and a price, are looked up as pairs: a category alone is on a tenth of all
 * gifts, and to go through two such tenths takes ten times as long as to look up the few that have both. Of large groups
 * there are too many pairs, and most gifts have one.
 */
export function inGroups(groups: number[][], steps: number[] = []): Sql[] {
  const alone = new Set(groups);
  const pairs = [...groups, steps].flatMap((group, index, all) => {
    const before = all[index - 1];
    if (!before || group.length === 0 || !isPaired(before, group)) return [];
    alone.delete(group);
    alone.delete(before);
    const codes = before.flatMap((one) => group.map((other) => pairOf(one, other)));
    return sql`found.category_pairs && ${`{${codes.join(',')}}`}::int[]`;
  });
  return [...pairs, ...[...alone].map(inCategories)];
}
const PAIRS_MAX = 16;
const isPaired = (one: number[], other: number[]) => one.length * other.length <= PAIRS_MAX;

/** Whether they leave so few that it is quicker to sort those than to go through all in their order. */
export const isNarrow = (groups: number[][], hasWords: boolean): boolean =>
  hasWords
    ? groups.some((group) => group.length <= SMALL)
    : groups.some((group, index) => index > 0 && isPaired(groups[index - 1]!, group));
const SMALL = 4;

/** As the database's category_pairs() has them. */
const pairOf = (one: number, other: number) => Math.min(one, other) * 65_536 + Math.max(one, other);
const STEP_CENTS = [0, 2_500, 5_000, 10_000, 20_000];
const FIRST_STEP = 65_000;

/** The steps of prices in which a gift may be that has such a price; none where that tells nothing. */
export function priceSteps(kind: Kind, filters: ResolvedFilters): number[] {
  if (kind === 'gift_lists') return [];
  const isIn = (range: PriceRange, step: number) =>
    (range.belowCents ?? Infinity) > STEP_CENTS[step]! &&
    range.fromCents < (STEP_CENTS[step + 1] ?? Infinity);
  const steps = [...STEP_CENTS.keys()].filter((step) =>
    pricesOf(filters).every((ranges) => ranges.some((range) => isIn(range, step))),
  );
  return steps.length < STEP_CENTS.length ? steps.map((step) => FIRST_STEP + step) : [];
}

const pricesOf = ({ priceBands, budget }: ResolvedFilters) =>
  [priceBands, budget && [budget]].filter((ranges) => ranges !== undefined);

/** All filters but the categories. */
export function otherConditions(kind: Kind, filters: ResolvedFilters): Sql[] {
  if (kind === 'gift_lists') return [];
  const suits = filters.suits ? [sql`found.suits @> array[${filters.suits}]::text[]`] : [];
  return [...suits, ...pricesOf(filters).map((ranges) => priceCondition('found', ranges))];
}

/** What takes long to find out: a list is in a price band where one of its gifts is. */
export function slowConditions(kind: Kind, filters: ResolvedFilters): Sql[] {
  const prices = pricesOf(filters);
  if (kind === 'gifts' || prices.length === 0) return [];
  const inPrice = prices.map((ranges) => priceCondition('gift', ranges));
  // Without the offset it would be planned as a join, and asked of all before they are sorted.
  return [
    sql`exists (select 1 from gift_list_gifts member join gifts gift on gift.id = member.gift_id
      where member.gift_list_id = found.id and ${join(inPrice, ' and ')} offset 0)`,
  ];
}

function priceCondition(table: 'found' | 'gift', ranges: readonly PriceRange[]): Sql {
  const cents = raw(`${table}.price_cents`);
  const inRange = ({ fromCents, belowCents }: PriceRange) =>
    belowCents === null
      ? sql`${cents} >= ${fromCents}`
      : sql`(${cents} >= ${fromCents} and ${cents} < ${belowCents})`;
  return ranges.length > 0 ? sql`(${join(ranges.map(inRange), ' or ')})` : sql`false`;
}
