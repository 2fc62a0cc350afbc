import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import type { Gift } from '@tuckaway/contract/gifts/gifts';
import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import type { SearchFilters, SearchResult } from '@tuckaway/contract/search/search';
import type { Db } from '../../db/db.ts';
import type { Page } from '../../platform/http/cursor.ts';
import type { Viewer } from '../gifts/gift-access.store.ts';
import type { AddAffiliate } from '../gifts/add-affiliate.ts';
import { findNamedIn } from '../recipients/named-recipients.store.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { findPage, readCursor, type FoundPage, type ResolvedSearch } from './find-page.ts';
import { isTitle } from './gift-index/is-title.ts';
import type { LiveIndex } from './gift-index/live-index.ts';
import type { SearchIndex } from './gift-index/search-index.ts';
import { reasonsFor } from './reasons/reasons.ts';
import { resolveFilters } from './filters.ts';
import { readCloseGifts, readFoundGifts, readGiftLists, readGifts } from './search-results.store.ts';
import { correctedQuery, queryWithout, typedWords } from './understand/chips.ts';
import { mayNamePeople, peopleBook } from './understand/names.ts';
import { understand, wordsAlone } from './understand/understand.ts';
import { NOTHING_UNDERSTOOD, type Understanding } from './understand/understanding.ts';

interface SearchQuery extends SearchFilters {
  query?: string | undefined;
  asTyped?: 'true' | 'false' | 'spelling' | undefined;
  cursor?: string | undefined;
  limit: number;
}

export interface SearchParts {
  db: Db;
  addAffiliate: AddAffiliate;
  liveIndex: LiveIndex;
}

/** Lists on the first page, fewer than a page so that gifts are near; further lists have their own cursor. */
export const LISTS_SHOWN = 12;
const OTHER_LISTS = 6;

/** One search over gifts and lists; the next pages have gifts only. */
export async function searchAll(
  parts: SearchParts,
  userId: Viewer,
  request: SearchQuery,
): Promise<SearchResult> {
  const { index, resolved, offset } = await resolveSearch(parts, userId, request);
  const page = { offset, limit: request.limit };
  const gifts = await findPage(parts.db, 'gifts', index, resolved, page);
  const lists =
    offset > 0
      ? undefined
      : await findPage(parts.db, 'lists', index, resolved, { offset, limit: LISTS_SHOWN });
  return {
    ...(await readFound(parts, index, resolved, gifts, lists)),
    ...explanationOf(index, resolved),
    ignoredWords: gifts.missingWords,
    correctedQuery: offset > 0 ? null : correctionOf(resolved),
  };
}

export async function searchGifts(
  parts: SearchParts,
  userId: Viewer,
  request: SearchQuery,
): Promise<Page<Gift>> {
  const { index, resolved, offset } = await resolveSearch(parts, userId, request);
  const found = await findPage(parts.db, 'gifts', index, resolved, { offset, limit: request.limit });
  return {
    data: await readGifts(parts.db, userId, found.ids, parts.addAffiliate),
    nextCursor: found.nextCursor,
  };
}

export async function searchGiftLists(
  parts: SearchParts,
  userId: Viewer,
  request: SearchQuery,
): Promise<Page<GiftList>> {
  const { index, resolved, offset } = await resolveSearch(parts, userId, request);
  const found = await findPage(parts.db, 'lists', index, resolved, { offset, limit: request.limit });
  return { data: await readGiftLists(parts.db, userId, found.ids), nextCursor: found.nextCursor };
}

/** A page of results, for a query or for the finder. Later pages have gifts or lists alone. */
export async function readFound(
  { db, addAffiliate }: Pick<SearchParts, 'db' | 'addAffiliate'>,
  index: SearchIndex,
  resolved: ResolvedSearch,
  gifts: FoundPage | undefined,
  lists: FoundPage | undefined,
) {
  const others = gifts?.total === 0 && lists?.total === 0 ? await otherLists(db, index, resolved) : [];
  const giftIds = gifts?.ids ?? [];
  const reasons = reasonsFor(index, resolved.understanding, giftIds);
  return {
    gifts: await readFoundGifts(db, resolved.userId, giftIds, reasons, addAffiliate),
    giftLists: await readGiftLists(db, resolved.userId, lists?.ids ?? []),
    giftTotal: gifts?.total ?? 0,
    giftListTotal: lists?.total ?? 0,
    closestGifts: await readCloseGifts(db, resolved.userId, gifts?.closest ?? [], addAffiliate),
    otherLists: await readGiftLists(db, resolved.userId, others),
    unknownFilters: resolved.unknownFilters,
    nextCursor: gifts?.nextCursor ?? null,
    nextListCursor: lists?.nextCursor ?? null,
  };
}

/** Lists of the season, where nothing was found. */
async function otherLists(db: Db, index: SearchIndex, { userId, day }: ResolvedSearch): Promise<number[]> {
  const anything: ResolvedSearch = {
    userId,
    query: '',
    understanding: NOTHING_UNDERSTOOD,
    filters: [],
    unknownFilters: [],
    day,
  };
  const { ids } = await findPage(db, 'lists', index, anything, { offset: 0, limit: OTHER_LISTS });
  return ids;
}

async function resolveSearch({ db, liveIndex }: SearchParts, userId: Viewer, request: SearchQuery) {
  const cursor = readCursor(request.cursor);
  const index = await liveIndex.current(db);
  const day = cursor?.[1] ?? (await accountToday(db, userId));
  const resolved: ResolvedSearch = {
    userId,
    query: request.query ?? '',
    understanding: await understandRequest(db, index, userId, request, day),
    ...resolveFilters(request, index.categories),
    day,
  };
  return { index, resolved, offset: cursor?.[0] ?? 0 };
}

async function understandRequest(
  db: Db,
  { vocabulary, spelling, gifts }: SearchIndex,
  userId: Viewer,
  { query, asTyped }: SearchQuery,
  day: CalendarDate,
): Promise<Understanding> {
  if (query === undefined) return NOTHING_UNDERSTOOD;
  // A title asks for nothing else: 'Meyer lemon tree, two years old' is for nobody of that age.
  if (asTyped === 'true' || isTitle(gifts, query)) return wordsAlone(query, vocabulary);
  const named = userId !== null && mayNamePeople(query) ? await findNamedIn(db, userId, query) : [];
  const people = peopleBook(named, vocabulary, day);
  return understand(query, vocabulary, spelling, { people, corrects: asTyped !== 'spelling' });
}

/** Chips of the understood parts, and limits of the search. */
function explanationOf(
  { vocabulary }: SearchIndex,
  { query, understanding: { parts, refusals } }: ResolvedSearch,
) {
  return {
    understood: parts.map((part) => ({
      kind: part.kind,
      label: part.label,
      words: typedWords(query, part),
      without: queryWithout(query, part, parts, vocabulary),
    })),
    notes: [...new Set(refusals.flatMap(({ note }) => note ?? []))],
  };
}

const correctionOf = ({ query, understanding: { corrections } }: ResolvedSearch) =>
  corrections.length > 0 ? correctedQuery(query, corrections) : null;
