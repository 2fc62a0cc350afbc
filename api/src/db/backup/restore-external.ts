import { DataUnusable, type DataFolder } from '../data-folder.ts';
import { backUp, withClient } from './backups.ts';
import { loadBackup } from './copy-in.ts';
import { bringPicturesBack } from './picture-copies.ts';
import { checkFile, endAccess, type Restored } from './restore.ts';

type RestoredExternal = Omit<Restored, 'aside'> & {
  /** Backup of the previous data. */
  former: string | undefined;
};

/** Backs up an external database, then replaces its data by the first usable of these backups. */
export async function restoreExternal(
  url: string,
  folder: DataFolder,
  backups: string[],
): Promise<RestoredExternal> {
  const refused: string[] = [];
  const former = (await holdsTables(url)) ? (await backUp(url, folder)).file : undefined;
  for (const backup of backups) {
    try {
      await checkFile(backup);
      await withClient(url, (client) => loadBackup(client, backup, endAccess));
    } catch (error) {
      refused.push(`${backup}: ${(error as Error).message}`);
      continue;
    }
    return { backup, former, refused, pictures: await bringPicturesBack(backup, folder.pictures) };
  }
  throw new DataUnusable(
    refused.length === 0 ? 'There is no backup.' : `No backup could be used: ${refused.join('; ')}`,
  );
}

async function holdsTables(url: string): Promise<boolean> {
  return await withClient(url, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('public.schema_migrations') is not null as there`,
    );
    return rows[0]!.there;
  });
}
