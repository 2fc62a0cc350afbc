import { createWriteStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createGzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { WorkerAnswer, WorkerRequest, WorkerStart } from './embedded.ts';

// The shared session serves one client at a time; the slack is for sockets that are gone but not yet noticed.
const MAX_CONNECTIONS = 64;

const start = workerData as WorkerStart;
const port = parentPort!;
const say = (answer: WorkerAnswer) => port.postMessage(answer);

async function serve(): Promise<void> {
  const extensions = { pg_trgm, unaccent };
  const backup = start.restoreFrom ? { loadDataDir: await openAsBlob(start.restoreFrom) } : {};
  const db = await PGlite.create({ dataDir: start.dataDir, extensions, ...backup });
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
