import type { StorageConfig } from '../config.ts';
import { migrationsDir } from '../platform/locations.ts';
import { draftBackup, keepBackup } from './backups.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type Database } from './pool.ts';

interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The database, with its schema up to date. The embedded one is copied first where that changes something. */
export async function openMigrated(config: StorageConfig, log: Log): Promise<Database> {
  const database = await openDatabase(config, log);
  const { pool, embedded } = database;
  try {
    const ran = await migrate(pool, migrationsDir, {
      beforeChange: async (client) => {
        if (embedded) await keepBackup(await draftBackup(embedded.engine, client, embedded.backupDir));
      },
    });
    if (ran.length > 0) log.info({ ran }, 'Migrated the database');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
