import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../api/src/test/servers/free-port.ts';
import { createDatabase } from '../data/database.ts';
import { median, type Verdict } from '../measure.ts';

/** Time until a server is ready, and its memory when idle. */
interface Start {
  readyMs: number;
  idleMb: number;
}

type Server = 'hello' | 'postgres' | 'embedded';
/** `first` is the first start with the embedded database, which fills it. */
type Starts = Record<Server | 'first', Start>;

const MAIN = join(import.meta.dirname, '../../build/api/main.js');
const HELLO = join(import.meta.dirname, 'hello.server.ts');
const POLL_MS = 10;
// By then the garbage of the start is collected, and an idle server does nothing.
const IDLE_AFTER_MS = 5_000;

/** Starts the artefact and a bare Fastify in turn, on data that is there already. */
export async function measureStarts(
  serverUrl: string,
  { rounds, firstMinutes }: { rounds: number; firstMinutes: number },
): Promise<Starts> {
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
    first: () => start(MAIN, production('embedded'), firstMinutes * 60_000),
  };
  const databaseUrl = await createDatabase(serverUrl, 'start');
  const found: Record<Server, Start[]> = { hello: [], postgres: [], embedded: [] };
  try {
    const first = await servers.first();
    // The first start of each server fills its database and is not counted.
    for (let round = 0; round <= rounds; round++) {
      for (const name of Object.keys(found) as Server[]) {
        const measured = await servers[name]();
        if (round > 0) found[name].push(measured);
      }
    }
    return {
      hello: typical(found.hello),
      postgres: typical(found.postgres),
      embedded: typical(found.embedded),
      first,
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function typical(starts: Start[]): Start {
  return {
    readyMs: median(starts.map(({ readyMs }) => readyMs)),
    idleMb: median(starts.map(({ idleMb }) => idleMb)),
  };
}

/** Memory hardly depends on the machine. Start time does, so it is only printed. */
export function startVerdicts({ postgres, embedded }: Starts): Verdict[] {
  return [
    { promise: 'idle on PostgreSQL, MB', measured: postgres.idleMb, atMost: 180 },
    { promise: 'idle with the embedded PostgreSQL, MB', measured: embedded.idleMb, atMost: 220 },
  ];
}

async function start(file: string, env: Record<string, string>, idleAfterMs = IDLE_AFTER_MS): Promise<Start> {
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
    await wait(idleAfterMs);
    return { readyMs, idleMb: memoryMb(child.pid!) };
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
    await wait(POLL_MS);
  }
  throw new Error(`A server ended with ${child.exitCode} instead of starting.`);
}

/** Memory of a process and all that it started, where each shares with others counted in part (PSS). */
function memoryMb(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))!;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const below = children ? children.split(' ').map((child) => memoryMb(Number(child))) : [];
  return below.reduce((sum, mb) => sum + mb, Number(kilobytes) / 1024);
}
