// Servers and databases that are killed under writes, then a restore elsewhere: `npm run drill:kills -- [kills] [minutes]`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppServer } from './app-server.ts';
import { PostgresCluster } from './postgres-cluster.ts';
import { until } from '../until.ts';
import { onStage, type Stage } from './processes.ts';
import { requirePackages } from './tools.ts';
import { Writer } from './writer.ts';

const PEOPLE = 8;
/** Kills before new accounts write: an account holds at most 1,000 recipients. */
const KILLS_A_GROUP = 20;
const MAX_KILLS = 1_000;
const MAX_MS = 40 * 60_000;
const CLI = join(import.meta.dirname, '..', '..', 'api', 'src', 'cli');

requirePackages(['postgresql-15']);
const killsInAll = Math.min(Math.max(1, Number(process.argv[2] ?? 200)), MAX_KILLS);
const maxMs = Math.min(Number(process.argv[3] ?? 40) * 60_000, MAX_MS);
const beganAt = performance.now();
const isLate = () => performance.now() - beganAt > maxMs;
await onStage(drill);

async function drill(stage: Stage): Promise<void> {
  const cluster = await PostgresCluster.start(stage, 'primary');
  const server = await AppServer.start(stage, { DATABASE_URL: cluster.url });
  try {
    const writers: Writer[] = [];
    const backMs: Record<'server' | 'database', number[]> = { server: [], database: [] };
    for (let done = 0; done < killsInAll && !isLate(); done += KILLS_A_GROUP) {
      const group = Array.from(
        { length: PEOPLE },
        (_, at) => new Writer(server.origin, `Writer${done}x${at}`),
      );
      for (const writer of group) await writer.signIn();
      writers.push(...group);
      await killUnderWrites({ cluster, server, group, backMs }, Math.min(KILLS_A_GROUP, killsInAll - done));
      console.log(`${backMs.server.length + backMs.database.length} kills`);
    }
    const kills = backMs.server.length + backMs.database.length;
    const faults = await checkAll(writers);
    console.table({ server: summary(backMs.server), database: summary(backMs.database) });
    faults.push(...(await restoreElsewhere(stage, { cluster, server, writers })));
    for (const fault of faults) console.error(fault);
    const confirmed = writers.reduce((sum, writer) => sum + writer.confirmed.length, 0);
    console.log(
      `${kills} kills, ${confirmed} confirmed writes of ${writers.length} people, ${faults.length} faults`,
    );
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await server.kill('SIGTERM');
  }
}

interface KillRun {
  cluster: PostgresCluster;
  server: AppServer;
  group: readonly Writer[];
  backMs: Record<'server' | 'database', number[]>;
}

/** Kills the server and the database alternately, at different moments of a write. */
async function killUnderWrites({ cluster, server, group, backMs }: KillRun, count: number): Promise<void> {
  const stop = new AbortController();
  const writing = Promise.all(group.map((writer) => writer.writeUntil(stop.signal)));
  const allConfirmedSince = (time: number) =>
    until('A confirmed write of everybody', () =>
      group.every(({ lastConfirmedAt }) => lastConfirmedAt > time),
    );
  for (let n = 0; n < count && !isLate(); n++) {
    await allConfirmedSince(performance.now());
    await sleep(Math.random() * 200);
    const killed = n % 2 === 0 ? server : cluster;
    await killed.kill();
    await (killed === server ? server.start() : cluster.run());
    const startedAt = performance.now();
    await allConfirmedSince(startedAt);
    backMs[killed === server ? 'server' : 'database'].push(performance.now() - startedAt);
  }
  stop.abort();
  await writing;
}

function summary(times: number[]) {
  return {
    kills: times.length,
    medianBackMs: Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0),
    slowestBackMs: Math.round(Math.max(0, ...times)),
  };
}

async function checkAll(writers: readonly Writer[]): Promise<string[]> {
  return (await Promise.all(writers.map((writer) => writer.check()))).flat();
}

type RestoreRun = Omit<KillRun, 'group' | 'backMs'> & { writers: readonly Writer[] };

/** Restores a backup of the database into another PostgreSQL, and returns the confirmed writes that are not found there. */
async function restoreElsewhere(stage: Stage, { cluster, server, writers }: RestoreRun): Promise<string[]> {
  const startedAt = performance.now();
  const wrote = await runCommand('backup.ts', [], { DATABASE_URL: cluster.url, DATA_DIR: server.dataDir });
  const file = /Wrote and verified (\S+\.sql\.gz)/.exec(wrote)?.[1];
  if (file === undefined) throw new Error(`There is no backup: ${wrote}`);
  const elsewhere = await PostgresCluster.start(stage, 'elsewhere');
  const other = await AppServer.start(stage, { DATABASE_URL: elsewhere.url });
  try {
    await other.kill('SIGTERM');
    await runCommand('restore.ts', [file], { DATABASE_URL: elsewhere.url, DATA_DIR: other.dataDir });
    await other.start();
    for (const writer of writers) await writer.moveTo(other.origin);
    const faults = await checkAll(writers);
    console.log(
      `Backed up, restored elsewhere and compared in ${Math.round(performance.now() - startedAt)} ms`,
    );
    return faults.map((fault) => `elsewhere: ${fault}`);
  } finally {
    await other.kill('SIGTERM');
  }
}

async function runCommand(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [join(CLI, file), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${file} ended with ${String(code)}: ${output}`);
  return output;
}
