import type { TestProject } from 'vitest/node';
import { migrate } from '../../db/migrate/migrate.ts';
import { connectPostgres, NO_LIMITS } from '../../db/connection/pool.ts';
import { migrationsDir } from '../../locations.ts';
import { startTestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a migrated, empty database to copy. */
    databaseTemplate: string;
  }
}

/** Ids of all tests are beyond 32 bits, so that a statement or a shape that cuts them fails. */
const BEYOND_32_BITS = `
  do $$
  declare one record;
  begin
    for one in select schemaname, sequencename from pg_sequences where schemaname = 'public' loop
      execute format('alter sequence %I.%I start with 3000000000 restart', one.schemaname, one.sequencename);
    end loop;
  end $$`;

const quiet = { error: () => {} };

/** One PostgreSQL for the whole run, with a database that is migrated once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startTestPostgres();
  const pool = connectPostgres(url, quiet, { limits: NO_LIMITS });
  await migrate(pool, migrationsDir);
  await pool.query(BEYOND_32_BITS);
  await pool.end();
  project.provide('databaseTemplate', url);
  return stop;
}
