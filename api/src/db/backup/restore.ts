import { DataUnusable } from '../data-folder.ts';
import { readChecksums, sha256 } from './backup-files.ts';
import type { RestoredPictures } from './picture-copies.ts';

export interface Restored {
  backup: string;
  /** Where the previous data is, if there was any: a folder, or a backup of an external database. */
  former: string | undefined;
  /** Newer backups that could not be used, and why. */
  refused: string[];
  pictures: RestoredPictures;
}

/** Loads the first backup that is undamaged and can be loaded. */
export async function loadFirstUsable(
  backups: string[],
  load: (backup: string) => Promise<unknown>,
): Promise<Pick<Restored, 'backup' | 'refused'>> {
  const refused: string[] = [];
  for (const backup of backups) {
    try {
      await checkFile(backup);
      await load(backup);
      return { backup, refused };
    } catch (error) {
      refused.push(`${backup}: ${(error as Error).message}`);
    }
  }
  throw new DataUnusable(
    refused.length === 0 ? 'There is no backup.' : `No backup could be used: ${refused.join('; ')}`,
  );
}

/** Refuses a backup that has changed since it was verified. */
async function checkFile(backup: string): Promise<void> {
  const { database: expected } = readChecksums(backup);
  if (expected === undefined)
    throw new Error('it has no .sha256 beside it, so nothing tells whether it is whole');
  if ((await sha256(backup)) !== expected) throw new Error('it is damaged (its checksum differs)');
}
