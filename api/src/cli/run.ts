import { exitOnConfigError, readStorageConfig } from '../config.ts';
import { databaseSentence } from '../db/connection/database-refusal.ts';
import { DataUnusable } from '../db/data-folder.ts';
import { MigrationRefused } from '../db/migrate/migrate.ts';
import { openMigrated } from '../db/connection/open-migrated.ts';
import type { Database } from '../db/connection/pool.ts';

/** An error that the operator can mend, in one sentence. */
export class CommandRefused extends Error {}

const REFUSALS = [DataUnusable, MigrationRefused, CommandRefused];

export const log = {
  info: () => {},
  error: (_details: object, message: string) => void process.stderr.write(`${message}\n`),
};

/** Runs a command on an opened database. Errors are one sentence on stderr. */
export async function runCommand(command: (database: Database) => Promise<string>): Promise<void> {
  const config = exitOnConfigError(() => readStorageConfig());
  try {
    const database = await openMigrated(config, log);
    try {
      process.stdout.write(`${await command(database)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    reportRefusal(error);
  }
}

/** Prints the sentence of an error that the operator can mend, and throws all others. */
export function reportRefusal(error: unknown): void {
  const isRefusal = REFUSALS.some((kind) => error instanceof kind);
  const sentence = isRefusal ? (error as Error).message : databaseSentence(error);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
