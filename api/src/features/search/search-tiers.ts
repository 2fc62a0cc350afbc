import type { CalendarDate } from '@tuckaway/contract/days/calendar-date';
import { join, raw, sql, type Sql } from '../../db/sql.ts';
import {
  filterConditions,
  inCategories,
  inGroups,
  isNarrow,
  otherConditions,
  priceSteps,
  slowConditions,
  type Kind,
} from './search-filters.ts';
import type { ResolvedFilters } from './resolve-filters.ts';
import { spelledOut, type TextQueries } from './search-text.ts';

export const OWNER: Record<Kind, Sql> = {
  gifts: sql`found.created_by_id`,
  gift_lists: sql`found.user_id`,
};

export interface SearchScope {
  userId: number;
  filters: ResolvedFilters;
  /** Without words, everything the filters leave. */
  text?: TextQueries | undefined;
  /** Where curated things are found by the beginning of the last word, the words that begin so; my own always are. */
  begun?: string[] | undefined;
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

/** With words the most popular gifts are looked at first, by indexes of their own that fill a page of common words. */
export const curatedOf = (kind: Kind, hasWords: boolean): Sql[] =>
  kind === 'gifts' && hasWords
    ? [sql`found.is_public and found.is_popular`, sql`found.is_public and not found.is_popular`]
    : [sql`found.is_public`];

export interface Tier {
  where: Sql[];
  /** Asked of one after the other, best first, until there are enough. */
  slow?: Sql[];
  /**
   * Asked for in an order that has an index, along which the planner may go until the page is full. So are whole words,
   * of which it knows how common they are, and gifts without words of one category or any; all else is sorted.
   */
  isWalked?: boolean;
  /** Of the most popular gifts, which have indexes of their own. */
  isPopular?: boolean;
}

/** The query for curated things: 'tea' is not asked to find every teacher while there is tea. */
export const curatedQuery = ({ text, begun }: SearchScope) => wordsOf(text!, begun);
const curatedTextQuery = ({ text, begun }: SearchScope) => wordsOf(text!.inText ?? text!, begun);
const wordsOf = (text: Pick<TextQueries, 'whole' | 'begun'>, begun: string[] | undefined) =>
  begun ? spelledOut(text.begun, begun) : text.whole;

/** My own things; then curated ones with all words in the title, or anywhere in the text. */
export function tiers(kind: Kind, scope: SearchScope): Tier[] {
  const { userId, filters, text, begun, meant } = scope;
  const shared = filterConditions(kind, filters);
  const mine = sql`${OWNER[kind]} = ${userId}`;
  const curated = (...words: Sql[]): Tier[] =>
    curatedTiers(kind, partOf(kind, text !== undefined, filters, { where: words }));
  if (meant) return [ownTier(kind, mine, meant), ...apart(kind, meantParts(kind, scope, meant))];
  if (!text) return [{ where: [mine, ...shared] }, ...curated()];
  const words = curatedQuery(scope);
  const [first, ...others] = curated(matches('title_tsv', words));
  return [
    { where: [mine, matches('search_tsv', text.begun), ...shared] },
    { ...first!, isWalked: !begun && !isNarrow(filters.categoryGroups, true) },
    ...others,
    ...curated(matches('search_tsv', words), sql`not ${matches('title_tsv', words)}`),
  ];
}

const ownTier = (kind: Kind, mine: Sql, { own }: Meant): Tier => ({
  where: [
    mine,
    ...(own.text ? [matches('search_tsv', own.text.begun)] : []),
    ...filterConditions(kind, own.filters),
  ],
});

/** Things that come together, as they were asked for. */
interface Part {
  hasWords: boolean;
  groups: number[][];
  steps: number[];
  /** All but the categories. */
  where: Sql[];
  slow: Sql[];
}

const partOf = (
  kind: Kind,
  hasWords: boolean,
  filters: ResolvedFilters,
  { where = [], groups = [] }: { where?: Sql[]; groups?: number[][] } = {},
): Part => ({
  hasWords,
  groups: [...groups, ...filters.categoryGroups],
  steps: priceSteps(kind, filters),
  where: [...where, ...otherConditions(kind, filters)],
  slow: slowConditions(kind, filters),
});

/** Titles that were named; then what the words are about, what speaks of them, and what else is of the interest. */
function meantParts(kind: Kind, scope: SearchScope, meant: Meant): Part[] {
  const { filters, text } = scope;
  const wordless = (groups: number[][]) => partOf(kind, false, filters, { groups });
  const withWords = (words: Sql, held = filters, groups: number[][] = []) =>
    partOf(kind, true, held, { where: [words], groups });
  const named = meant.named.map(({ title, filters: held }) => withWords(matches('title_tsv', title), held));
  const within = meant.within.map(({ ids }) => ids);
  if (!text) {
    // A list that is named after one of the words, a gift after all of them.
    const { whole = '', any = '' } = meant.own.text ?? {};
    const titled = whole ? [withWords(matches('title_tsv', kind === 'gifts' ? whole : any))] : [];
    return [...named, ...titled, ...meant.prefer.map(wordless), wordless([])];
  }
  const ambiguous = meant.within.filter(({ isAmbiguous }) => isAmbiguous).map(({ ids }) => ids);
  return [
    ...named,
    withWords(matches('title_tsv', curatedQuery(scope)), filters, ambiguous),
    withWords(matches('search_tsv', curatedTextQuery(scope)), filters, within),
    ...(meant.hasRest ? [wordless(within)] : []),
  ];
}

/** Each part without what an earlier one has; none where an earlier one has all of it. */
function apart(kind: Kind, parts: Part[]): Tier[] {
  return parts.flatMap((part, index) => {
    const lacked = parts.slice(0, index).map((earlier) => lackedBy(part, earlier));
    if (lacked.some((conditions) => conditions.length === 0)) return [];
    const leftOut = lacked.map((conditions) => sql`not (${allOf(conditions)})`);
    return curatedTiers(kind, { ...part, where: [...part.where, ...leftOut] });
  });
}

/** What another part asks for and this one does not. */
const lackedBy = ({ where, slow, groups }: Part, other: Part): Sql[] => [
  ...[...other.where, ...other.slow].filter((one) => ![...where, ...slow].some((own) => isSame(one, own))),
  ...other.groups.filter((one) => !groups.some((own) => String(one) === String(own))).map(inCategories),
];
const isSame = (one: Sql, other: Sql) =>
  one.text === other.text && String(one.values) === String(other.values);

function curatedTiers(kind: Kind, { hasWords, groups, steps, where, slow }: Part): Tier[] {
  const conditions = [...inGroups(groups, steps), ...where];
  const isWalked = kind === 'gifts' && !hasWords && !isNarrow(groups, false);
  const [first, ...others] = curatedOf(kind, hasWords).map((some) => ({
    where: [some, ...conditions],
    slow,
    isWalked,
  }));
  return [{ ...first!, isPopular: others.length > 0 }, ...others];
}
