import { PRICE_BANDS } from '@tuckaway/contract/search';
import type pg from 'pg';
import { openDb } from '../api/src/db/db.ts';
import { findPublicLists } from '../api/src/features/gift-lists/public-lists.store.ts';
import { toGiftList } from '../api/src/features/gift-lists/gift-list.view.ts';
import { searchAll, type Query } from '../api/src/features/search/search.service.ts';
import { suggest } from '../api/src/features/suggestions/suggestions.service.ts';
import { createCatalogueDatabase } from './catalogue-database.ts';
import type { DataSize } from './generate.ts';
import { ilike, ilikeEach, PAGE } from './ilike.ts';
import { time, timeInTurn, type Timing, type Verdict } from './measure.ts';
import { addAsker, meantQuestion, meantVocabulary } from './meant-questions.ts';
import { pick, seededRandom } from './random.ts';
import { recordedDb, type Statement } from './recorded-db.ts';
import { timeTyping } from './suggestions.bench.ts';
import { randomQuestion, randomTypo } from './vocabulary.ts';

const HOME_PAGE = 48;
const ASKER = 1;
const serveLink = () => ({ purchaseUrl: null, isAffiliate: false });

export interface SearchTimings {
  words: Timing;
  filtered: Timing;
  typos: Timing;
  /** Sentences with a person, a day, an interest or a price in them. */
  meant: Timing;
}

type Question = Omit<Query, 'limit'>;
type Ask = (question: Question) => Promise<unknown>;

/** Words, a category and a price. */
export const filteredQuestion = (random: () => number): Question => ({
  query: randomQuestion(random),
  occasion: [`category-${3 * Math.ceil(random() * 16)}`],
  price: [pick(random, PRICE_BANDS).slug],
});

export function searchOn(pool: pg.Pool): Ask {
  const db = openDb(pool);
  return (query) =>
    searchAll({ db, serveLink, vocabulary: meantVocabulary }, ASKER, { ...query, limit: PAGE });
}

async function timeSearch(pool: pg.Pool, questions: number): Promise<SearchTimings> {
  const ask = searchOn(pool);
  const random = seededRandom(3);
  const many = (make: () => Question) =>
    Array.from({ length: questions }, make).map((query) => () => ask(query));
  return {
    words: await time(many(() => ({ query: randomQuestion(random) }))),
    filtered: await time(many(() => filteredQuestion(random))),
    typos: await time(many(() => ({ query: randomTypo(random) }))),
    meant: await time(many(() => meantQuestion(random))),
  };
}

/** The same questions, in turn with our search and without any of its indexes for words. */
export interface IlikeTimings {
  search: Timing;
  ilike: Timing;
  filteredSearch: Timing;
  filteredIlike: Timing;
  meantSearch: Timing;
  meantIlike: Timing;
}

async function timeBesideIlike(pool: pg.Pool, questions: number): Promise<IlikeTimings> {
  const search = searchOn(pool);
  const random = seededRandom(3);
  // Two connections, so that both sides look for gifts and lists at the same time.
  const clients = await Promise.all([pool.connect(), pool.connect()]);
  // What a request may take is over before a rare word is found this way.
  for (const client of clients) await client.query('set statement_timeout = 0');
  const beside = (statement: (table: 'gifts' | 'gift_lists', order: string) => pg.QueryConfig) =>
    Promise.all([
      clients[0].query(statement('gifts', 'popularity desc, id desc')),
      clients[1].query(statement('gift_lists', 'position, id')),
    ]);
  const likewise = (question: Question) => beside((table, order) => ilike(table, order, question));
  const wordByWord = ({ query = '' }: Question) => beside((table, order) => ilikeEach(table, order, query));
  const plain = Array.from({ length: questions }, () => ({ query: randomQuestion(random) }));
  const filtered = Array.from({ length: questions }, () => filteredQuestion(random));
  const meant = Array.from({ length: questions }, () => meantQuestion(random));
  const runs = (ask: Ask, asked: Question[]) => asked.map((question) => () => ask(question));
  try {
    return await timeInTurn({
      search: runs(search, plain),
      ilike: runs(likewise, plain),
      filteredSearch: runs(search, filtered),
      filteredIlike: runs(likewise, filtered),
      meantSearch: runs(search, meant),
      meantIlike: runs(wordByWord, meant),
    });
  } finally {
    for (const client of clients) client.release(true);
  }
}

export interface HomeTimings {
  home: Timing;
  byKey: Timing;
}

