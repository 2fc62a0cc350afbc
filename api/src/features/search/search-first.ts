import { isCalendarDate } from '@tuckaway/contract/days/calendar-date';
import { COUNT_CAP } from '@tuckaway/contract/search';
import type { Db } from '../../db/db.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import { z } from 'zod';
import { levelsOf, wordlessLevel } from './intent/demands.ts';
import type { Intent } from './intent/read-intent.ts';
import type { Kind } from './search-filters.ts';
import {
  countMatches,
  findCounted,
  findPage,
  findWithAnyWord,
  OWN_TIER,
  TIERS_MAX,
} from './search-page.store.ts';
import type { Position } from './search-page.store.ts';
import type { Question } from './search-scope.ts';
import { textQueries } from './search-text.ts';
import { correctWords, findBegun } from './search-words.store.ts';
import type { SearchScope } from './search-tiers.ts';

const LEVELS_MAX = 60;
const CORRECTED_MAX = 150;
/**
 * Tier, weight and id of the last hit; the query that was searched for where it was corrected; whether by beginning; how
 * much was let go of; and the day of the first page, whose season the others keep past midnight.
 */
const Place = z.tuple([
  z.int32().min(0).max(TIERS_MAX),
  z.int32(),
  z.int32(),
  z.string().max(CORRECTED_MAX),
  z.literal([0, 1]),
  z.int().min(0).max(LEVELS_MAX),
  z.string().refine(isCalendarDate),
]);
type Place = z.infer<typeof Place>;

export const readPlace = (cursor: string | undefined): Place | undefined => decodeCursor(cursor, Place);

export interface Found {
  hits: Position[];
  /** Unset where a single page is all there is. */
  nextCursor: string | null;
  /** How many there are in all, where that is wanted. It is counted while the others are still looked for. */
  total: Promise<number>;
}

export interface Wanted {
  kind: Kind;
  limit: number;
  isCounted?: boolean;
}

/** How the page was found. */
export interface How {
  /** What was searched for instead of the query. */
  corrected: string | null;
  byBeginning: boolean;
  level: number;
}

export interface FirstPage {
  found: Found[];
  how: How;
  question: Question;
}

const AS_ASKED: How = { corrected: null, byBeginning: false, level: 0 };
const only = (hits: Position[]): Found => ({ hits, nextCursor: null, total: Promise.resolve(hits.length) });
export const none = only([]);
const hasHits = ({ hits }: Found) => hits.length > 0;
const hasCurated = ({ hits }: Found) => hits.some(({ tier }) => tier > OWN_TIER);

/** The first page of each kind, and of gifts first of all: they decide how much is let go of. */
export class FirstSearch {
  readonly #db: Db;
  readonly #kinds: Wanted[];
  readonly #ask: (query: string) => Question;

  constructor(db: Db, kinds: Wanted[], ask: (query: string) => Question) {
    this.#db = db;
    this.#kinds = kinds;
    this.#ask = ask;
  }

