import { orExit, readStorageConfig } from '../config.ts';
import { DataUnusable } from '../db/data-folder.ts';
import { MigrationRefused } from '../db/migrate.ts';
import { openMigrated } from '../db/open-migrated.ts';
import type { Database } from '../db/pool.ts';

/** What the operator can mend, in one sentence. */
export class CommandRefused extends Error {}

const REFUSALS = [DataUnusable, MigrationRefused, CommandRefused];

const log = {
  info: () => {},
  error: (_details: object, message: string) => void process.stderr.write(`${message}\n`),
};

/** A command on the database: opens it, runs, closes; what went wrong is one sentence on stderr. */
export async function runCommand(command: (database: Database) => Promise<string>): Promise<void> {
  const config = orExit(() => readStorageConfig());
  try {
    const database = await openMigrated(config, log);
    try {
      process.stdout.write(`${await command(database)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!REFUSALS.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
