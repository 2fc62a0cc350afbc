import type { CalendarDate } from '@tuckaway/contract/days/calendar-date';
import type { SearchFilters } from '@tuckaway/contract/search';
import { comingCategories } from '../gift-lists/season.ts';
import type { NamedRecipient } from '../recipients/named-recipients.store.ts';
import { demandsAt, type Demands } from './intent/demands.ts';
import { peopleBook } from './intent/names.ts';
import { readIntent, type Intent } from './intent/read-intent.ts';
import type { Vocabulary } from './intent/vocabulary.ts';
import { resolveFilters, type CategoryRef, type ResolvedFilters } from './resolve-filters.ts';
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

/** What is read before a query can be understood. */
export interface Known {
  categories: CategoryRef[];
  /** Today where the account is; on later pages what it was on the first, so that they fit together past midnight. */
  day: CalendarDate;
  /** Those of the searcher's people whose names may stand in the query. */
  people: NamedRecipient[];
}

export function questionOf(userId: number, asked: Asked, vocabulary: Vocabulary, known: Known): Question {
  const { categories, day } = known;
  const intent = intentOf(asked, vocabulary, known);
  const explicit = resolveFilters(asked, categories);
  const coming = namesDay(asked, intent) ? [] : comingCategories(day);
  const season = categories.filter(({ slug }) => coming.includes(slug)).map(({ id }) => id);
  const scopeAt = (level: number): SearchScope => {
    if (intent.filters.length > 0)
      return { userId, day, season, ...meantScope(intent, demandsAt(intent, level), explicit, categories) };
    // Words of nothing but punctuation: asked for, but nothing to look for.
    const text = asked.query === undefined ? undefined : textQueries(intent.words);
    return { userId, day, season, filters: explicit, text };
  };
  return { intent, explicit, scopeAt };
}

/** Whoever asks for a birthday is not asking for Christmas, though it may be near. */
const namesDay = ({ occasion, category }: Asked, { filters }: Intent) =>
  (occasion ?? []).length > 0 ||
  category === 'all-occasions' ||
  filters.some((filter) => filter.kind === 'occasion' || filter.occasion.length > 0);

function intentOf({ query, asTyped }: Asked, vocabulary: Vocabulary, { people, day }: Known): Intent {
  if (query === undefined) return NOTHING_MEANT;
  if (asTyped !== 'true') return readIntent(query, vocabulary, peopleBook(people, vocabulary, day));
  const words = searchWords(query);
  return { ...NOTHING_MEANT, words, typed: words };
}

/** What was understood joins the request's own filters. */
function meantScope(
  intent: Intent,
  demands: Demands,
  explicit: ResolvedFilters,
  categories: CategoryRef[],
): Omit<SearchScope, 'userId' | 'day' | 'season'> {
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
