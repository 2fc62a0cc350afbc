import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backupsIn } from '../backup/backup-files.ts';
import { restoreEmbedded } from '../backup/restore-embedded.ts';
import {
  dataFolder,
  DataUnusable,
  hasOldData,
  markInUse,
  refuseOldEngine,
  type DataFolder,
} from '../data-folder.ts';
import { openPostgres, type Database } from '../connection/pool.ts';
import type { Log } from '../log.ts';
import { createCluster } from './cluster.ts';
import { startEmbedded, type Embedded } from './embedded.ts';
import { ClusterBroken } from './postmaster.ts';

// More would not be faster on a small machine, and each takes some megabytes.
const CONNECTIONS = 8;

/** The embedded database of a data folder, which no other server may use meanwhile. */
export async function openEmbedded(dataDir: string, log: Log): Promise<Database> {
  const folder = dataFolder(dataDir);
  refuseOldEngine(folder);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const engine = await openRestoreOrCreate(folder, log);
  markInUse(folder);
  dropUnfinished(folder);
  const database = openPostgres(engine.url, log, { max: CONNECTIONS });
  const close = async () => {
    await database.close();
    await engine.close();
  };
  return { ...database, embedded: folder, close };
}

/** Refuses to start instead of creating an empty database where there was one. */
async function openRestoreOrCreate(folder: DataFolder, log: Log): Promise<Embedded> {
  if (!hasOldData(folder)) await createCluster(folder.database);
  try {
    if (!existsSync(join(folder.database, 'PG_VERSION')))
      throw new ClusterBroken('The database is not there.');
    return await startEmbedded(folder.database, log);
  } catch (error) {
    if (!(error instanceof ClusterBroken)) throw error;
    await restore(folder, log, error);
    return await startEmbedded(folder.database, log);
  }
}

async function restore(folder: DataFolder, log: Log, reason: ClusterBroken): Promise<void> {
  try {
    const restored = await restoreEmbedded(folder, backupsIn(folder.backups), 'broken');
    log.error(
      { err: reason, ...restored },
      'The database did not open: kept it aside and restored the last backup',
    );
  } catch (error) {
    if (!(error instanceof DataUnusable)) throw error;
    throw new DataUnusable(
      `The database in ${folder.root} does not open (${reason.message}), and it is left as it is. ` +
        `${error.message} Put a good backup with its .sha256 into ${folder.backups} and start again.`,
      { cause: reason },
    );
  }
}

/** Clusters whose creation was cut short were never used. */
function dropUnfinished({ root, database }: DataFolder): void {
  for (const name of readdirSync(root).filter((each) => each.startsWith(`${basename(database)}.creating-`)))
    rmSync(join(root, name), { recursive: true, force: true });
}
