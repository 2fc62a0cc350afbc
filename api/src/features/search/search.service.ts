import type { Gift } from '@tuckaway/contract/gifts';
import type { GiftList } from '@tuckaway/contract/gift-lists';
import type { SearchResult } from '@tuckaway/contract/search';
import type { Db } from '../../db/db.ts';
import type { Page } from '../../platform/cursor.ts';
import { listCategories } from '../categories/categories.store.ts';
import type { ServeLink } from '../gifts/purchase-links.ts';
import { findNamedIn } from '../recipients/named-recipients.store.ts';
import { accountToday } from '../reminders/account-today.ts';
import { demandsAt } from './intent/demands.ts';
import { maySayWhose } from './intent/names.ts';
import type { Vocabulary } from './intent/vocabulary.ts';
import {
  findKind,
  FirstSearch,
  none,
  readPlace,
  scopeOf,
  type FirstPage,
  type Found,
  type Wanted,
} from './search-first.ts';
import { readGiftLists, readGifts } from './search-results.store.ts';
import { questionOf, type Asked, type Known } from './search-scope.ts';
import type { Kind } from './search-filters.ts';

export interface Query extends Asked {
  cursor?: string | undefined;
  limit: number;
}
export interface SearchParts {
  db: Db;
  serveLink: ServeLink;
  vocabulary: Vocabulary;
}

/** Fewer than a page, so that gifts are not far below; the lists go on by a cursor of their own. */
export const LISTS_SHOWN = 12;

/** One search over gifts and lists; the next pages have gifts only. */
export async function searchAll(parts: SearchParts, userId: number, query: Query): Promise<SearchResult> {
  const { db, serveLink } = parts;
  const { found, how, question } = await findPages(parts, userId, query, 'gifts', [
    { kind: 'gifts', limit: query.limit, isCounted: true },
    { kind: 'gift_lists', limit: LISTS_SHOWN, isCounted: true },
  ]);
  const [gifts = none, lists = none] = found;
  const [foundGifts, foundLists, giftTotal, giftListTotal] = await Promise.all([
    readGifts(db, userId, idsOf(gifts), serveLink),
    readGiftLists(db, idsOf(lists)),
    gifts.total,
    lists.total,
  ]);
  return {
    gifts: foundGifts,
    giftLists: foundLists,
    giftTotal,
    giftListTotal,
    correctedQuery: query.cursor ? null : how.corrected,
    ...toldOf({ how, question }),
    unknownFilters: question.explicit.unknown,
    nextCursor: gifts.nextCursor,
    nextListCursor: lists.nextCursor,
  };
}

export async function searchGifts(parts: SearchParts, userId: number, query: Query): Promise<Page<Gift>> {
  const { found } = await findPages(parts, userId, query, 'gifts', [{ kind: 'gifts', limit: query.limit }]);
  const [gifts = none] = found;
  return {
    data: await readGifts(parts.db, userId, idsOf(gifts), parts.serveLink),
    nextCursor: gifts.nextCursor,
  };
}

export async function searchGiftLists(
  parts: SearchParts,
  userId: number,
  query: Query,
): Promise<Page<GiftList>> {
  // A gift is looked for too: what is let go of must be the same as beside the gifts.
  const { found } = await findPages(parts, userId, query, 'gift_lists', [
    { kind: 'gifts', limit: 1 },
    { kind: 'gift_lists', limit: query.limit },
  ]);
  const lists = found.at(-1) ?? none;
  return { data: await readGiftLists(parts.db, idsOf(lists)), nextCursor: lists.nextCursor };
}

/** The first page of these kinds, or where there is a cursor the next page of the one that it belongs to. */
async function findPages(
  { db, vocabulary }: SearchParts,
  userId: number,
  asked: Query,
  paged: Kind,
  kinds: Wanted[],
): Promise<FirstPage> {
  const place = readPlace(asked.cursor);
  const known = await readKnown(db, userId, asked, place?.[6]);
  const ask = (query: string | undefined) => questionOf(userId, { ...asked, query }, vocabulary, known);
  if (!place) return await new FirstSearch(db, kinds, ask).find(ask(asked.query), asked.query ?? '');
  const [tier, weight, id, corrected, begun, level] = place;
  const question = ask(corrected || asked.query);
  const how = { corrected: corrected || null, byBeginning: begun === 1, level };
  const scope = await scopeOf(db, question, how);
  const found = await findKind(db, { kind: paged, limit: asked.limit }, scope, how, { tier, weight, id });
  return { found: [found], how, question };
}

async function readKnown(
  db: Db,
  userId: number,
  { query = '', asTyped }: Query,
  firstDay: string | undefined,
): Promise<Known> {
  const mayName = asTyped !== 'true' && maySayWhose(query);
  const [categories, day, people] = await Promise.all([
    listCategories(db),
    firstDay ?? accountToday(db, userId),
    mayName ? findNamedIn(db, userId, query) : [],
  ]);
  return { categories, day, people };
}

/** What was understood, what of it was let go of, and which words. */
function toldOf({ how, question }: Pick<FirstPage, 'how' | 'question'>) {
  const { intent } = question;
  const { letGo, words } = demandsAt(intent, how.level);
  return {
    understood: intent.understood.map((chip, index) => ({ ...chip, letGo: letGo.includes(index) })),
    ignoredWords: intent.filters.length > 0 && words.length === 0 ? intent.words : [],
  };
}

const idsOf = ({ hits }: Found) => hits.map(({ id }) => id);
