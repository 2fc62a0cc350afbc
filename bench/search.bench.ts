import type pg from 'pg';
import { openDb } from '../api/src/db/db.ts';
import { findPublicLists, FIRST_LIST } from '../api/src/features/gift-lists/gift-lists.store.ts';
import { toGiftList } from '../api/src/features/gift-lists/gift-list.view.ts';
import { searchAll, type Query } from '../api/src/features/search/search.service.ts';
import { createCatalogueDatabase } from './catalogue-database.ts';
import type { DataSize } from './generate.ts';
import { time, timeInTurn, type Timing, type Verdict } from './measure.ts';
import { pick, seededRandom } from './random.ts';
import { recordedDb, type Statement } from './recorded-db.ts';
import { randomQuestion, randomTypo } from './vocabulary.ts';

const PAGE = 24;
const HOME_PAGE = 48;
const ASKER = 1;
const serveLink = () => ({ purchaseUrl: null, isAffiliate: false });
const PRICES = ['under-25', '25-50', '50-100', '100-200', 'over-200'];

export interface SearchTimings {
  words: Timing;
  filtered: Timing;
  typos: Timing;
}

type Ask = (query: Omit<Query, 'limit'>) => Promise<unknown>;

function searchOn(pool: pg.Pool): Ask {
  const db = openDb(pool);
  return (query) => searchAll({ db, serveLink }, ASKER, { ...query, limit: PAGE });
}

export async function timeSearch(pool: pg.Pool, questions: number): Promise<SearchTimings> {
  const ask = searchOn(pool);
  const random = seededRandom(3);
  const many = (make: () => Omit<Query, 'limit'>) =>
    Array.from({ length: questions }, make).map((query) => () => ask(query));
  return {
    words: await time(many(() => ({ query: randomQuestion(random) }))),
    filtered: await time(
      many(() => ({
        query: randomQuestion(random),
        occasion: [`category-${3 * Math.ceil(random() * 16)}`],
        price: [pick(random, PRICES)],
      })),
    ),
    typos: await time(many(() => ({ query: randomTypo(random) }))),
  };
}

/** The same questions, in turn with our search and without any of its indexes for words. */
export interface IlikeTimings {
  search: Timing;
  ilike: Timing;
}

export async function timeBesideIlike(pool: pg.Pool, questions: number): Promise<IlikeTimings> {
  const search = searchOn(pool);
  const random = seededRandom(3);
  // Two connections, so that both sides look for gifts and lists at the same time.
  const clients = await Promise.all([pool.connect(), pool.connect()]);
  // What a request may take is over before a rare word is found this way.
  for (const client of clients) await client.query('set statement_timeout = 0');
  const ask = (client: pg.PoolClient, table: string, order: string, pattern: string) =>
    client.query(
      `select id, title from ${table} where is_public and (title ilike $1 or description ilike $1)
       order by ${order} limit ${PAGE}`,
      [pattern],
    );
  const likewise = (query: string) => {
    const pattern = `%${query.split(' ').join('%')}%`;
    return Promise.all([
      ask(clients[0], 'gifts', 'popularity desc, id desc', pattern),
      ask(clients[1], 'gift_lists', 'position, id', pattern),
    ]);
  };
  const asked = Array.from({ length: questions }, () => randomQuestion(random));
  try {
    return await timeInTurn({
      search: asked.map((query) => () => search({ query })),
      ilike: asked.map((query) => () => likewise(query)),
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
export async function timeHome(pool: pg.Pool, rounds: number, lists: number): Promise<HomeTimings> {
  const random = seededRandom(4);
  const db = openDb(pool);
  const home = async () =>
    (await findPublicLists(db, { occasion: undefined, after: FIRST_LIST, limit: HOME_PAGE })).map(toGiftList);
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
    const atSmall = await timeSearch(small, questions);
    const atLarge = await timeSearch(large, questions);
    const beside = await timeBesideIlike(large, size.slowQuestions);
    const home = await timeHome(large, size.rounds, lists);
    const scans = await sequentialScans(large, Math.min(30, questions), size.isTiny);
    return { atLarge, atSmall, beside, home, scans };
  } finally {
    await large.end();
    await small.end();
  }
}

/** Names every search statement whose plan reads all gifts. */
export async function sequentialScans(pool: pg.Pool, questions: number, isTiny = false): Promise<string[]> {
  const { db, asked } = recordedDb(pool);
  const random = seededRandom(5);
  for (let question = 0; question < questions; question++) {
    const query = question % 3 === 0 ? randomTypo(random) : randomQuestion(random);
    const filters = { price: ['25-50'], interest: ['category-4'] };
    await searchAll({ db, serveLink }, ASKER, { query, limit: PAGE });
    await searchAll({ db, serveLink }, ASKER, { query, ...filters, limit: PAGE });
  }
  return await thoseReadingAllGifts(pool, asked, isTiny);
}

export async function thoseReadingAllGifts(
  pool: pg.Pool,
  statements: Statement[],
  isTiny: boolean,
): Promise<string[]> {
  const guilty = new Set<string>();
  const client = await pool.connect();
  try {
    if (isTiny) await client.query('set enable_seqscan = off');
    for (const { text, params } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, params);
      if (rows.some((row) => /Seq Scan on gifts\b/.test(row['QUERY PLAN']))) guilty.add(text);
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
  { search, ilike }: IlikeTimings,
  { home, byKey }: HomeTimings,
): Verdict[] {
  return [
    { promise: 'search p95 / ILIKE p95', ratio: search.p95 / ilike.p95, atMost: 1 / 50 },
    {
      promise: 'search p95 / its p95 at a hundredth of the data',
      ratio: large.words.p95 / small.words.p95,
      atMost: 5,
    },
    { promise: 'typo p95 / exact p95', ratio: large.typos.p95 / large.words.p95, atMost: 2 },
    { promise: 'home page / same rows by key', ratio: home.p50 / byKey.p50, atMost: 3 },
  ];
}
