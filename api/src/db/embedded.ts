import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { neighborFile } from './neighbor-file.ts';

export interface WorkerStart {
  /** undefined: in memory. */
  dataDir: string | undefined;
  socketPath: string;
  restoreFrom?: string;
}
export type WorkerRequest = { id: number; do: 'close' } | { id: number; do: 'dump'; file: string };
export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'broken'; message: string }
  | { kind: 'taken'; id: number }
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; message: string };

/** A copy on its way: once it is taken the database may change again, though it is not on disk yet. */
export interface Dump {
  taken: Promise<void>;
  written: Promise<void>;
}

export interface Embedded {
  /** The folder of the unix socket, which is what `pg` takes as host. */
  socketDir: string;
  dump(file: string): Dump;
  close(): Promise<void>;
}

type Command = { do: 'close' } | { do: 'dump'; file: string };

const SOCKET_NAME = '.s.PGSQL.5432'; // the name that `pg` derives from its default port

/**
 * PGlite in a thread of its own, so that a slow query does not stop the server, behind a private unix socket, so
 * that the embedded engine and PostgreSQL are reached by one driver and one code path.
 */
export async function startEmbedded(options: { dataDir?: string; restoreFrom?: string }): Promise<Embedded> {
  // mkdtemp makes the folder 0700; socket paths must stay short, which rules out the data folder.
  const socketDir = mkdtempSync(join(tmpdir(), 'tuckaway-'));
  const start: WorkerStart = { dataDir: undefined, ...options, socketPath: join(socketDir, SOCKET_NAME) };
  const worker = new Worker(neighborFile('pglite.worker'), { workerData: start });
  const removeSocket = () => rmSync(socketDir, { recursive: true, force: true });
  process.once('exit', removeSocket);

  try {
    await ready(worker);
  } catch (error) {
    await worker.terminate();
    removeSocket();
    throw error;
  }
  const ask = commands(worker);
  return {
    socketDir,
    dump: (file) => ask({ do: 'dump', file }),
    close: async () => {
      await ask({ do: 'close' }).written;
      await worker.terminate();
      process.off('exit', removeSocket);
      removeSocket();
    },
  };
}

/** The engine itself refused the folder: then, and only then, a backup may help. */
export class FolderBroken extends Error {}

function ready(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The embedded database did not start.')));
    // Node's watch mode sends messages of its own over the same port.
    worker.on('message', (answer: WorkerAnswer) => {
      if (answer.kind === 'ready') resolve();
      if (answer.kind === 'broken') reject(new FolderBroken(answer.message));
    });
  });
}

function commands(worker: Worker): (command: Command) => Dump {
  const waiting = new Map<number, Record<keyof Dump, PromiseWithResolvers<void>>>();
  let lastId = 0;
  worker.on('message', (answer: WorkerAnswer) => {
    if (!('id' in answer)) return;
    const asked = waiting.get(answer.id);
    asked?.taken.resolve();
    if (answer.kind === 'taken') return;
    waiting.delete(answer.id);
    if (answer.kind === 'done') asked?.written.resolve();
    else asked?.written.reject(new Error(answer.message));
  });
  worker.on('error', (error) => {
    for (const asked of waiting.values()) asked.written.reject(error);
    // A server without its database helps nobody: let it end, and be started again.
    throw error;
  });
  return (command) => {
    const id = ++lastId;
    const asked = { taken: Promise.withResolvers<void>(), written: Promise.withResolvers<void>() };
    waiting.set(id, asked);
    // Whoever asked hears of a failure when they come to wait for it, which may be a little later.
    asked.written.promise.catch(() => {});
    worker.postMessage({ id, ...command } satisfies WorkerRequest);
    return { taken: asked.taken.promise, written: asked.written.promise };
  };
}
