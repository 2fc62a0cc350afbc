import type { DatabaseConfig } from '../../config.ts';
import type { Log } from '../log.ts';
import { openPostgres, type Database } from './pool.ts';
import { refusePooler } from './pooler.ts';

/** The PostgreSQL of DATABASE_URL, or the embedded one. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseConfig, log: Log): Promise<Database> {
  if (databaseUrl !== undefined) return await openExternal(databaseUrl, log);
  return await (await import('../embedded/embedded-database.ts')).openEmbedded(dataDir, log);
}

async function openExternal(url: string, log: Log): Promise<Database> {
  const database = openPostgres(url, log);
  try {
    await refusePooler(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
