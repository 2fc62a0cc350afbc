import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type pg from 'pg';
import { DataUnusable, markInUse, syncFolder, timestamp, type DataFolder } from '../data-folder.ts';
import { createCluster } from '../embedded/cluster.ts';
import { startEmbedded } from '../embedded/embedded.ts';
import { stopLeftPostmaster } from '../embedded/left-postmaster.ts';
import { readChecksums, sha256 } from './backup-files.ts';
import { withClient } from './backups.ts';
import { loadBackup } from './copy-in.ts';
import { bringPicturesBack, type PicturesBack } from './picture-copies.ts';

export interface Restored {
  backup: string;
  /** Backup of the previous data, if there was any. */
  aside: string | undefined;
  /** Newer backups that could not be used, and why. */
  refused: string[];
  pictures: PicturesBack;
}

const quiet = { error: () => {} };

/**
 * Puts the first usable of these backups in the place of the embedded database. Each is built up and read whole beside
 * the present one, which is only touched, and then kept aside, once another is ready.
 */
export async function restoreFirstUsable(
  folder: DataFolder,
  backups: string[],
  asideAs: 'broken' | 'before-restore',
): Promise<Restored> {
  const refused: string[] = [];
  for (const backup of backups) {
    try {
      await checkFile(backup);
      await stage(folder, backup);
    } catch (error) {
      rmSync(folder.staging, { recursive: true, force: true });
      refused.push(`${backup}: ${(error as Error).message}`);
      continue;
    }
    const aside = await swapIn(folder, asideAs);
    return { backup, aside, refused, pictures: await bringPicturesBack(backup, folder.pictures) };
  }
  throw new DataUnusable(
    refused.length === 0 ? 'There is no backup.' : `No backup could be used: ${refused.join('; ')}`,
  );
}

/** Whether a backup is unchanged since it was verified. */
export async function checkFile(backup: string): Promise<void> {
  const { database: expected } = readChecksums(backup);
  if (expected === undefined)
    throw new Error('it has no .sha256 beside it, so nothing tells whether it is whole');
  if ((await sha256(backup)) !== expected) throw new Error('it is damaged (its checksum differs)');
}

async function stage({ staging }: DataFolder, backup: string): Promise<void> {
  rmSync(staging, { recursive: true, force: true });
  await createCluster(staging);
  const engine = await startEmbedded(staging, quiet);
  try {
    await withClient(engine.url, (client) => loadBackup(client, backup, endAccess));
  } finally {
    await engine.close();
  }
}

/** Ends all sessions and calendar addresses, because some may have been ended since the backup. */
export async function endAccess(client: pg.ClientBase): Promise<void> {
  await client.query('update reminder_settings set calendar_token = null where calendar_token is not null');
  await client.query(
    `update sessions set revoked_at = now(), revoke_reason = 'restore' where revoked_at is null`,
  );
}

async function swapIn(folder: DataFolder, asideAs: string): Promise<string | undefined> {
  const { database, staging } = folder;
  const aside = existsSync(database) ? `${database}.${asideAs}-${timestamp()}` : undefined;
  if (aside !== undefined) {
    await stopLeftPostmaster(database);
    renameSync(database, aside);
  }
  renameSync(staging, database);
  syncFolder(dirname(database));
  markInUse(folder);
  return aside;
}
