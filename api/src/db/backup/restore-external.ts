import type { DataFolder } from '../data-folder.ts';
import { backUp, withClient } from './backups.ts';
import { loadBackup } from './copy-in.ts';
import { restorePictures } from './picture-copies.ts';
import { loadFirstUsable, type Restored } from './restore.ts';
import { endSecrets } from './secrets.ts';

/** Backs up an external database, then replaces its data by the first usable of these backups. */
export async function restoreExternal(url: string, folder: DataFolder, backups: string[]): Promise<Restored> {
  const former = (await holdsTables(url)) ? (await backUp(url, folder)).file : undefined;
  const loaded = await loadFirstUsable(backups, (backup) =>
    withClient(url, (client) => loadBackup(client, backup, endSecrets)),
  );
  return { ...loaded, former, pictures: await restorePictures(loaded.backup, folder.pictures) };
}

async function holdsTables(url: string): Promise<boolean> {
  return await withClient(url, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('public.schema_migrations') is not null as there`,
    );
    return rows[0]!.there;
  });
}
