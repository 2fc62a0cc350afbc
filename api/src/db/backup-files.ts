import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { timestamp, writeDurably } from './data-folder.ts';

/*
 * A backup is two files: the database as `tuckaway-<time>.tar.gz`, and beside it a `.sha256` in the format of sha256sum
 * that lists it and every picture of that moment. The pictures themselves never change, so all backups share one copy
 * of each in `pictures/`. The `.sha256` is written last: without one a backup was never verified and does not count.
 */
const PREFIX = 'tuckaway-';
const SUFFIX = '.tar.gz';
const UNFINISHED = '.part';
export const COPIES = 'pictures';

const KEEP = [
  { count: 24, slot: (at: string) => at.slice(0, 13) }, // one an hour
  { count: 7, slot: (at: string) => at.slice(0, 10) }, // one a day
  { count: 4, slot: (at: string) => String(Math.floor(Date.parse(at.slice(0, 10)) / (7 * 86_400_000))) },
];

export type Checksums = Map<string, string>;

export const checksumFile = (file: string) => `${file}.sha256`;

export function newBackupFile(dir: string): { file: string; unfinished: string } {
  const file = join(dir, `${PREFIX}${timestamp().slice(0, 19)}${SUFFIX}`);
  return { file, unfinished: `${file}${UNFINISHED}` };
}

/** Verified backups, the newest first. */
export function backupsIn(dir: string): string[] {
  const names = new Set(existsSync(dir) ? readdirSync(dir) : []);
  const verified = [...names].filter((name) => name.endsWith(SUFFIX) && names.has(checksumFile(name)));
  return verified
    .sort()
    .reverse()
    .map((name) => join(dir, name));
}

/** Gives a verified database file its name, and with its list of checksums the right to be restored. */
export function publish(unfinished: string, file: string, sha256: string, pictures: Checksums): void {
  const lines = [[basename(file), sha256], ...[...pictures].map(([name, sum]) => [`${COPIES}/${name}`, sum])];
  const draft = `${checksumFile(file)}${UNFINISHED}`;
  writeDurably(draft, lines.map(([name, sum]) => `${sum}  ${name}\n`).join(''));
  renameSync(unfinished, file);
  renameSync(draft, checksumFile(file));
}

/** What the list beside a backup says: the database's checksum, and its pictures' by name. */
export function readChecksums(file: string): { database: string | undefined; pictures: Checksums } {
  const sums: Checksums = new Map();
  const text = existsSync(checksumFile(file)) ? readFileSync(checksumFile(file), 'utf8') : '';
  for (const line of text.split('\n')) {
    // Earlier versions wrote the database's checksum alone, without a name.
    const [, sum, name] = /^([0-9a-f]{64})(?: [ *](.+))?$/.exec(line) ?? [];
    if (sum) sums.set(name ?? basename(file), sum);
  }
  const inCopies = [...sums].filter(([name]) => name.startsWith(`${COPIES}/`));
  return {
    database: sums.get(basename(file)),
    pictures: new Map(inCopies.map(([name, sum]) => [name.slice(COPIES.length + 1), sum])),
  };
}

/** Removes what rotation gives up, and what a killed process left unfinished. */
export function dropSurplus(dir: string): void {
  const names = backupsIn(dir)
    .map((file) => basename(file))
    .reverse();
  for (const name of surplus(names)) {
    rmSync(join(dir, checksumFile(name)), { force: true });
    rmSync(join(dir, name), { force: true });
  }
  for (const name of readdirSync(dir).filter((entry) => entry.endsWith(UNFINISHED)))
    rmSync(join(dir, name), { force: true });
}

/** What rotation gives up, given the names in ascending order. */
export function surplus(names: string[]): string[] {
  const kept = new Set<string>();
  for (const { count, slot } of KEEP) {
    const newestOfSlot = new Map(names.map((name) => [slot(name.slice(PREFIX.length)), name]));
    for (const name of [...newestOfSlot.values()].slice(-count)) kept.add(name);
  }
  return names.filter((name) => !kept.has(name));
}

export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
