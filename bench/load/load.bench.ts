import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres } from '../../api/src/test/database/test-postgres.ts';
import { connectPostgres, NO_LIMITS } from '../../api/src/db/connection/pool.ts';
import { signIn, type Person } from '../data/people.ts';
import { startServer, type ServerProcess } from '../servers/server-process.ts';
import { Client } from './client.ts';
import { simulateCrowd, resultOf, type Crowd, type CrowdResult } from './crowd.ts';
import { PROMISED_MS, runFlat, type FlatRun } from './flat-run.ts';

export interface LoadSize {
  /** Number of people in the first step; each further step has twice as many, up to `most`. */
  from: number;
  most: number;
  /** Number of steps between the last good one and the first bad one. */
  refinements: number;
  stepSeconds: number;
  pauseMs: readonly [number, number];
  /** Sessions whose memory is measured. */
  sessions: number;
  /** Length of the flat run. */
  minutes: number;
}

interface LoadResult {
  /** Steps on one server and on two. */
  steps: Record<1 | 2, CrowdResult[]>;
  /** Most people at p95 under 300 ms without an error. */
  most: Record<1 | 2, number>;
  /** Memory of one server for a thousand signed-in people with an open connection each, without the kernel's. */
  megabytesPerThousand: number;
  flat: FlatRun;
}

const MEGABYTE = 1024 * 1024;
/** Share of the maximum number of people that takes part in the flat run. */
const FLAT_SHARE = 0.6;
const MOST_MINUTES = 120;
// The settings of a production server: acknowledged writes are on the disk.
const DURABLE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', shared_buffers: '256MB' };
const SIGN_INS_AT_ONCE = 8;
const quiet = { error: (_details: object, message: string) => console.error(message) };

const isGood = ({ all, errors }: CrowdResult) => all.p95 < PROMISED_MS && Object.keys(errors).length === 0;

/** Everything on this machine: the people, one or two servers and one PostgreSQL share its processor. */
export async function measureLoad(size: LoadSize): Promise<LoadResult> {
  if (!(size.minutes > 0 && size.minutes <= MOST_MINUTES))
    throw new Error(`--minutes wants a number above 0 and up to ${MOST_MINUTES}.`);
  const postgres = await startTestPostgres(DURABLE);
  const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-load-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' };
  const servers: ServerProcess<object>[] = [];
  try {
    const start = async () => servers.push(await startServer('../load/server.process.ts', env));
    await start();
    const people = await signInAll(postgres.url, Math.max(size.most, size.sessions));
    const megabytesPerThousand = await measureSessions(servers[0]!, people.slice(0, size.sessions));
    const onOneServer = await findMost(servers, people, size);
    await start();
    const onTwoServers = await findMost(servers, people, size);
    const most = { 1: onOneServer.most, 2: onTwoServers.most };
    const flatRunPeople = people.slice(0, Math.max(1, Math.round(Math.max(most[1], most[2]) * FLAT_SHARE)));
    const flat = await runFlat(servers, crowdOf(servers, flatRunPeople, size, size.minutes * 60));
    return { steps: { 1: onOneServer.steps, 2: onTwoServers.steps }, most, megabytesPerThousand, flat };
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function signInAll(url: string, count: number): Promise<Person[]> {
  const pool = connectPostgres(url, quiet, { max: SIGN_INS_AT_ONCE, limits: NO_LIMITS });
  const people: Person[] = [];
  const signInSome = async () => {
    for (let start = people.length; start < count; start = people.length) {
      // Reserves the index before the wait, so that no other loop takes it.
      people.push({ id: 0, cookie: '' });
      people[start] = await signIn(pool, `Person ${start}`);
    }
  };
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, signInSome));
  await pool.query('analyze');
  await pool.end();
  return people;
}

/** Memory that the second half of the people adds, because the first half includes one-time costs. */
async function measureSessions(server: ServerProcess<object>, people: Person[]): Promise<number> {
  const clients: Client[] = [];
  const half = Math.ceil(people.length / 2);
  const usedWith = async (some: Person[]) => {
    for (const { cookie } of some) {
      const client = new Client([server.url], cookie);
      clients.push(client);
      await client.send({ step: 'visit', path: '/api/gift-lists' });
    }
    return await server.ask<number>('usedBytes');
  };
  const afterHalf = await usedWith(people.slice(0, half));
  const afterAll = await usedWith(people.slice(half));
  for (const client of clients) client.close();
  return (((afterAll - afterHalf) / (people.length - half)) * 1000) / MEGABYTE;
}

/** Twice as many people at each step until one fails, then between the last two. */
async function findMost(servers: readonly ServerProcess<object>[], people: Person[], size: LoadSize) {
  const steps: CrowdResult[] = [];
  let most = 0;
  let tooMany = Infinity;
  const attempt = async (count: number) => {
    const played = await simulateCrowd(crowdOf(servers, people.slice(0, count), size, size.stepSeconds));
    const result = resultOf(count, played);
    steps.push(result);
    if (isGood(result)) most = count;
    else tooMany = count;
  };
  for (let count = size.from; count <= size.most && count < tooMany; count *= 2) await attempt(count);
  for (let step = 0; step < size.refinements && tooMany < Infinity; step++)
    await attempt(Math.round((most + tooMany) / 2));
  return { most, steps };
}

const crowdOf = (
  servers: readonly ServerProcess<object>[],
  people: Person[],
  { pauseMs }: LoadSize,
  seconds: number,
): Crowd => ({ servers: servers.map(({ url }) => url), people, seconds, pauseMs });
