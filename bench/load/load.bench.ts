import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres } from '../../api/src/test/database/test-postgres.ts';
import { connectPostgres, NO_LIMITS } from '../../api/src/db/pool.ts';
import type { Verdict } from '../measure.ts';
import { signIn, type Person } from '../people.ts';
import { startServer, type ServerProcess } from '../server-process.ts';
import { Client } from './client.ts';
import { playCrowd, type CrowdResult } from './crowd.ts';

export interface LoadSize {
  /** The first step has so many people, each further one twice as many, up to the most. */
  from: number;
  most: number;
  /** Steps between the last good one and the first bad one. */
  refinements: number;
  stepSeconds: number;
  pauseMs: readonly [number, number];
  /** Sessions whose memory is measured. */
  sessions: number;
  /** Of the flat run. */
  minutes: number;
}

export interface LoadResult {
  /** Steps on one server and on two. */
  steps: Record<1 | 2, CrowdResult[]>;
  /** Most people at p95 under 300 ms without an error. */
  most: Record<1 | 2, number>;
  /** Of one server, for a thousand people who are signed in, each with an open connection. */
  memoryPerThousand: { usedMb: number; residentMb: number };
  flat: { people: number; minutes: Minute[] };
}

interface Minute {
  p95: number;
  perSecond: number;
  errors: number;
  residentMb: number;
  generatorLagMs: number;
}

interface Memory {
  residentBytes: number;
  usedBytes: number;
}

const PROMISED_MS = 300;
const MEGABYTE = 1024 * 1024;
/** The flat run leaves some room below the most. */
const FLAT_SHARE = 0.6;
// As a server keeps it: what was acknowledged is on the disk.
const DURABLE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', shared_buffers: '256MB' };
const SIGN_INS_AT_ONCE = 8;
const quiet = { error: (_details: object, message: string) => console.error(message) };

const isGood = ({ all, errors }: CrowdResult) => all.p95 < PROMISED_MS && Object.keys(errors).length === 0;

/** Everything on this machine: the people, one or two servers and one PostgreSQL share its processor. */
export async function measureLoad(size: LoadSize): Promise<LoadResult> {
  const postgres = await startTestPostgres(DURABLE);
  const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-load-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' };
  const servers: ServerProcess<object>[] = [];
  try {
    const start = async () => servers.push(await startServer('load/server.process.ts', env));
    await start();
    const people = await signInAll(postgres.url, Math.max(size.most, size.sessions));
    const memoryPerThousand = await measureSessions(servers[0]!, people.slice(0, size.sessions));
    const one = await findMost(servers, people, size);
    await start();
    const two = await findMost(servers, people, size);
    const most = { 1: one.most, 2: two.most };
    const flatPeople = people.slice(0, Math.max(1, Math.round(Math.max(most[1], most[2]) * FLAT_SHARE)));
    const flat = { people: flatPeople.length, minutes: await runFlat(servers, flatPeople, size) };
    return { steps: { 1: one.steps, 2: two.steps }, most, memoryPerThousand, flat };
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
    for (let at = people.length; at < count; at = people.length) {
      // Kept free before the wait, so that nobody else takes the place.
      people.push({ id: 0, cookie: '' });
      people[at] = await signIn(pool, `Person ${at}`);
    }
  };
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, signInSome));
  await pool.query('analyze');
  await pool.end();
  return people;
}

async function measureSessions(server: ServerProcess<object>, people: Person[]) {
  const visit = async (client: Client) => await client.send({ step: 'visit', path: '/api/gift-lists' });
  const warmUp = new Client([server.url], people[0]!.cookie);
  for (let call = 0; call < 200; call++) await visit(warmUp);
  warmUp.close();
  const before = await server.ask<Memory>('memory');
  const clients = people.map(({ cookie }) => new Client([server.url], cookie));
  for (const client of clients) await visit(client);
  const after = await server.ask<Memory>('memory');
  for (const client of clients) client.close();
  const perThousand = (bytes: number) => ((bytes / people.length) * 1000) / MEGABYTE;
  return {
    usedMb: perThousand(after.usedBytes - before.usedBytes),
    residentMb: perThousand(after.residentBytes - before.residentBytes),
  };
}

/** Twice as many people at each step until one fails, then between the last two. */
async function findMost(servers: readonly ServerProcess<object>[], people: Person[], size: LoadSize) {
  const steps: CrowdResult[] = [];
  let most = 0;
  let tooMany = Infinity;
  const attempt = async (count: number) => {
    const result = await play(servers, people.slice(0, count), size, size.stepSeconds);
    steps.push(result);
    if (isGood(result)) most = count;
    else tooMany = count;
  };
  for (let count = size.from; count <= size.most && count < tooMany; count *= 2) await attempt(count);
  for (let step = 0; step < size.refinements && tooMany < Infinity; step++)
    await attempt(Math.round((most + tooMany) / 2));
  return { most, steps };
}

async function play(
  servers: readonly ServerProcess<object>[],
  people: Person[],
  { pauseMs }: LoadSize,
  seconds: number,
) {
  return await playCrowd({ servers: servers.map(({ url }) => url), people, seconds, pauseMs });
}

async function runFlat(servers: readonly ServerProcess<object>[], people: Person[], size: LoadSize) {
  const minutes: Minute[] = [];
  for (let minute = 0; minute < size.minutes; minute++) {
    const seconds = Math.min(1, size.minutes - minute) * 60;
    const { all, perSecond, errors, generatorLagMs } = await play(servers, people, size, seconds);
    let residentMb = 0;
    for (const server of servers) residentMb += (await server.usage()).memoryBytes / MEGABYTE;
    const failed = Object.values(errors).reduce((sum, count) => sum + count, 0);
    minutes.push({ p95: all.p95, perSecond, errors: failed, residentMb, generatorLagMs });
  }
  return minutes;
}

/** Mean of a field over the first and the last third of the run. */
function thirds(minutes: readonly Minute[], field: 'p95' | 'residentMb') {
  const third = Math.ceil(minutes.length / 3);
  const mean = (some: readonly Minute[]) =>
    some.reduce((sum, minute) => sum + minute[field], 0) / some.length;
  return { first: mean(minutes.slice(0, third)), last: mean(minutes.slice(-third)) };
}

export function loadVerdicts({ flat: { minutes } }: Pick<LoadResult, 'flat'>): Verdict[] {
  const [speed, memory] = [thirds(minutes, 'p95'), thirds(minutes, 'residentMb')];
  const slowest = Math.max(...minutes.map(({ p95 }) => p95));
  return [
    { promise: 'flat run: slowest minute p95 / 300 ms', ratio: slowest / PROMISED_MS, atMost: 1 },
    { promise: 'flat run: p95 of the last third / the first', ratio: speed.last / speed.first, atMost: 1.5 },
    {
      promise: 'flat run: memory of the last third / the first',
      ratio: memory.last / memory.first,
      atMost: 1.2,
    },
  ];
}

export function loadFaults({ flat: { minutes } }: Pick<LoadResult, 'flat'>): string[] {
  const failed = minutes.reduce((sum, { errors }) => sum + errors, 0);
  return failed === 0 ? [] : [`${failed} requests of the flat run failed`];
}
