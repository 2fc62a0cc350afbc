import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataUnusable } from '../data-folder.ts';
import { freeLoopbackPort } from './loopback-port.ts';
import { accountOfCluster } from './account.ts';
import { passwordOf, SUPERUSER } from './cluster.ts';
import { findPrograms, type Programs } from './programs.ts';
import { shareRuntimeFolder, type RuntimeFolder } from './runtime-folder.ts';
import { stopWithParent } from './stop-with-parent.ts';

/** A running PostgreSQL on one cluster. */
export interface Postmaster {
  pid: number;
  exited: Promise<unknown>;
  /** Its last output. */
  messages(): string;
  stop(): Promise<void>;
}

interface PostmasterOptions {
  cluster: string;
  runtime: RuntimeFolder;
  port: number | undefined;
  settings: Record<string, string | number>;
}

/** PostgreSQL itself refused the cluster: then, and only then, a backup may help. */
export class ClusterBroken extends Error {}

/** Another PostgreSQL runs on this cluster. */
export class ClusterInUse extends Error {}

const READY = 'database system is ready to accept'; // connections, of a standby: read-only connections
const IN_USE = /lock file ".*postmaster\.pid" already exists/;
// Processes of a killed PostgreSQL may take a moment to end.
const LINGERING = /pre-existing shared memory block|still in use/;
// Errors of the machine, not of the cluster: no restore.
const MACHINE_TROUBLE =
  /Permission denied|No space left|Read-only file system|Too many open files|Cannot allocate memory|could not (create|bind|map|open) (shared memory|any|anonymous|IPv|Unix)|wrong ownership|invalid permissions|not compatible|incompatible|unshare|Address already in use/i;

const LINGER_MS = 30_000;
const RETRY_MS = 50;
const FAST_SHUTDOWN_MS = 60_000;
const KEPT_MESSAGES = 4_000;

/** A free port, or undefined where PostgreSQL listens on a Unix socket instead. */
export async function choosePort(runtime: RuntimeFolder): Promise<number | undefined> {
  return runtime.hasSocket ? undefined : await freeLoopbackPort();
}

export function addressOf(cluster: string, { path }: RuntimeFolder, port: number | undefined): string {
  const login = `${SUPERUSER}:${passwordOf(cluster)}`;
  if (port !== undefined) return `postgres://${login}@127.0.0.1:${port}/postgres`;
  return `postgres://${login}@localhost/postgres?host=${encodeURIComponent(path)}`;
}

/** Starts PostgreSQL and waits until it takes connections, after recovery where it was killed before. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const deadline = performance.now() + LINGER_MS;
  for (;;) {
    const failure = await tryStart(options);
    if (!(failure instanceof Error)) return failure;
    if (!LINGERING.test(failure.message) || performance.now() > deadline) throw failure;
    await sleep(RETRY_MS);
  }
}

async function tryStart(options: PostmasterOptions): Promise<Postmaster | Error> {
  const { cluster, runtime } = options;
  const account = accountOfCluster(cluster);
  const programs = findPrograms(runtime.path);
  shareRuntimeFolder(runtime, account);
  const [command, args] = account.command(programs.postgres, argumentsFor(options));
  const child = spawn(command, args, {
    ...account.options,
    env: programs.env,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own, so that Ctrl-C reaches only the server, which still writes its last backup.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  const { exited, messages } = follow(child);
  if (child.pid !== undefined) void exited.then(stopWithParent(child.pid, runtime.path));
  const ready = untilReady(child, messages);
  const hasStarted = await Promise.race([ready, exited.then(() => false)]);
  if (!hasStarted) return reasonFor(messages(), cluster);
  return { pid: child.pid!, exited, messages, stop: () => stop(child, exited, programs, cluster) };
}

function argumentsFor({ cluster, runtime, port, settings }: PostmasterOptions): string[] {
  const address =
    port === undefined
      ? { listen_addresses: '', unix_socket_directories: runtime.path, unix_socket_permissions: '0700' }
      : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port };
  return [
    '-D',
    cluster,
    ...Object.entries({ ...address, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

function follow(child: ChildProcess) {
  let tail = '';
  child.stderr!.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-KEPT_MESSAGES)));
  // A program that cannot be executed has no exit.
  const exited = Promise.race([
    once(child, 'close'),
    once(child, 'error').then(([error]) => (tail += `\n${String(error)}`)),
  ]).catch((error: unknown) => (tail += `\n${String(error)}`));
  return { exited, messages: () => tail };
}

function untilReady(child: ChildProcess, messages: () => string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  child.stderr!.on('data', () => messages().includes(READY) && resolve(true));
  return promise;
}

function reasonFor(messages: string, cluster: string): Error {
  if (IN_USE.test(messages)) return new ClusterInUse(messages);
  const last = /(?:FATAL|PANIC|could not|Error|unshare).*/.exec(messages)?.[0] ?? messages.trim().slice(-300);
  if (MACHINE_TROUBLE.test(messages) || LINGERING.test(messages))
    return new DataUnusable(`PostgreSQL does not start on ${cluster}: ${last}`);
  return new ClusterBroken(last);
}

/** The fast shutdown: open transactions are rolled back, and everything is written to disk. */
async function stop(
  child: ChildProcess,
  exited: Promise<unknown>,
  programs: Programs,
  cluster: string,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32')
    spawn(programs.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-W'], { env: programs.env });
  else child.kill('SIGINT');
  const immediate = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_MS);
  await exited;
  clearTimeout(immediate);
}
