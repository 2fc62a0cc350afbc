import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestPostgres } from '../../api/src/test/database/test-postgres.ts';
import { createDatabase } from '../data/database.ts';
import {
  equalWrites,
  freeze,
  hungSockets,
  worstImages,
  worstPages,
  type App,
  type Trouble,
} from './faults.ts';
import { median, type Verdict } from '../measure.ts';
import type { People } from '../data/people.ts';
import { startServer } from '../servers/server-process.ts';
import { worstPictures } from './worst-inputs.ts';

interface FaultsSize {
  /** Rounds, each with a quiet and a loaded phase. */
  rounds: number;
  /** Requests of other people in each phase. */
  requests: number;
  /** Side of the largest picture that is not refused. */
  pictureSidePx: number;
}

/** Latency of other people's requests: mean under load divided by the mean in a quiet phase, and the longest one. */
interface LoadedLatency {
  livez: number;
  read: number;
  longestMs: number;
}

interface FaultsTimings {
  worstPages: LoadedLatency;
  worstPictures: LoadedLatency;
  hungSockets: LoadedLatency;
  equalWrites: LoadedLatency;
  /** With the database frozen, /livez responds and all other requests are refused in time. */
  frozen: { livez: number; slowestRefusalMs: number; backAfterMs: number };
  faults: string[];
}

// Starts measuring once the load runs and a worker has started.
const WARM_UP_MS = 1_000;
const PROMISED_REFUSAL_MS = 3_000;

export async function timeFaults(server: TestPostgres, size: FaultsSize): Promise<FaultsTimings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-faults-'));
  const databaseUrl = await createDatabase(server.url, 'faults');
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BENCH_OTHERS: '10' };
  const app = await startServer<People>('app.process.ts', {
    ...env,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
  });
  try {
    const found = { keys: 0, failed: 0 };
    const timings = {
      worstPages: await measureUnder(app, worstPages, size),
      worstPictures: await measureUnder(app, worstImages(await worstPictures(size.pictureSidePx)), size),
      hungSockets: await measureUnder(app, hungSockets, size),
      equalWrites: await measureUnder(app, equalWrites(found), size),
    };
    const faults = await equalWriteFaults(databaseUrl, found);
    return { ...timings, frozen: await measureFrozenDatabase(app, server, size), faults };
  } finally {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs `work` under the trouble, and ends the trouble also where `work` fails. */
async function during<T>(app: App, trouble: Trouble, work: () => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const running = trouble(app, stop.signal);
  try {
    await Promise.race([running, sleep(WARM_UP_MS)]);
    return await work();
  } finally {
    stop.abort();
    await running;
  }
}

async function measureUnder(
  app: App,
  trouble: Trouble,
  { rounds, requests }: FaultsSize,
): Promise<LoadedLatency> {
  // Warms up, and is not counted.
  await measureRequests(app, requests);
  const latencies: LoadedLatency[] = [];
  for (let round = 0; round < rounds; round++) {
    const quiet = await measureRequests(app, requests);
    const loaded = await during(app, trouble, () => measureRequests(app, requests));
    latencies.push({
      livez: loaded.livezMs / quiet.livezMs,
      read: loaded.readMs / quiet.readMs,
      longestMs: loaded.longestMs,
    });
  }
  return {
    livez: median(latencies.map(({ livez }) => livez)),
    read: median(latencies.map(({ read }) => read)),
    longestMs: Math.max(...latencies.map(({ longestMs }) => longestMs)),
  };
}

/** Sends requests of another person, one after another, and measures their latency. */
async function measureRequests(app: App, requests: number) {
  const read = `/api/gift-lists/${app.details.lists[20]}/gifts?limit=20`;
  let [livezMs, readMs, longestMs] = [0, 0, 0];
  for (let n = 0; n < requests; n++) {
    const livez = await timed(app, '/livez');
    const list = await timed(app, read);
    if (livez.status !== 200 || list.status !== 200)
      throw new Error(`Others were refused: ${livez.status} for /livez, ${list.status} for a list`);
    livezMs += livez.ms / requests;
    readMs += list.ms / requests;
    longestMs = Math.max(longestMs, livez.ms, list.ms);
  }
  return { livezMs, readMs, longestMs };
}

async function timed(app: App, path: string) {
  const started = performance.now();
  const response = await fetch(app.url + path, { headers: { cookie: app.details.reader.cookie } });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - started };
}

async function measureFrozenDatabase(
  app: App,
  server: TestPostgres,
  { requests }: FaultsSize,
): Promise<FaultsTimings['frozen']> {
  const livezMs = async () => {
    let total = 0;
    for (let n = 0; n < requests; n++) total += (await timed(app, '/livez')).ms;
    return total / requests;
  };
  const quietMs = await livezMs();
  const goOn = freeze(server);
  let refusals: { ms: number }[];
  let frozenMs: number;
  try {
    const pending = ['/readyz', '/api/gift-lists', '/api/v1/tags', '/api/v1/recipients'].map((path) =>
      timed(app, path),
    );
    frozenMs = await livezMs();
    refusals = await Promise.all(pending);
  } finally {
    goOn();
  }
  const slowestRefusalMs = Math.max(...refusals.map(({ ms }) => ms));
  const started = performance.now();
  while ((await timed(app, '/api/gift-lists')).status !== 200) await sleep(20);
  return { livez: frozenMs / quietMs, slowestRefusalMs, backAfterMs: performance.now() - started };
}

/** Each key must have stored one gift, without a failed request. */
async function equalWriteFaults(
  databaseUrl: string,
  { keys, failed }: { keys: number; failed: number },
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ stored: number }>(
    "select count(*)::int as stored from gifts where title = 'Equal'",
  );
  await client.end();
  const { stored } = rows[0]!;
  return [
    ...(stored === keys ? [] : [`${keys} keys stored ${stored} gifts`]),
    ...(failed === 0 ? [] : [`${failed} of the equal writes failed`]),
  ];
}

type LatenciesByFault = Omit<FaultsTimings, 'frozen' | 'faults'>;

export function faultsVerdicts({
  frozen,
  ...latencies
}: LatenciesByFault & Pick<FaultsTimings, 'frozen'>): Verdict[] {
  const troubles = [latencies.worstPages, latencies.worstPictures, latencies.hungSockets];
  return [
    {
      promise: 'a list of 20 gifts during the worst inputs / in quiet',
      measured: Math.max(...troubles.map(({ read }) => read)),
      atMost: 2,
    },
    {
      promise: 'slowest refusal with a frozen database, ms',
      measured: frozen.slowestRefusalMs,
      atMost: PROMISED_REFUSAL_MS,
    },
  ];
}
