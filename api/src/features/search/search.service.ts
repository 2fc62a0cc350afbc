import type { Gift } from '@tuckaway/contract/gifts';
import type { GiftList } from '@tuckaway/contract/gift-lists';
import type { SearchFilters, SearchResult } from '@tuckaway/contract/search';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { decodeCursor, encodeCursor, type Page } from '../../platform/cursor.ts';
import { listCategories } from '../categories/categories.store.ts';
import type { ServeLink } from '../gifts/purchase-links.ts';
import { resolveFilters } from './search-filters.ts';
import {
  correctWords,
  countMatches,
  findPage,
  findWithAnyWord,
  OWN_TIER,
  TIERS_MAX,
} from './search-page.store.ts';
import type { Kind, Position, SearchScope } from './search-page.store.ts';
import { readGiftLists, readGifts } from './search-results.store.ts';
import { searchWords, textQueries } from './search-text.ts';

export interface Query extends SearchFilters {
  query?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}
export interface SearchParts {
  db: Db;
  serveLink: ServeLink;
}

/** Fewer than a page, so that gifts are not far below; the lists go on by a cursor of their own. */
export const LISTS_SHOWN = 12;
/** Tier, weight and id of the last hit, the words they were found with where those were corrected, and whether by beginning. */
const Place = z.tuple([
  z.int32().min(0).max(TIERS_MAX),
  z.int32(),
  z.int32(),
  z.string().max(120),
  z.literal([0, 1]),
]);

interface Found {
  hits: Position[];
  /** Unset where a single page is all there is. */
  nextCursor: string | null;
  /** How many there are in all; asked while the page itself is read. */
  total: () => Promise<number>;
}

/** One search over gifts and lists; the next pages have gifts only. */
export async function searchAll(
  { db, serveLink }: SearchParts,
  userId: number,
  query: Query,
): Promise<SearchResult> {
  const { scope, words } = await scopeOf(db, userId, query);
  const first = () =>
    findFirst(db, scope, words, [
      { kind: 'gifts', limit: query.limit },
      { kind: 'gift_lists', limit: LISTS_SHOWN },
    ]);
  const next = async () => ({ found: [await findKind(db, 'gifts', scope, query)], correctedQuery: null });
  const { found, correctedQuery } = query.cursor ? await next() : await first();
  const [gifts = none, lists = none] = found;
  const [foundGifts, foundLists, giftTotal, giftListTotal] = await Promise.all([
    readGifts(db, userId, idsOf(gifts), serveLink),
    readGiftLists(db, idsOf(lists)),
    gifts.total(),
    lists.total(),
  ]);
  return {
    gifts: foundGifts,
    giftLists: foundLists,
    giftTotal,
    giftListTotal,
    correctedQuery,
    unknownFilters: scope.filters.unknown,
    nextCursor: gifts.nextCursor,
    nextListCursor: lists.nextCursor,
  };
}

export async function searchGifts(
  { db, serveLink }: SearchParts,
  userId: number,
  query: Query,
): Promise<Page<Gift>> {
  const found = await searchKind(db, 'gifts', userId, query);
  return { data: await readGifts(db, userId, idsOf(found), serveLink), nextCursor: found.nextCursor };
}

export async function searchGiftLists(
  { db }: SearchParts,
  userId: number,
  query: Query,
): Promise<Page<GiftList>> {
  const found = await searchKind(db, 'gift_lists', userId, query);
  return { data: await readGiftLists(db, idsOf(found)), nextCursor: found.nextCursor };
}

async function searchKind(db: Db, kind: Kind, userId: number, query: Query): Promise<Found> {
  const { scope, words } = await scopeOf(db, userId, query);
  if (query.cursor) return await findKind(db, kind, scope, query);
  const { found } = await findFirst(db, scope, words, [{ kind, limit: query.limit }]);
  return found[0]!;
}

interface Wanted {
  kind: Kind;
  limit: number;
}

