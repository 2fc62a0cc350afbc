import { existsSync, renameSync, rmSync } from 'node:fs';
import pg from 'pg';
import { readChecksums, sha256 } from './backup-files.ts';
import { askOn } from './backups.ts';
import { DataUnusable, markDatabase, timestamp, type DataFolder } from './data-folder.ts';
import { checkDatabase } from './database-check.ts';
import { startEmbedded } from './embedded.ts';
import { bringPicturesBack, type PicturesBack } from './picture-copies.ts';

export interface Restored {
  backup: string;
  /** What was there before, if anything was. */
  aside: string | undefined;
  /** Newer backups that could not be used, and why. */
  refused: string[];
  pictures: PicturesBack;
}

/**
 * Puts the first usable of these backups in the place of the database. Each is built up and read whole beside the
 * present one, which is only touched, and then kept aside, once another is ready.
 */
export async function restoreFirstUsable(
  folder: DataFolder,
  backups: string[],
  asideAs: 'broken' | 'before-restore',
): Promise<Restored> {
  const refused: string[] = [];
  for (const backup of backups) {
    try {
      await stage(folder, backup);
    } catch (error) {
      refused.push(`${backup}: ${(error as Error).message}`);
      continue;
    }
    const aside = swapIn(folder, asideAs);
    return { backup, aside, refused, pictures: await bringPicturesBack(backup, folder.pictures) };
  }
  throw new DataUnusable(
    refused.length === 0 ? 'There is no backup.' : `No backup could be used: ${refused.join('; ')}`,
  );
}

async function stage(folder: DataFolder, backup: string): Promise<void> {
  const { database: expected } = readChecksums(backup);
  if (expected === undefined)
    throw new Error('it has no .sha256 beside it, so that nobody can tell whether it is whole');
  if ((await sha256(backup)) !== expected) throw new Error('it is damaged (its checksum differs)');
  rmSync(folder.staging, { recursive: true, force: true });
  const engine = await startEmbedded({ dataDir: folder.staging, restoreFrom: backup });
  const client = new pg.Client({ host: engine.socketDir, user: 'postgres', database: 'postgres' });
  try {
    await client.connect();
    await checkDatabase(askOn(client));
    await endSessions(client);
  } finally {
    await client.end();
    await engine.close();
  }
}

/** Who signed out since the backup must not be signed in again by it. */
async function endSessions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('sessions') is not null as there`,
  );
  if (!rows[0]!.there) return;
  await client.query(
    `update sessions set revoked_at = now(), revoke_reason = 'restore' where revoked_at is null`,
  );
}

function swapIn({ database, staging, ...folder }: DataFolder, asideAs: string): string | undefined {
  const aside = existsSync(database) ? `${database}.${asideAs}-${timestamp()}` : undefined;
  if (aside !== undefined) renameSync(database, aside);
  renameSync(staging, database);
  markDatabase({ database, staging, ...folder }, 'in use');
  return aside;
}
