import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { dropSurplus, newBackupFile, publish, sha256 } from './backup-files.ts';
import type { DataFolder } from './data-folder.ts';
import { countRows, type Ask } from './database-check.ts';
import type { Dump, Embedded } from './embedded.ts';
import { neighborFile } from './neighbor-file.ts';
import { dropUnusedCopies, holdPictures, keepCopies } from './picture-copies.ts';

export interface Draft {
  file: string;
  unfinished: string;
  rowCounts: string;
  pictures: string[];
  dump: Dump;
}

/** Takes a copy of the whole database. The caller holds the engine's one connection, so nothing is half done. */
export async function draftBackup(
  engine: Embedded,
  client: pg.ClientBase,
  { backups, pictures }: DataFolder,
): Promise<Draft> {
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const names = newBackupFile(backups);
  const rowCounts = await countRows(askOn(client));
  const dump = engine.dump(names.unfinished);
  await dump.taken;
  return { ...names, rowCounts, pictures: holdPictures(pictures, backups), dump };
}

/** Keeps a draft only if it opens and holds the same rows, then drops what rotation gives up; answers its name. */
export async function keepBackup(draft: Draft, { backups }: DataFolder): Promise<string> {
  const { file, unfinished, rowCounts, pictures, dump } = draft;
  try {
    await dump.written;
    const found = await countsInCopy(unfinished);
    if (found !== rowCounts) throw new Error(`The backup ${file} does not hold what the database holds.`);
    publish(unfinished, file, await sha256(unfinished), await keepCopies(pictures, backups));
  } finally {
    rmSync(unfinished, { force: true });
  }
  dropSurplus(backups);
  dropUnusedCopies(backups);
  return file;
}

export const askOn =
  (client: pg.ClientBase): Ask =>
  async <Row>(statement: string) =>
    (await client.query(statement)).rows as Row[];

const CHECK_TIMEOUT_MS = 5 * 60 * 1000;
const LOW_PRIORITY = 10;

/** Loads a backup into a second engine, in a process that gives way to requests. */
async function countsInCopy(file: string): Promise<string> {
  const child = spawn(process.execPath, [neighborFile('backup-check.process'), file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: CHECK_TIMEOUT_MS,
  });
  const ended = Promise.withResolvers<number | null>();
  child.once('error', ended.reject);
  child.once('close', ended.resolve);
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended.promise]);
  if (code !== 0) throw new Error(`The backup ${file} does not open: ${err.trim().slice(0, 1000)}`);
  return out;
}
