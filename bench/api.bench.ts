import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from './database.ts';
import { compare, costOf, type Comparison, type Load } from './load.ts';
import type { Verdict } from './measure.ts';
import type { People } from './people.ts';
import { sessionCheckFaults } from './session.bench.ts';
import { startServer, type ServerProcess } from './server-process.ts';

export interface ApiSize {
  /** How many other people there are, in the small and in the large database. */
  fewOthers: number;
  manyOthers: number;
  rounds: number;
  /** Requests in one round: of 'hello'; others ask for a share of it. */
  hellos: number;
}

type App = ServerProcess<People>;

export interface ApiTimings {
  /** By a server that makes every response anew: what the first read after a change costs. */
  anew20: Comparison;
  anew200: Comparison;
  /** By somebody who has it already, as browsers ask. */
  unchanged20: Comparison;
  unchanged200: Comparison;
  create: Comparison;
  embedded20: Comparison;
  /** Made anew with many other people, beside the same with few. */
  myLists: Comparison;
  /** What makes the session check more than one indexed read. */
  sessionFaults: string[];
}

const CONNECTIONS = 10;
const WRITING_CONNECTIONS = 4;
// Requests to the server itself take longer: fewer of them make rounds of about the same length.
const SHARES = { unchanged: 0.2, anew: 0.04, create: 0.05, embedded20: 0.05, myLists: 0.1 };

/** Starts the servers, each in its own process, and takes turns between them. */
export async function timeApi(serverUrl: string, size: ApiSize): Promise<ApiTimings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-bench-'));
  const started: ServerProcess<unknown>[] = [];
  const start = async <Details>(file: string, env?: Record<string, string>) => {
    const server = await startServer<Details>(file, env);
    started.push(server);
    return server;
  };
  const startApp = (folder: string, env: Record<string, string>): Promise<App> =>
    start<People>('app.process.ts', {
      DATA_DIR: join(dataDir, folder),
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'error',
      ...env,
    });
  const anew = { RESPONSE_CACHE_MB: '0' };
  try {
    const fewUrl = await createDatabase(serverUrl, 'few_people');
    const manyUrl = await createDatabase(serverUrl, 'many_people');
    const fewOthers = { BENCH_OTHERS: String(size.fewOthers) };
    const [hello, many, fewAnew, embedded] = await Promise.all([
      start('hello.process.ts'),
      startApp('many', { DATABASE_URL: manyUrl, BENCH_OTHERS: String(size.manyOthers) }),
      startApp('few-anew', { DATABASE_URL: fewUrl, ...fewOthers, ...anew }),
      startApp('embedded', fewOthers),
    ]);
    const samePeople = { BENCH_PEOPLE: JSON.stringify(many.details) };
    const manyAnew = await startApp('many-anew', { DATABASE_URL: manyUrl, ...samePeople, ...anew });
    return {
      ...(await timeReads({ hello, many, manyAnew, fewAnew, embedded }, size)),
      create: await timeCreating(hello, many, manyUrl, size),
      sessionFaults: await sessionCheckFaults(manyUrl),
    };
  } finally {
    for (const server of started) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Servers {
  hello: ServerProcess<unknown>;
  many: App;
  manyAnew: App;
  fewAnew: App;
  embedded: App;
}

async function timeReads(
  { hello, many, manyAnew, fewAnew, embedded }: Servers,
  { rounds, hellos }: ApiSize,
): Promise<Omit<ApiTimings, 'create' | 'sessionFaults'>> {
  const greet = () => costOf(hello, { path: '/', amount: hellos, connections: CONNECTIONS });
  const read = (app: App, share: number, path: (people: People) => string, etag?: string) => () =>
    costOf(app, {
      path: path(app.details),
      amount: atLeastOneEach(hellos * share),
      connections: CONNECTIONS,
      cookie: app.details.reader.cookie,
      ...(etag !== undefined && { etag }),
    });
  const readAgain = async (path: (people: People) => string) =>
    read(many, SHARES.unchanged, path, await etagOf(many, path(many.details)));
  const gifts =
    (count: 20 | 200) =>
    ({ lists }: People) =>
      `/api/gift-lists/${lists[count]}/gifts?limit=${count}`;
  const myLists = () => '/api/gift-lists';
  return {
    anew20: await compare(rounds, greet, read(manyAnew, SHARES.anew, gifts(20))),
    anew200: await compare(rounds, greet, read(manyAnew, SHARES.anew, gifts(200))),
    unchanged20: await compare(rounds, greet, await readAgain(gifts(20))),
    unchanged200: await compare(rounds, greet, await readAgain(gifts(200))),
    embedded20: await compare(rounds, greet, read(embedded, SHARES.embedded20, gifts(20))),
    myLists: await compare(
      rounds,
      read(fewAnew, SHARES.myLists, myLists),
      read(manyAnew, SHARES.myLists, myLists),
    ),
  };
}

async function etagOf(app: App, path: string): Promise<string> {
  const response = await fetch(app.url + path, { headers: { cookie: app.details.reader.cookie } });
  await response.arrayBuffer();
  const etag = response.headers.get('etag');
  if (etag === null) throw new Error(`${path} has no entity tag`);
  return etag;
}

/** Every round is somebody else's, so that nobody comes to the end of what one person may keep. */
async function timeCreating(
  hello: ServerProcess<unknown>,
  app: App,
  databaseUrl: string,
  { rounds, hellos }: ApiSize,
): Promise<Comparison> {
  const amount = atLeastOneEach(hellos * SHARES.create);
  const load = (writer: number): Load => ({
    path: '/api/v1/gifts',
    amount,
    connections: WRITING_CONNECTIONS,
    cookie: app.details.writers[writer]!.cookie,
    body: {
      title: 'A teapot',
      price: 19.99,
      purchaseUrl: 'https://shop.example/teapot',
      description: 'Blue.',
    },
  });
  const result = await compare(
    rounds,
    () => costOf(hello, { path: '/', amount: hellos, connections: WRITING_CONNECTIONS }),
    (round) => costOf(app, load(round)),
  );
  await requireStored(
    databaseUrl,
    app.details.writers.slice(0, rounds + 1).map(({ id }) => id),
    amount,
  );
  return result;
}

async function requireStored(databaseUrl: string, writers: number[], each: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ stored: number }>(
    'select count(*)::int as stored from gifts where created_by_id = any($1)',
    [writers],
  );
  await client.end();
  const expected = writers.length * each;
  if (rows[0]!.stored !== expected) throw new Error(`${rows[0]!.stored} of ${expected} gifts were stored`);
}

const atLeastOneEach = (amount: number) => Math.max(CONNECTIONS, Math.round(amount));

export function apiVerdicts(timings: Omit<ApiTimings, 'sessionFaults'>): Verdict[] {
  const { anew20, anew200, unchanged20, unchanged200, create, embedded20, myLists } = timings;
  return [
    { promise: 'list of 20 gifts made anew / hello', ratio: anew20.ratio, atMost: 15 },
    { promise: 'list of 200 gifts made anew / hello', ratio: anew200.ratio, atMost: 45 },
    { promise: 'list of 20 gifts, unchanged / hello', ratio: unchanged20.ratio, atMost: 6 },
    { promise: 'list of 200 gifts, unchanged / hello', ratio: unchanged200.ratio, atMost: 6 },
    { promise: 'creating a gift, 4 connections / hello', ratio: create.ratio, atMost: 25 },
    { promise: 'list of 20 gifts, embedded database / hello', ratio: embedded20.ratio, atMost: 25 },
    { promise: 'my lists with many people / with few', ratio: myLists.ratio, atMost: 1.3 },
  ];
}
