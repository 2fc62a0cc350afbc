import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Where things lie in DATA_DIR. */
export interface DataFolder {
  root: string;
  database: string;
  /** A restored database, until it has been looked at. */
  staging: string;
  lock: string;
  marker: string;
  backups: string;
  pictures: string;
}

/** There was a database, and neither it nor a backup can be used; the message says so in one sentence. */
export class DataUnusable extends Error {}

export function dataFolder(root: string): DataFolder {
  const database = join(root, 'database');
  return {
    root,
    database,
    staging: `${database}.restoring`,
    lock: `${database}.lock`,
    marker: `${database}.state`,
    backups: join(root, 'backups'),
    pictures: join(root, 'media'),
  };
}

type State = 'creating' | 'in use';

/** Survives the database: a start that finds this and no database knows that something was lost. */
export function markDatabase({ marker }: DataFolder, state: State): void {
  writeDurably(marker, `${state}\n`);
}

/** A first start that was cut short: whatever is in the folder was never used. */
export function isUnfinished({ marker }: DataFolder): boolean {
  return existsSync(marker) && readFileSync(marker, 'utf8').trim() === ('creating' satisfies State);
}

/** Whether there ever was a database here. Traces are enough: a lost marker must not lead to an empty product. */
export function heldData(folder: DataFolder): boolean {
  if (isUnfinished(folder)) return false;
  if ([folder.marker, folder.database, folder.backups].some((path) => existsSync(path))) return true;
  return existsSync(folder.root) && readdirSync(folder.root).some((name) => name.startsWith('database.b'));
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
