import pg from 'pg';
import { migrate } from '../../api/src/db/migrate/migrate.ts';
import { connectPostgres, NO_LIMITS } from '../../api/src/db/connection/pool.ts';
import { migrationsDir } from '../../api/src/locations.ts';
import { createDatabase } from './database.ts';
import { generateCatalogue, type DataSize } from './generate.ts';

const log = { error: (_details: object, message: string) => console.error(message) };

/** A new database on the server, with a generated catalogue in it. */
export async function createCatalogueDatabase(
  serverUrl: string,
  name: string,
  size: DataSize,
): Promise<pg.Pool> {
  const url = await createDatabase(serverUrl, name);
  const pool = connectPostgres(url, log, { max: 4, limits: NO_LIMITS });
  await migrate(pool, migrationsDir);
  // Upkeep goes over everything, which takes longer than a request may.
  const upkeep = new pg.Pool({ connectionString: url, max: 1 });
  await generateCatalogue(upkeep, size);
  await upkeep.query('vacuum analyze');
  await upkeep.end();
  return pool;
}