/**
 * The first page of each kind. Where no curated thing has the words as typed, the last one is taken for the beginning
 * of a longer one; then typing errors are corrected; then any of the words will do.
 */
async function findFirst(
  db: Db,
  scope: SearchScope,
  words: string[],
  kinds: Wanted[],
): Promise<{ found: Found[]; correctedQuery: string | null }> {
  const find = (how: SearchScope, corrected: string | null = null) =>
    Promise.all(kinds.map(({ kind, limit }) => findKind(db, kind, how, { limit }, corrected)));
  const whole = await find(scope);
  if (words.length === 0 || whole.some(hasCurated) || (await isFilteredOut(db, scope, kinds)))
    return { found: whole, correctedQuery: null };
  const begun = await find({ ...scope, byBeginning: true });
  if (begun.some(hasHits)) return { found: begun, correctedQuery: null };

  const corrected = await correctWords(db, words);
  const meant = { ...scope, text: textQueries(corrected) };
  const correctedQuery = corrected.join(' ') === words.join(' ') ? null : corrected.join(' ');
  for (const byBeginning of correctedQuery ? [false, true] : []) {
    const found = await find({ ...meant, byBeginning }, correctedQuery);
    if (found.some(hasHits)) return { found, correctedQuery };
  }
  const loose = await Promise.all(
    kinds.map(async ({ kind, limit }) => only(await findWithAnyWord(db, kind, meant, limit))),
  );
  return { found: loose, correctedQuery: loose.some(hasHits) ? correctedQuery : null };
}

const hasHits = ({ hits }: Found) => hits.length > 0;
const hasCurated = ({ hits }: Found) => hits.some(({ tier }) => tier > OWN_TIER);

/** The words are known, but the filters leave nothing of them: then beginnings and corrections would be of no help. */
async function isFilteredOut(db: Db, scope: SearchScope, kinds: Wanted[]): Promise<boolean> {
  const { categoryGroups, priceBands } = scope.filters;
  if (categoryGroups.length === 0 && !priceBands) return false;
  const unfiltered = { ...scope, filters: { categoryGroups: [], unknown: [] } };
  const found = await Promise.all(kinds.map(({ kind, limit }) => findKind(db, kind, unfiltered, { limit })));
  return found.some(hasCurated);
}

const only = (hits: Position[]): Found => ({ hits, nextCursor: null, total: async () => hits.length });
const none = only([]);
const idsOf = ({ hits }: Found) => hits.map(({ id }) => id);

async function scopeOf(
  db: Db,
  userId: number,
  query: Query,
): Promise<{ scope: SearchScope; words: string[] }> {
  const isFiltered = Boolean(query.occasion ?? query.interest ?? query.relationship ?? query.category);
  const filters = resolveFilters(query, isFiltered ? await listCategories(db) : []);
  const words = query.query === undefined ? [] : searchWords(query.query);
  // Words of nothing but punctuation: asked for, but nothing to look for.
  const text = query.query === undefined ? undefined : textQueries(words);
  return { scope: { userId, filters, text }, words };
}

async function findKind(
  db: Db,
  kind: Kind,
  scope: SearchScope,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  corrected: string | null = null,
): Promise<Found> {
  const place = decodeCursor(cursor, Place);
  const after = place && { tier: place[0], weight: place[1], id: place[2] };
  const inScope = place
    ? {
        ...scope,
        text: place[3] ? textQueries(searchWords(place[3])) : scope.text,
        byBeginning: place[4] === 1,
      }
    : scope;
  const rows = await findPage(db, kind, inScope, limit + 1, after);
  const hits = rows.slice(0, limit);
  const last = hits.at(-1);
  if (rows.length <= limit || !last) return only(hits);
  const words = place?.[3] ?? corrected ?? '';
  const nextCursor = encodeCursor([last.tier, last.weight, last.id, words, inScope.byBeginning ? 1 : 0]);
  return { hits, nextCursor, total: async () => (after ? 0 : await countMatches(db, kind, inScope)) };
}
