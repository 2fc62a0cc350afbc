import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { markInUse, syncFolder, timestamp, type DataFolder } from '../data-folder.ts';
import { createCluster } from '../embedded/cluster.ts';
import { startEmbedded } from '../embedded/embedded.ts';
import { stopLeftPostmaster } from '../embedded/left-postmaster.ts';
import { withClient } from './backups.ts';
import { loadBackup } from './copy-in.ts';
import { restorePictures } from './picture-copies.ts';
import { loadFirstUsable, type Restored } from './restore.ts';
import { endSecrets } from './secrets.ts';

const quiet = { error: () => {} };

/**
 * Replaces the embedded database by the first usable of these backups. Each is loaded and compared in a folder beside the
 * present database, which is only renamed, to `postgres.<suffix>-<time>`, when the other one is ready.
 */
export async function restoreEmbedded(
  folder: DataFolder,
  backups: string[],
  suffix: 'broken' | 'before-restore',
): Promise<Restored> {
  const loaded = await loadFirstUsable(backups, (backup) => stage(folder, backup));
  const former = await swapIn(folder, suffix);
  return { ...loaded, former, pictures: await restorePictures(loaded.backup, folder.pictures) };
}

/** Loads a backup into a new cluster, which is removed again if that fails. */
async function stage({ staging }: DataFolder, backup: string): Promise<void> {
  rmSync(staging, { recursive: true, force: true });
  try {
    await createCluster(staging);
    const engine = await startEmbedded(staging, quiet);
    try {
      await withClient(engine.url, (client) => loadBackup(client, backup, endSecrets));
    } finally {
      await engine.close();
    }
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
}

async function swapIn(folder: DataFolder, suffix: string): Promise<string | undefined> {
  const { database, staging } = folder;
  const former = existsSync(database) ? `${database}.${suffix}-${timestamp()}` : undefined;
  if (former !== undefined) {
    await stopLeftPostmaster(database);
    renameSync(database, former);
  }
  renameSync(staging, database);
  syncFolder(dirname(database));
  markInUse(folder);
  return former;
}
