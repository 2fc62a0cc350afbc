import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './database.ts';
import { median } from './load.ts';
import type { Verdict } from './measure.ts';
import type { People, Person } from './people.ts';
import { startServer, type ServerProcess } from './server-process.ts';

export interface Soaked {
  requests: number;
  /** Medians of the second and of the last sixth of the time: in the first one caches fill. */
  earlyMb: number;
  lateMb: number;
}

type App = ServerProcess<People>;

const MINUTE_MS = 60_000;
const MB = 1024 * 1024;
const READERS = 4;
const SEARCHES = ['teapot', 'stoneware', 'gift wrap', 'number 7', 'teapto'];

/** Keeps a server busy with a bit of everything for so long, and watches what it holds. */
export async function soak(serverUrl: string, { minutes }: { minutes: number }): Promise<Soaked> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-soak-'));
  const app = await startServer<People>('app.process.ts', {
    DATA_DIR: dataDir,
    DATABASE_URL: await createDatabase(serverUrl, 'soak'),
    BENCH_OTHERS: '100',
    RATE_LIMIT_FACTOR: '1000000',
    // Full within minutes: what grows after that would be a leak.
    RESPONSE_CACHE_MB: '8',
    LOG_LEVEL: 'silent',
  });
  try {
    const endsAt = performance.now() + minutes * MINUTE_MS;
    const held: number[] = [];
    const people = [...Array<Person>(READERS).fill(app.details.reader), ...app.details.writers.slice(0, 2)];
    const counts = await Promise.all(
      people.map((person) => useUntil(app, person, endsAt, async () => void held.push(await heldMb(app)))),
    );
    const sixth = Math.max(1, Math.floor(held.length / 6));
    return {
      requests: counts.reduce((sum, count) => sum + count, 0),
      earlyMb: median(held.slice(sixth, 2 * sixth)),
      lateMb: median(held.slice(-sixth)),
    };
  } finally {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const heldMb = async (app: App) => (await app.usage()).memoryBytes / MB;

/** One person, again and again: looks, searches, adds somebody and takes them away. */
async function useUntil(app: App, person: Person, endsAt: number, afterTurn: () => Promise<void>) {
  const headers = { cookie: person.cookie, 'content-type': 'application/json' };
  let requests = 0;
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(app.url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}`);
    requests++;
    return await response.json();
  };
  for (let turn = 0; performance.now() < endsAt; turn++) {
    await send('GET', '/api/gift-lists');
    if (person === app.details.reader) {
      await send('GET', `/api/gift-lists/${app.details.lists[200]}/gifts?limit=${1 + (turn % 200)}`);
    }
    await send('GET', `/api/v1/search?query=${encodeURIComponent(SEARCHES[turn % SEARCHES.length]!)}`);
    const name = { name: `Somebody ${turn}` };
    const { data } = (await send('POST', '/api/v1/recipients', name)) as { data: { id: number } };
    await send('DELETE', `/api/v1/recipients/${data.id}`);
    if (person === app.details.writers[0]) await afterTurn();
  }
  return requests;
}

export function soakVerdicts({ earlyMb, lateMb }: Soaked): Verdict[] {
  return [{ promise: 'memory at the end / after the first minutes', ratio: lateMb / earlyMb, atMost: 1.1 }];
}
