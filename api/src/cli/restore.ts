import { resolve } from 'node:path';
import { exitOnConfigError, readStorageConfig } from '../config.ts';
import { backupsIn } from '../db/backup/backup-files.ts';
import { restoreEmbedded } from '../db/backup/restore-embedded.ts';
import { restoreExternal } from '../db/backup/restore-external.ts';
import type { Restored } from '../db/backup/restore.ts';
import { DataUnusable, dataFolder } from '../db/data-folder.ts';
import { stopLeftPostmaster } from '../db/embedded/left-postmaster.ts';

// Without a file: the newest backup that can be used. With one: that one or none.
const { dataDir, databaseUrl } = exitOnConfigError(() => readStorageConfig());
const file = process.argv[2];
const folder = dataFolder(dataDir);
const backups = file === undefined ? backupsIn(folder.backups) : [resolve(file)];
try {
  print(await restore());
} catch (error) {
  if (!(error instanceof DataUnusable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function restore(): Promise<Restored> {
  if (databaseUrl !== undefined) return await restoreExternal(databaseUrl, folder, backups);
  await stopLeftPostmaster(folder.database);
  return await restoreEmbedded(folder, backups, 'before-restore');
}

function print({ backup, former, refused, pictures }: Restored): void {
  for (const reason of refused) console.log(`Passed over ${reason}.`);
  if (former !== undefined) console.log(`Kept the former database as ${former}.`);
  console.log(`Restored ${backup} and ${pictures.restored} pictures. Everybody has to sign in again.`);
  for (const name of pictures.lost) console.log(`The picture ${name} is lost.`);
}
