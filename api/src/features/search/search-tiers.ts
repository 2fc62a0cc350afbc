import type { CalendarDate } from '@tuckaway/contract/days/calendar-date';
import { join, raw, sql, type Sql } from '../../db/sql.ts';
import { filterConditions, type ResolvedFilters } from './search-filters.ts';
import type { TextQueries } from './search-text.ts';

/** What can be searched. Both tables have the same generated columns; they differ in owner and order. */
export type Kind = 'gifts' | 'gift_lists';
export const OWNER: Record<Kind, Sql> = {
  gifts: sql`found.created_by_id`,
  gift_lists: sql`found.user_id`,
};

export interface SearchScope {
  userId: number;
  filters: ResolvedFilters;
  /** Without words, everything the filters leave. */
  text?: TextQueries | undefined;
  /** Whether curated things are also found by the beginning of the last word; my own always are. */
  byBeginning?: boolean;
  /** What the query was understood to mean, beyond filters and words. */
  meant?: Meant;
  /** The day the first page was read on. */
  day: CalendarDate;
  /** Categories that come first inside a tier: none where nothing has its day soon, or the query names a day itself. */
  season: number[];
}

export interface Meant {
  /** My own things have no categories: they are found by all that was typed. */
  own: { text?: TextQueries | undefined; filters: ResolvedFilters };
  /** Titles that beat what was understood, by the words that they have. */
  named: { title: string; filters: ResolvedFilters }[];
  /** Interests that what merely speaks of a word must have, any of each group; titles too where the word is ambiguous. */
  within: { ids: number[]; isAmbiguous: boolean }[];
  /** What else is in those interests follows. */
  hasRest: boolean;
  /** Groups of categories whose things come first: any of each group. */
  prefer: number[][][];
}

export const allOf = (conditions: Sql[]) => join(conditions, ' and ');
export const matches = (column: 'title_tsv' | 'search_tsv', query: string) =>
  sql`found.${raw(column)} @@ to_tsquery('english', ${query})`;
export const inCategories = (ids: number[]) => sql`found.category_ids && ${`{${ids.join(',')}}`}::int[]`;

/** With words the most popular gifts are looked at first, by indexes of their own that fill a page of common words. */
export const curatedOf = (kind: Kind, hasWords: boolean): Sql[] =>
  kind === 'gifts' && hasWords
    ? [sql`found.is_public and found.is_popular`, sql`found.is_public and not found.is_popular`]
    : [sql`found.is_public`];

export interface Tier {
  where: Sql[];
  /**
   * Asked for in an order that has an index, along which the planner may go until the page is full. So are whole words,
   * of which it knows how common they are, and gifts without words; all else is sorted.
   */
  isWalked?: boolean;
}

/** The query for curated things: 'tea' is not asked to find every teacher while there is tea. */
export const curatedQuery = ({ text, byBeginning }: SearchScope) => (byBeginning ? text!.begun : text!.whole);
const curatedTextQuery = ({ text, byBeginning }: SearchScope) => {
  const { whole, begun } = text!.inText ?? text!;
  return byBeginning ? begun : whole;
};

/** My own things; then curated ones with all words in the title, or anywhere in the text. */
export function tiers(kind: Kind, scope: SearchScope): Tier[] {
  const { userId, filters, text, byBeginning = false, meant } = scope;
  const shared = filterConditions(kind, filters);
  const mine = sql`${OWNER[kind]} = ${userId}`;
  const curated = (...where: Sql[]): Tier[] => curatedTiers(kind, text !== undefined, [...where, ...shared]);
  if (meant) return [ownTier(kind, mine, meant), ...meantTiers(kind, scope, meant)];
  if (!text) return [{ where: [mine, ...shared] }, ...curated()];
  const words = curatedQuery(scope);
  const [first, ...others] = curated(matches('title_tsv', words));
  return [
    { where: [mine, matches('search_tsv', text.begun), ...shared] },
    { ...first!, isWalked: !byBeginning },
    ...others,
    ...curated(matches('search_tsv', words), sql`not ${matches('title_tsv', words)}`),
  ];
}

const curatedTiers = (kind: Kind, hasWords: boolean, where: Sql[]): Tier[] =>
  curatedOf(kind, hasWords).map((some) => ({
    where: [some, ...where],
    isWalked: kind === 'gifts' && !hasWords,
  }));

const ownTier = (kind: Kind, mine: Sql, { own }: Meant): Tier => ({
  where: [
    mine,
    ...(own.text ? [matches('search_tsv', own.text.begun)] : []),
    ...filterConditions(kind, own.filters),
  ],
});

/**
 * Titles that were named; then what the words are about, what speaks of them, and what else is of the interest. Each
 * tier leaves out what an earlier one has.
 */
function meantTiers(kind: Kind, scope: SearchScope, meant: Meant): Tier[] {
  const earlier: Sql[] = [];
  const shared = filterConditions(kind, scope.filters);
  const add = (hasWords: boolean, wants: Sql[], filters = shared): Tier[] => {
    const leftOut = earlier.map((had) => sql`not (${had})`);
    const where = [...wants, ...filters];
    if (where.length > 0) earlier.push(allOf(where));
    return curatedTiers(kind, hasWords, [...where, ...leftOut]);
  };
  const named = meant.named.flatMap(({ title, filters }) =>
    add(true, [matches('title_tsv', title)], filterConditions(kind, filters)),
  );
  const within = meant.within.map(({ ids }) => inCategories(ids));
  if (!scope.text) {
    // A list that is named after one of the words, a gift after all of them.
    const { whole = '', any = '' } = meant.own.text ?? {};
    const titled = whole ? add(true, [matches('title_tsv', kind === 'gifts' ? whole : any)]) : [];
    const preferred = meant.prefer.flatMap((groups) => add(false, groups.map(inCategories)));
    return [...named, ...titled, ...preferred, ...add(false, [])];
  }
  const ambiguous = meant.within.filter(({ isAmbiguous }) => isAmbiguous).map(({ ids }) => inCategories(ids));
  return [
    ...named,
    ...add(true, [matches('title_tsv', curatedQuery(scope)), ...ambiguous]),
    ...add(true, [matches('search_tsv', curatedTextQuery(scope)), ...within]),
    ...(meant.hasRest ? add(false, within) : []),
  ];
}
