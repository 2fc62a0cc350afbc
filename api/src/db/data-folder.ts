import { closeSync, existsSync, fsyncSync, openSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Paths in DATA_DIR. */
export interface DataFolder {
  root: string;
  /** PostgreSQL's cluster. */
  database: string;
  /** A cluster that a backup is being restored into. */
  staging: string;
  marker: string;
  backups: string;
  pictures: string;
}

/** The data folder cannot be used. The message says in one sentence why, and how to mend it. */
export class DataUnusable extends Error {}

const DATABASE = 'postgres';

export function dataFolder(root: string): DataFolder {
  const database = join(root, DATABASE);
  return {
    root,
    database,
    staging: `${database}.restoring`,
    marker: `${database}.state`,
    backups: join(root, 'backups'),
    pictures: join(root, 'media'),
  };
}

/** Marker outside of the database: a start that finds it without a database reports lost data. */
export function markInUse({ marker }: DataFolder): void {
  if (!existsSync(marker)) writeDurably(marker, 'in use\n');
}

/** Whether there ever was a database here, by the marker or, if that was lost, by other traces. */
export function hasOldData({ root, marker, database, backups }: DataFolder): boolean {
  if ([marker, database, backups].some((path) => existsSync(path))) return true;
  return existsSync(root) && readdirSync(root).some((name) => name.startsWith(`${DATABASE}.b`));
}

/** Versions up to 0.1.0 kept another engine's files in `database`. */
export function refuseOldEngine({ root, database, marker }: DataFolder): void {
  if (existsSync(database) || existsSync(marker)) return;
  if (!['database', 'database.state'].some((name) => existsSync(join(root, name)))) return;
  throw new DataUnusable(
    `The database in ${root} belongs to Tuckaway 0.1.0, the last version that reads it: ` +
      'docs/operations.md says under "Coming from 0.1.0" how to bring it over. Nothing was changed.',
  );
}

export function timestamp(): string {
  return new Date().toISOString().replaceAll(':', '-');
}

export function writeDurably(file: string, text: string, flags = 'w'): void {
  const handle = openSync(file, flags, 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Flushes a folder (fsync), so that a new name survives a power cut. Windows does not need it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
