// `npm run db:types`: writes the row types and the schema from a migrated throw-away database.
import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { migrate } from '../../api/src/db/migrate/migrate.ts';
import { migrationsDir } from '../../api/src/locations.ts';
import { startTestPostgres } from '../../api/src/test/database/test-postgres.ts';
import { readColumns, rowTypesSource } from './generate.ts';
import { schemaSource } from './schema.ts';

const ROW_TYPES = new URL('../../api/src/db/row-types.ts', import.meta.url);
const SCHEMA = new URL('../../api/src/db/schema.sql', import.meta.url);

const server = await startTestPostgres();
const pool = new pg.Pool({ connectionString: server.url });
try {
  await migrate(pool, migrationsDir);
  writeFileSync(ROW_TYPES, await rowTypesSource(await readColumns(pool)));
  writeFileSync(SCHEMA, await schemaSource(pool));
} finally {
  await pool.end();
  await server.stop();
}
