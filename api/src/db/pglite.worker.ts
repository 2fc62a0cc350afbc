import { createWriteStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createGzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { WorkerAnswer, WorkerRequest, WorkerStart } from './embedded.ts';
import { createEngine } from './pglite-engine.ts';

// The shared session serves one client at a time; the slack is for sockets that are gone but not yet noticed.
const MAX_CONNECTIONS = 64;

const start = workerData as WorkerStart;
const port = parentPort!;
const say = (answer: WorkerAnswer) => port.postMessage(answer);

async function serve(): Promise<void> {
  const db = await createEngine({
    ...(start.dataDir && { dataDir: start.dataDir }),
    ...(start.restoreFrom && { loadDataDir: await openAsBlob(start.restoreFrom) }),
  });
  const server = new PGLiteSocketServer({ db, path: start.socketPath, maxConnections: MAX_CONNECTIONS });
  await server.start();

  port.on('message', (request: WorkerRequest) => {
    void run(request.id, async () => {
      if (request.do === 'dump') return await dump(db, request);
      await server.stop();
      await db.close();
    });
  });
  say({ kind: 'ready' });
}

async function run(id: number, job: () => Promise<void>): Promise<void> {
  try {
    await job();
    say({ kind: 'done', id });
  } catch (error) {
    say({ kind: 'failed', id, message: String(error) });
  }
}

/** Only the copy in memory needs the database to stand still; it is packed and written afterwards. */
async function dump(db: PGlite, { id, file }: { id: number; file: string }): Promise<void> {
  const copy = await db.dumpDataDir('none');
  say({ kind: 'taken', id });
  const target = createWriteStream(file, { mode: 0o600, flush: true });
  await pipeline(Readable.fromWeb(copy.stream()), createGzip(), target);
}

serve().catch((error: unknown) => say({ kind: 'broken', message: String(error) }));
