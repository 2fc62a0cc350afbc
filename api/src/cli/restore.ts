import { resolve } from 'node:path';
import { orExit, readStorageConfig } from '../config.ts';
import { backupsIn } from '../db/backup-files.ts';
import { DataUnusable, dataFolder } from '../db/data-folder.ts';
import { DataLocked, lockDataFolder } from '../db/data-lock.ts';
import { restoreFirstUsable } from '../db/restore.ts';

// Without a file: the newest backup that can be used. With one: that one or none.
const { dataDir, databaseUrl } = orExit(() => readStorageConfig());
const file = process.argv[2];
try {
  if (databaseUrl !== undefined)
    throw new DataUnusable('DATABASE_URL is set: PostgreSQL is restored with its own tools.');
  await restore();
} catch (error) {
  if (!(error instanceof DataUnusable || error instanceof DataLocked)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function restore(): Promise<void> {
  const folder = dataFolder(dataDir);
  const unlock = await lockDataFolder(folder.lock);
  try {
    const backups = file === undefined ? backupsIn(folder.backups) : [resolve(file)];
    const { backup, aside, refused, pictures } = await restoreFirstUsable(folder, backups, 'before-restore');
    for (const reason of refused) console.log(`Passed over ${reason}.`);
    if (aside !== undefined) console.log(`Kept the former database as ${aside}.`);
    console.log(`Restored ${backup} and ${pictures.restored} pictures. Everybody has to sign in again.`);
    for (const name of pictures.lost) console.log(`The picture ${name} is lost.`);
  } finally {
    unlock();
  }
}
