import { exitOnConfigError, readStorageConfig } from '../config.ts';
import { pendingMigrations, type Pending } from '../db/migrate/migrate.ts';
import { openDatabase } from '../db/connection/open-database.ts';
import { migrationsDir } from '../locations.ts';
import { log, reportRefusal } from './run.ts';

/** Prints the changes that a start of this version would make to the database, without making them. */
try {
  const database = await openDatabase(
    exitOnConfigError(() => readStorageConfig()),
    log,
  );
  try {
    const pending = await database.withLongWork((pool) => pendingMigrations(pool, migrationsDir));
    process.stdout.write(`${messageOf(pending, database.embedded !== undefined)}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  reportRefusal(error);
}

function messageOf(pending: readonly Pending[], isEmbedded: boolean): string {
  if (pending.length === 0) return 'The database is up to date: a start changes nothing in its schema.';
  const backup = isEmbedded
    ? 'The embedded database is backed up first.'
    : 'Back up the database first: there is no way back to an older version without a backup.';
  const offline = pending.some(({ isOffline }) => isOffline)
    ? [
        'Stop all servers first, and start the new version then: older servers do not work with the new schema.',
      ]
    : [];
  const names = pending.map(({ name, isOffline }) => `  ${name}${isOffline ? ' (offline)' : ''}`);
  return [`A start runs ${pending.length} migrations:`, ...names, ...offline, backup].join('\n');
}
