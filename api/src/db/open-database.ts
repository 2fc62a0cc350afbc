import type { DatabaseConfig } from '../config.ts';
import { openPostgres, type Database, type Log } from './pool.ts';

/** The PostgreSQL of DATABASE_URL, or the embedded one. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseConfig, log: Log): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, log);
  return await (await import('./embedded/embedded-database.ts')).openEmbedded(dataDir, log);
}
