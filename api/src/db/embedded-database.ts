import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backupsIn } from './backup-files.ts';
import {
  DataUnusable,
  dataFolder,
  heldData,
  isUnfinished,
  markDatabase,
  type DataFolder,
} from './data-folder.ts';
import { lockDataFolder } from './data-lock.ts';
import { FolderBroken, startEmbedded, type Embedded } from './embedded.ts';
import { openSocket, type Database, type Log } from './pool.ts';
import { restoreFirstUsable } from './restore.ts';

/** The embedded database of a data folder, which nobody else may use meanwhile. */
export async function openEmbedded(dataDir: string, log: Log): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = dataFolder(dataDir);
  const unlock = await lockDataFolder(folder.lock);
  try {
    const engine = await openRestoreOrCreate(folder, log);
    const database = openSocket(engine.socketDir, log);
    const close = async () => {
      await database.close();
      await engine.close();
      unlock();
    };
    return { ...database, embedded: { engine, folder }, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Never an empty database where there was one: rather no start at all. */
async function openRestoreOrCreate(folder: DataFolder, log: Log): Promise<Embedded> {
  if (!heldData(folder)) return await create(folder);
  // Where this file is missing the engine would take the folder for a new one, and fill it anew.
  if (!existsSync(join(folder.database, 'PG_VERSION')))
    return await restore(folder, log, new FolderBroken('The database is not there.'));
  try {
    const engine = await startEmbedded({ dataDir: folder.database });
    markDatabase(folder, 'in use');
    return engine;
  } catch (error) {
    if (!(error instanceof FolderBroken) || MACHINE_TROUBLE.test(error.message)) throw error;
    return await restore(folder, log, error);
  }
}

// Then the folder is fine and a backup would not help.
const MACHINE_TROUBLE = /EACCES|EPERM|ENOSPC|EROFS|EMFILE|ENOMEM/;

async function create(folder: DataFolder): Promise<Embedded> {
  if (isUnfinished(folder)) rmSync(folder.database, { recursive: true, force: true });
  markDatabase(folder, 'creating');
  const engine = await startEmbedded({ dataDir: folder.database });
  markDatabase(folder, 'in use');
  return engine;
}

async function restore(folder: DataFolder, log: Log, reason: FolderBroken): Promise<Embedded> {
  try {
    const restored = await restoreFirstUsable(folder, backupsIn(folder.backups), 'broken');
    log.error(
      { err: reason, ...restored },
      'The database did not open: kept it aside and restored the last backup',
    );
  } catch (error) {
    if (!(error instanceof DataUnusable)) throw error;
    throw new DataUnusable(
      `The database in ${folder.root} does not open, and it is left as it is. ${error.message} ` +
        `Put a good backup with its .sha256 into ${folder.backups} and start again.`,
      { cause: reason },
    );
  }
  return await startEmbedded({ dataDir: folder.database });
}
