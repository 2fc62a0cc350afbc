import { resolve } from 'node:path';
import { exitOnConfigError, readStorageConfig } from '../config.ts';
import { backupsIn } from '../db/backup/backup-files.ts';
import { restoreExternal } from '../db/backup/restore-external.ts';
import { restoreFirstUsable } from '../db/backup/restore.ts';
import { DataUnusable, dataFolder } from '../db/data-folder.ts';
import { stopLeftPostmaster } from '../db/embedded/left-postmaster.ts';

// Without a file: the newest backup that can be used. With one: that one or none.
const { dataDir, databaseUrl } = exitOnConfigError(() => readStorageConfig());
const file = process.argv[2];
const folder = dataFolder(dataDir);
const backups = file === undefined ? backupsIn(folder.backups) : [resolve(file)];
try {
  await (databaseUrl === undefined ? restoreEmbedded() : restoreInto(databaseUrl));
} catch (error) {
  if (!(error instanceof DataUnusable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function restoreEmbedded(): Promise<void> {
  await stopLeftPostmaster(folder.database);
  const { backup, aside, refused, pictures } = await restoreFirstUsable(folder, backups, 'before-restore');
  for (const reason of refused) console.log(`Passed over ${reason}.`);
  if (aside !== undefined) console.log(`Kept the former database as ${aside}.`);
  tell(backup, pictures);
}

async function restoreInto(url: string): Promise<void> {
  const { backup, former, refused, pictures } = await restoreExternal(url, folder, backups);
  for (const reason of refused) console.log(`Passed over ${reason}.`);
  if (former !== undefined) console.log(`Kept the former database as ${former}.`);
  tell(backup, pictures);
}

function tell(backup: string, pictures: { restored: number; lost: string[] }): void {
  console.log(`Restored ${backup} and ${pictures.restored} pictures. Everybody has to sign in again.`);
  for (const name of pictures.lost) console.log(`The picture ${name} is lost.`);
}
