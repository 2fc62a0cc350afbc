import type { StorageConfig } from '../config.ts';
import { openPostgres, type Database, type Log } from './pool.ts';

/** PostgreSQL where its address is given, else the embedded engine, which is not even loaded where it is not needed. */
export async function openDatabase({ databaseUrl, dataDir }: StorageConfig, log: Log): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, log);
  return await (await import('./embedded-database.ts')).openEmbedded(dataDir, log);
}
