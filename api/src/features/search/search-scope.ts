import type { SearchFilters } from '@tuckaway/contract/search';
import type { Db } from '../../db/db.ts';
import { listCategories } from '../categories/categories.store.ts';
import { demandsAt, type Demands } from './intent/demands.ts';
import { readIntent, type Intent } from './intent/read-intent.ts';
import type { Vocabulary } from './intent/vocabulary.ts';
import { resolveFilters, type CategoryRef, type ResolvedFilters } from './search-filters.ts';
import { narrowedQueries, searchWords, textQueries } from './search-text.ts';
import type { Meant, SearchScope } from './search-tiers.ts';

export interface Asked extends SearchFilters {
  query?: string | undefined;
  asTyped?: 'true' | 'false' | undefined;
}

/** A search before anything was looked for. */
export interface Question {
  intent: Intent;
  /** What the filters of the request leave, without what was understood. */
  explicit: ResolvedFilters;
  /** Where and how to look at a level of letting go. */
  scopeAt: (level: number) => SearchScope;
}

const NOTHING_MEANT: Intent = { words: [], filters: [], understood: [], typed: [], peopleAndDays: [] };

export async function questionOf(
  db: Db,
  userId: number,
  asked: Asked,
  vocabulary: Vocabulary,
): Promise<Question> {
  const intent = intentOf(asked, vocabulary);
  const isFiltered = Boolean(asked.occasion ?? asked.interest ?? asked.relationship ?? asked.category);
  const categories = isFiltered || intent.filters.length > 0 ? await listCategories(db) : [];
  const explicit = resolveFilters(asked, categories);
  const scopeAt = (level: number): SearchScope => {
    if (intent.filters.length > 0)
      return { userId, ...meantScope(intent, demandsAt(intent, level), explicit, categories) };
    // Words of nothing but punctuation: asked for, but nothing to look for.
    return {
      userId,
      filters: explicit,
      text: asked.query === undefined ? undefined : textQueries(intent.words),
    };
  };
  return { intent, explicit, scopeAt };
}

function intentOf({ query, asTyped }: Asked, vocabulary: Vocabulary): Intent {
  if (query === undefined) return NOTHING_MEANT;
  if (asTyped !== 'true') return readIntent(query, vocabulary);
  const words = searchWords(query);
  return { ...NOTHING_MEANT, words, typed: words };
}

/** What was understood joins the request's own filters. */
function meantScope(
  intent: Intent,
  demands: Demands,
  explicit: ResolvedFilters,
  categories: CategoryRef[],
): Omit<SearchScope, 'userId'> {
  const ids = (slugs: string[]) => categories.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
  const paid: ResolvedFilters = { ...explicit, ...(demands.budget && { budget: demands.budget }) };
  const fitting: ResolvedFilters = {
    ...paid,
    categoryGroups: [...explicit.categoryGroups, ...demands.groups.map(ids)],
    ...(demands.suits && { suits: demands.suits }),
  };
  const interests = demands.interests.length > 0 ? [ids(demands.interests.flat())] : [];
  const hasWords = demands.words.length + demands.finds.length > 0;
  const meant: Meant = {
    own: { text: intent.typed.length > 0 ? textQueries(intent.typed) : undefined, filters: paid },
    named: namedBy(intent, demands, paid, fitting),
    within: demands.finds.map(({ interest, isAmbiguous }) => ({ ids: ids(interest), isAmbiguous })),
    hasRest: demands.words.length === 0 && demands.finds.some(({ hasRest }) => hasRest),
    prefer: [
      ...(demands.interests.length > 1 ? [demands.interests.map(ids)] : []),
      ...(demands.prefer.length > 0 ? [[ids(demands.prefer)]] : []),
    ],
  };
  const alternatives = demands.finds.map(({ words }) => words);
  return {
    filters: { ...fitting, categoryGroups: [...fitting.categoryGroups, ...interests] },
    text: hasWords ? narrowedQueries(demands.words, alternatives) : undefined,
    meant,
  };
}

/**
 * A title with all words of the query, whoever it is for; and one with all but people and days that fits those. One word
 * is enough where it is narrower than an interest: 'tea' in a title before a teapot.
 */
function namedBy(
  intent: Intent,
  { finds }: Demands,
  paid: ResolvedFilters,
  fitting: ResolvedFilters,
): Meant['named'] {
  const things = intent.typed.filter((word) => !intent.peopleAndDays.includes(word));
  const title = (words: string[]) => textQueries(words).whole;
  const isThing = things.length > 1 || (things.length === 1 && finds.some(({ isAmbiguous }) => !isAmbiguous));
  return [
    ...(intent.typed.length > 1 ? [{ title: title(intent.typed), filters: paid }] : []),
    ...(isThing && (things.length < intent.typed.length || things.length === 1)
      ? [{ title: title(things), filters: fitting }]
      : []),
  ];
}