  /**
   * Where no curated thing has the words as typed, the last one is taken for the beginning of a longer one; then typing
   * errors are corrected; then what was understood is let go of, softest first; then any of the words will do.
   */
  async find(question: Question, query: string): Promise<FirstPage> {
    const { intent } = question;
    const whole = await this.#page(question, AS_ASKED);
    if (this.#isEnough(question, whole) || (await this.#isFilteredOut(question))) return whole;
    const begun =
      intent.words.length > 0 ? await this.#page(question, { ...AS_ASKED, byBeginning: true }) : whole;
    if (begun.found.some(hasHits) && (intent.filters.length === 0 || this.#isEnough(question, begun)))
      return begun;
    return (
      (await this.#corrected(intent, query)) ??
      (await this.#loosened(question, AS_ASKED)) ??
      (await this.#anyWord(question, AS_ASKED.corrected)) ??
      whole
    );
  }

  async #page(question: Question, how: How): Promise<FirstPage> {
    const scope = await scopeOf(this.#db, question, how);
    const found = await Promise.all(this.#kinds.map((wanted) => findKind(this.#db, wanted, scope, how)));
    return { found, how, question };
  }

  #isEnough({ intent }: Question, { found }: FirstPage): boolean {
    if (intent.filters.length > 0) return hasCurated(found[0]!);
    return intent.words.length === 0 || found.some(hasCurated);
  }

  /** The words are known, but the request's filters leave nothing of them: other words would not be what was asked for. */
  async #isFilteredOut({ explicit, intent, scopeAt }: Question): Promise<boolean> {
    if (explicit.categoryGroups.length === 0 && !explicit.priceBands) return false;
    const text = textQueries(intent.typed);
    const { userId, day, season } = scopeAt(0);
    const unfiltered = { userId, day, season, filters: { categoryGroups: [], unknown: [] }, text };
    const found = await Promise.all(
      this.#kinds.map(({ kind, limit }) => findKind(this.#db, { kind, limit }, unfiltered, AS_ASKED)),
    );
    return found.some(hasCurated);
  }

  /** The same search with the words as they were probably meant. */
  async #corrected({ words, filters }: Intent, query: string): Promise<FirstPage | undefined> {
    if (words.length === 0) return undefined;
    const meant = await correctWords(this.#db, words);
    if (meant.join(' ') === words.join(' ')) return undefined;
    const corrected = filters.length > 0 ? withWords(query, words, meant) : meant.join(' ');
    if (corrected.length > CORRECTED_MAX) return undefined;
    const question = this.#ask(corrected);
    for (const byBeginning of [false, true]) {
      const page = await this.#page(question, { ...AS_ASKED, corrected, byBeginning });
      if (page.found.some(hasHits)) return page;
    }
    const how = { ...AS_ASKED, corrected };
    return (await this.#loosened(question, how)) ?? (await this.#anyWord(question, corrected));
  }

  async #loosened(question: Question, how: How): Promise<FirstPage | undefined> {
    const { intent } = question;
    const wordless = wordlessLevel(intent);
    for (let level = 1; level < levelsOf(intent); level++) {
      if (level === wordless && intent.words.length > 1) {
        const some = await this.#someWords(question, how);
        if (hasHits(some.found[0]!)) return some;
      }
      const page = await this.#page(question, { ...how, level });
      if (hasCurated(page.found[0]!)) return page;
    }
    return undefined;
  }

  /** One page of what fits all that was understood and has most of the words. */
  async #someWords(question: Question, how: How): Promise<FirstPage> {
    const scope = question.scopeAt(0);
    const found = await Promise.all(
      this.#kinds.map(async ({ kind, limit }) => only(await findWithAnyWord(this.#db, kind, scope, limit))),
    );
    return { found, how, question };
  }

  /** One page of what has most of the words. */
  async #anyWord(question: Question, corrected: string | null): Promise<FirstPage | undefined> {
    const { intent, explicit, scopeAt } = question;
    const { userId, day, season } = scopeAt(0);
    const scope = { userId, day, season, filters: explicit, text: textQueries(intent.typed) };
    const found = await Promise.all(
      this.#kinds.map(async ({ kind, limit }) => only(await findWithAnyWord(this.#db, kind, scope, limit))),
    );
    if (!found.some(hasHits)) return undefined;
    return { found, how: { ...AS_ASKED, corrected, level: levelsOf(intent) - 1 }, question };
  }
}

/** The query with its words replaced, in the places where they stand. */
function withWords(query: string, words: string[], meant: string[]): string {
  const whole = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu');
  return words.reduce((text, word, index) => text.replace(whole(word), meant[index]!), query);
}

export async function findKind(
  db: Db,
  { kind, limit, isCounted }: Wanted,
  scope: SearchScope,
  how: How,
  after?: Position,
): Promise<Found> {
  const { rows, count } = await findRows(db, kind, scope, limit + 1, after);
  const hits = rows.slice(0, limit);
  const last = hits.at(-1);
  if (rows.length <= limit || !last) return only(hits);
  const place: Place = [
    last.tier,
    last.weight,
    last.id,
    how.corrected ?? '',
    how.byBeginning ? 1 : 0,
    how.level,
    scope.day,
  ];
  const total = isCounted ? count() : Promise.resolve(0);
  // Whoever awaits it hears of a failure; where something else failed before, nobody does.
  total.catch(() => {});
  return { hits, nextCursor: encodeCursor(place), total };
}

/** Where and how to look; the vocabulary is only asked where words are begun. */
export async function scopeOf(db: Db, question: Question, { level, byBeginning }: How): Promise<SearchScope> {
  const scope = question.scopeAt(level);
  return byBeginning ? { ...scope, begun: await findBegun(db, scope.text?.last ?? '') } : scope;
}

/** What categories narrow is few enough to be counted where it is found. */
async function findRows(
  db: Db,
  kind: Kind,
  scope: SearchScope,
  limit: number,
  after: Position | undefined,
): Promise<{ rows: Position[]; count: () => Promise<number> }> {
  if (after || (!scope.meant && scope.filters.categoryGroups.length === 0))
    return {
      rows: await findPage(db, kind, scope, limit, after),
      count: () => countMatches(db, kind, scope),
    };
  const { rows, countOthers } = await findCounted(db, kind, scope, limit);
  return { rows, count: async () => Math.min(rows.length + (await countOthers()), COUNT_CAP) };
}
