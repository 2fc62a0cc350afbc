import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../api/src/test/free-port.ts';
import { createDatabase } from './database.ts';
import { median } from './load.ts';
import type { Verdict } from './measure.ts';

/** How soon a server can be used, and what it holds when nobody uses it. */
export interface Start {
  readyMs: number;
  idleMb: number;
}

export type Starts = Record<'hello' | 'postgres' | 'embedded', Start>;

const MAIN = join(import.meta.dirname, '..', 'build', 'api', 'main.js');
const HELLO = join(import.meta.dirname, 'hello.server.ts');
const LOOK_EVERY_MS = 10;
// After this the garbage of the start is gone, and nothing else happens in an idle server.
const IDLE_AFTER_MS = 5_000;

/** Starts the artefact and a bare Fastify in turn, on data that is there already. */
export async function measureStarts(serverUrl: string, { rounds }: { rounds: number }): Promise<Starts> {
  if (!existsSync(MAIN)) throw new Error('There is no build to start: npm run build makes it.');
  const scratch = mkdtempSync(join(tmpdir(), 'tuckaway-start-'));
  const production = (folder: string) => ({
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: join(scratch, folder),
  });
  const servers = {
    hello: () => start(HELLO, {}),
    postgres: () => start(MAIN, { ...production('files'), DATABASE_URL: databaseUrl }),
    embedded: () => start(MAIN, production('embedded')),
  };
  const databaseUrl = await createDatabase(serverUrl, 'start');
  const found: Record<keyof Starts, Start[]> = { hello: [], postgres: [], embedded: [] };
  try {
    // The first start of each fills its database and is not counted.
    for (let round = 0; round <= rounds; round++) {
      for (const name of Object.keys(servers) as (keyof Starts)[]) {
        const measured = await servers[name]();
        if (round > 0) found[name].push(measured);
      }
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return {
    hello: typical(found.hello),
    postgres: typical(found.postgres),
    embedded: typical(found.embedded),
  };
}

function typical(starts: Start[]): Start {
  return {
    readyMs: median(starts.map(({ readyMs }) => readyMs)),
    idleMb: median(starts.map(({ idleMb }) => idleMb)),
  };
}

/** Memory hardly depends on the machine, so it is promised as it is; the time to be ready is only shown. */
export function startVerdicts({ postgres, embedded }: Starts): Verdict[] {
  return [
    { promise: 'idle on PostgreSQL, MB', ratio: postgres.idleMb, atMost: 180 },
    { promise: 'idle on the embedded database, MB', ratio: embedded.idleMb, atMost: 450 },
  ];
}

async function start(file: string, env: Record<string, string>): Promise<Start> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: origin, ...env },
  });
  try {
    await untilReady(`${origin}/readyz`, child);
    const readyMs = performance.now() - started;
    await wait(IDLE_AFTER_MS);
    return { readyMs, idleMb: residentMb(child.pid!) };
  } finally {
    const exited = once(child, 'exit');
    if (child.kill('SIGTERM')) await exited;
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`A server ended with ${child.exitCode} instead of starting.`);
}

/** Resident memory, as Linux counts it. */
function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kilobytes) / 1024;
}
