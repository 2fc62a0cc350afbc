import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DataUnusable } from '../data-folder.ts';
import { passwordOf, SUPERUSER } from './cluster.ts';
import { removeLeftFolder } from './runtime-folder.ts';
import { inUse, lockHolder } from './server-lock.ts';

interface LeftServer {
  pid: number;
  port: number;
  socketDir: string;
}

const POLL_MS = 50;
// A server that has just started its PostgreSQL takes the lock within a moment.
const ORPHAN_AFTER_MS = 2_000;
const GIVE_UP_MS = 60_000;

/** Stops a PostgreSQL that a killed server left running on the cluster; refuses while its server is alive. */
export async function stopLeftPostmaster(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const deadline = performance.now() + GIVE_UP_MS;
  let freeSince: number | undefined;
  let stopped: LeftServer | undefined;
  for (;;) {
    // Reads the file each time: a starting PostgreSQL adds its socket later.
    const found = readPidFile(file);
    if (!found) return stopped && tidyUp(file, stopped);
    // The process id may have been reused by another program, which PostgreSQL would take for a postmaster.
    if (!isPostmasterOf(found.pid, cluster)) return tidyUp(file, found);
    const holder = await holderOf(cluster, found);
    if (typeof holder === 'string') throw inUse(cluster, holder);
    if (holder === undefined) freeSince ??= performance.now();
    if (freeSince !== undefined && performance.now() - freeSince > ORPHAN_AFTER_MS) {
      stopped = found;
      signal(found.pid);
    }
    if (performance.now() > deadline)
      throw new DataUnusable(
        `PostgreSQL (process ${found.pid}) still runs on ${cluster} and does not answer: stop it and start again.`,
      );
    await sleep(POLL_MS);
  }
}

function tidyUp(file: string, { socketDir }: LeftServer): void {
  rmSync(file, { force: true });
  if (socketDir) removeLeftFolder(socketDir);
}

function readPidFile(file: string): LeftServer | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), socketDir: lines[4] ?? '' } : undefined;
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  const words = commandOf(pid);
  const index = words.indexOf('-D');
  if (index < 1) return false;
  return samePath(words[index + 1]!, cluster);
}

function samePath(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

/** Command line of a running process; empty for an ended one, also for a zombie. */
function commandOf(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (process.platform === 'win32') return windowsCommand(pid);
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).split(' ');
  } catch {
    return [];
  }
}

function windowsCommand(pid: number): string[] {
  const query = `(Get-CimInstance Win32_Process -Filter ProcessId=${pid}).CommandLine`;
  const command = execFileSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' });
  return (command.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
}

/** The process of the server; undefined: there is none; null: PostgreSQL takes no connections. */
async function holderOf(
  cluster: string,
  { port, socketDir }: LeftServer,
): Promise<string | undefined | null> {
  const client = new pg.Client({
    user: SUPERUSER,
    password: passwordOf(cluster),
    database: 'postgres',
    host: socketDir || '127.0.0.1',
    port,
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await lockHolder(client);
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has ended.
  }
}
