import type { Gift } from '@tuckaway/contract/gifts';
import type { GiftList } from '@tuckaway/contract/gift-lists';
import type { SearchFilters, SearchResult } from '@tuckaway/contract/search';
import { z } from 'zod';
import type { Db } from '../../db/pool.ts';
import { decodeCursor, encodeCursor, type Page } from '../../platform/cursor.ts';
import { listCategories } from '../categories/categories.store.ts';
import type { ServeLink } from '../gifts/purchase-links.ts';
import { resolveFilters } from './search-filters.ts';
import { correctWords, countMatches, findPage, findWithAnyWord } from './search-page.store.ts';
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

const LISTS_SHOWN = 24;
/** Tier, weight and id of the last hit, and the words they were found with where those were corrected. */
const Place = z.tuple([z.int(), z.int(), z.int(), z.string().max(120)]);

interface Found {
  hits: Position[];
  /** Unset where a single page is all there is. */
  nextCursor: string | null;
  /** How many there are in all; asked while the page itself is read. */
  total: () => Promise<number>;
}

/** One search over gifts and lists. Where nothing has the words as typed, they are corrected, then loosened. */
export async function searchAll(
  { db, serveLink }: SearchParts,
  userId: number,
  query: Query,
): Promise<SearchResult> {
  const { scope, words } = await scopeOf(db, userId, query);
  let [gifts, lists] = await Promise.all([
    findKind(db, 'gifts', scope, query),
    query.cursor ? none : findKind(db, 'gift_lists', scope, { limit: LISTS_SHOWN }),
  ]);
  let correctedQuery: string | null = null;
  if (words.length > 0 && !query.cursor && gifts.hits.length + lists.hits.length === 0) {
    const corrected = await correctWords(db, words);
    if (corrected.join(' ') !== words.join(' ')) correctedQuery = corrected.join(' ');
    const again = { ...scope, text: textQueries(corrected) };
    [gifts, lists] = await Promise.all([
      findLoosely(db, 'gifts', again, query.limit, correctedQuery),
      findLoosely(db, 'gift_lists', again, LISTS_SHOWN, correctedQuery),
    ]);
    if (gifts.hits.length + lists.hits.length === 0) correctedQuery = null;
  }
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
  const found = await findKind(db, kind, scope, query);
  if (found.hits.length > 0 || words.length === 0 || query.cursor) return found;
  const corrected = await correctWords(db, words);
  const again = { ...scope, text: textQueries(corrected) };
  return findLoosely(db, kind, again, query.limit, corrected.join(' '));
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
  const inScope = place?.[3] ? { ...scope, text: textQueries(searchWords(place[3])) } : scope;
  const rows = await findPage(db, kind, inScope, limit + 1, after);
  const hits = rows.slice(0, limit);
  const last = hits.at(-1);
  if (rows.length <= limit || !last) return only(hits);
  const words = place?.[3] ?? corrected ?? '';
  const nextCursor = encodeCursor([last.tier, last.weight, last.id, words]);
  return { hits, nextCursor, total: async () => (after ? 0 : await countMatches(db, kind, inScope)) };
}

async function findLoosely(
  db: Db,
  kind: Kind,
  scope: SearchScope,
  limit: number,
  corrected: string | null,
): Promise<Found> {
  const found = await findKind(db, kind, scope, { limit }, corrected);
  if (found.hits.length > 0) return found;
  return only(await findWithAnyWord(db, kind, scope, limit));
}
