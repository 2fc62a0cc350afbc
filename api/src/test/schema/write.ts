// `npm run db:types`: writes the row types and the tables of the tests, from a migrated throw-away database.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../db/migrate/migrate.ts';
import { migrationsDir } from '../../locations.ts';
import { startTestPostgres } from '../database/test-postgres.ts';
import { readColumns, rowTypesSource, testTablesSource } from './generate.ts';

const server = await startTestPostgres();
const pool = new pg.Pool({ connectionString: server.url });
try {
  await migrate(pool, migrationsDir);
  const columns = await readColumns(pool);
  writeFileSync(join(import.meta.dirname, '../../db/row-types.ts'), await rowTypesSource(columns));
  writeFileSync(join(import.meta.dirname, 'tables.ts'), await testTablesSource(columns));
} finally {
  await pool.end();
  await server.stop();
}
