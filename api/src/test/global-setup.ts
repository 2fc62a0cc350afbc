import type { TestProject } from 'vitest/node';
import { connectEmbedded, connectPostgres, NO_LIMITS } from '../db/pool.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { migrationsDir } from '../locations.ts';
import { startTestPostgres } from './test-postgres.ts';

/** How a test file reaches the database that was started for the run. */
export type TestDatabase = { engine: 'pglite'; socketDir: string } | { engine: 'postgres'; template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    database: TestDatabase;
  }
}

const quiet = { error: () => {} };

/** One database for the whole run, migrated once. Which engine is said by TEST_ENGINE. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = process.env.TEST_ENGINE ?? 'pglite';
  if (engine === 'pglite') return await setupEmbedded(project);
  if (engine === 'postgres') return await setupPostgres(project);
  throw new Error('TEST_ENGINE must be pglite or postgres.');
}

async function setupEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const embedded = await startEmbedded({});
  const pool = connectEmbedded(embedded.socketDir, quiet);
  await migrate(pool, migrationsDir);
  await pool.end();
  project.provide('database', { engine: 'pglite', socketDir: embedded.socketDir });
  return () => embedded.close();
}

async function setupPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startTestPostgres();
  const pool = connectPostgres(url, quiet, { limits: NO_LIMITS });
  await migrate(pool, migrationsDir);
  await pool.end();
  project.provide('database', { engine: 'postgres', template: url });
  return stop;
}
