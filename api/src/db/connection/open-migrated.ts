import type { DatabaseConfig } from '../../config.ts';
import { migrationsDir } from '../../locations.ts';
import { migrate } from '../migrate/migrate.ts';
import type { Log } from '../log.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './pool.ts';

/** The database, with its schema up to date. The embedded one is backed up first where that changes something. */
export async function openMigrated(config: DatabaseConfig, log: Log<'info' | 'error'>): Promise<Database> {
  const database = await openDatabase(config, log);
  const { embedded, withLongWork, url } = database;
  const beforeChange = async () => {
    if (embedded) await (await import('../backup/backups.ts')).backUp(url, embedded);
  };
  try {
    const ran = await withLongWork((pool) => migrate(pool, migrationsDir, { beforeChange }));
    if (ran.length > 0) log.info({ ran }, 'Migrated the database');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