/** The home screen's page of lists beside a read of as many lists by their keys. */
async function timeHome(pool: pg.Pool, rounds: number, lists: number): Promise<HomeTimings> {
  const random = seededRandom(4);
  const db = openDb(pool);
  const page = { occasion: undefined, today: '2026-11-17', after: undefined, limit: HOME_PAGE };
  const home = async () => (await findPublicLists(db, page)).map(toGiftList);
  const byKey = () => {
    const ids = Array.from({ length: HOME_PAGE }, () => 1 + Math.floor(random() * lists));
    return pool.query({ text: 'select * from gift_lists where id = any($1)', values: [ids] });
  };
  return await timeInTurn({
    home: Array.from({ length: rounds }, () => home),
    byKey: Array.from({ length: rounds }, () => byKey),
  });
}

export interface SearchSize extends DataSize {
  questions: number;
  slowQuestions: number;
  rounds: number;
  /** Tables of a few rows are read whole because that is cheaper: then the question is whether they must be. */
  isTiny?: boolean;
}

export async function measureSearch(serverUrl: string, size: SearchSize) {
  const { gifts, lists, questions } = size;
  const large = await createCatalogueDatabase(serverUrl, 'large', size);
  const small = await createCatalogueDatabase(serverUrl, 'small', { gifts: gifts / 100, lists: lists / 100 });
  try {
    for (const pool of [small, large])
      if ((await addAsker(pool)) !== ASKER) throw new Error('Somebody was there before the asker');
    const atSmall = await timeSearch(small, questions);
    const atLarge = await timeSearch(large, questions);
    const beside = await timeBesideIlike(large, size.slowQuestions);
    const home = await timeHome(large, size.rounds, lists);
    const typing = await timeTyping(large, searchOn(large), questions);
    const scans = await sequentialScans(large, Math.min(30, questions), size.isTiny);
    return { atLarge, atSmall, beside, home, typing, scans };
  } finally {
    await large.end();
    await small.end();
  }
}

/** Names every search statement whose plan reads all gifts. */
async function sequentialScans(pool: pg.Pool, questions: number, isTiny = false): Promise<string[]> {
  const { db, asked } = recordedDb(pool);
  const random = seededRandom(5);
  for (let question = 0; question < questions; question++) {
    const query = question % 3 === 0 ? randomTypo(random) : randomQuestion(random);
    const filters = { price: ['25-50'], interest: ['category-4'] };
    const parts = { db, serveLink, vocabulary: meantVocabulary };
    await searchAll(parts, ASKER, { query, limit: PAGE });
    await searchAll(parts, ASKER, { query, ...filters, limit: PAGE });
    await searchAll(parts, ASKER, { ...meantQuestion(random), limit: PAGE });
    await suggest(db, ASKER, query);
  }
  return await thoseReadingAll(pool, asked, isTiny);
}

/** Of these statements, those whose plan goes through a whole table. */
export async function thoseReadingAll(
  pool: pg.Pool,
  statements: Statement[],
  isTiny: boolean,
  table = 'gifts',
): Promise<string[]> {
  const wholeTable = new RegExp(`Seq Scan on ${table}\\b`);
  const guilty = new Set<string>();
  const client = await pool.connect();
  try {
    if (isTiny) await client.query('set enable_seqscan = off');
    for (const { text, params } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, params);
      if (rows.some((row) => wholeTable.test(row['QUERY PLAN']))) guilty.add(text);
    }
    await client.query('reset enable_seqscan');
  } finally {
    client.release();
  }
  return [...guilty];
}

export function searchVerdicts(
  large: SearchTimings,
  small: SearchTimings,
  { search, ilike, filteredSearch, filteredIlike, meantSearch, meantIlike }: IlikeTimings,
  { home, byKey }: HomeTimings,
): Verdict[] {
  return [
    { promise: 'search p95 / ILIKE p95', ratio: search.p95 / ilike.p95, atMost: 1 / 50 },
    {
      promise: 'search with a category and a price p95 / ILIKE with the same p95',
      ratio: filteredSearch.p95 / filteredIlike.p95,
      atMost: 1 / 50,
    },
    {
      promise: 'search that understands p95 / ILIKE for its words p95',
      ratio: meantSearch.p95 / meantIlike.p95,
      atMost: 1 / 50,
    },
    {
      promise: 'search that understands p95 / its p95 at a hundredth of the data',
      ratio: large.meant.p95 / small.meant.p95,
      atMost: 5,
    },
    {
      promise: 'search p95 / its p95 at a hundredth of the data',
      ratio: large.words.p95 / small.words.p95,
      atMost: 5,
    },
    { promise: 'typo p95 / exact p95', ratio: large.typos.p95 / large.words.p95, atMost: 2 },
    { promise: 'home page / same rows by key', ratio: home.p50 / byKey.p50, atMost: 3 },
  ];
}
