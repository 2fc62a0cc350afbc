import { open, rename } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
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
  const backup = start.restoreFrom ? { loadDataDir: await blobOf(start.restoreFrom) } : {};
  const db = await PGlite.create({ dataDir: start.dataDir, extensions, ...backup });
  const server = new PGLiteSocketServer({ db, path: start.socketPath, maxConnections: MAX_CONNECTIONS });
  await server.start();

  port.on('message', (request: WorkerRequest) => {
    void run(request.id, async () => {
      if (request.do === 'dump') return await dump(db, request.file);
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

/** Written beside its final name and synced first, so that a half-written backup never looks like one. */
async function dump(db: PGlite, file: string): Promise<void> {
  const blob = await db.dumpDataDir('gzip');
  const handle = await open(`${file}.part`, 'w', 0o600);
  try {
    await handle.writeFile(new Uint8Array(await blob.arrayBuffer()));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.part`, file);
}

async function blobOf(file: string): Promise<Blob> {
  const { openAsBlob } = await import('node:fs');
  return await openAsBlob(file);
}

serve().catch((error: unknown) => say({ kind: 'broken', message: String(error) }));
