import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCluster } from './cluster.ts';
import { startEmbedded, type Embedded, type EmbeddedOptions } from './embedded.ts';
import { THROW_AWAY_SETTINGS } from './settings.ts';
import type { Log } from '../log.ts';

/** A PostgreSQL on a new cluster, which is deleted when it closes. */
export async function startScratchDatabase(log: Log, options: EmbeddedOptions = {}): Promise<Embedded> {
  const dir = mkdtempSync(join(tmpdir(), 'tuckaway-scratch-'));
  const cluster = join(dir, 'postgres');
  await createCluster(cluster, { sync: false });
  const engine = await startEmbedded(cluster, log, { settings: THROW_AWAY_SETTINGS, ...options });
  const close = async () => {
    await engine.close();
    rmSync(dir, { recursive: true, force: true });
  };
  return { ...engine, close };
}

export async function withScratchDatabase(log: Log, work: (url: string) => Promise<void>): Promise<void> {
  const engine = await startScratchDatabase(log);
  try {
    await work(engine.url);
  } finally {
    await engine.close();
  }
}
