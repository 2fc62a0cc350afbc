import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFolder, timestamp, writeDurably } from '../data-folder.ts';

/*
 * A backup is two files: the database as `tuckaway-<time>-<number>.sql.gz`, and beside it a `.sha256` in the format of
 * sha256sum that lists it and every picture of that moment, after a comment with the backup's number. The pictures
 * themselves never change, so all backups share one copy of each in `pictures/`. The `.sha256` is written last: without
 * one a backup was never verified and does not count. Numbers only grow, so they tell which backup is newer; clocks can
 * be wrong.
 */
const PREFIX = 'tuckaway-';
const SUFFIX = '.sql.gz';
const UNFINISHED = '.part';
const NUMBER = /^# backup (\d+)$/m;
export const COPIES = 'pictures';

type Slot = (backup: Backup) => string;

const KEEP: { count: number; slot: Slot }[] = [
  { count: 6, slot: ({ number }) => String(number) }, // the newest, however close they are
  { count: 24, slot: ({ at }) => at.slice(0, 13) }, // one an hour
  { count: 7, slot: ({ at }) => at.slice(0, 10) }, // one a day
  { count: 4, slot: ({ at }) => String(Math.floor(Date.parse(at.slice(0, 10)) / (7 * 86_400_000))) },
];

interface Backup {
  name: string;
  number: number;
  at: string;
}

export type Checksums = Map<string, string>;

export const checksumFile = (file: string) => `${file}.sha256`;

interface NewBackup {
  file: string;
  unfinished: string;
  number: number;
}

export function newBackupFile(dir: string): NewBackup {
  const number = (verifiedIn(dir)[0]?.number ?? 0) + 1;
  const file = join(dir, `${PREFIX}${timestamp().slice(0, 19)}-${String(number).padStart(6, '0')}${SUFFIX}`);
  return { file, unfinished: `${file}${UNFINISHED}`, number };
}

/** Verified backups, the newest first. */
export function backupsIn(dir: string): string[] {
  return verifiedIn(dir).map(({ name }) => join(dir, name));
}

function verifiedIn(dir: string): Backup[] {
  const names = new Set(existsSync(dir) ? readdirSync(dir) : []);
  return [...names]
    .filter((name) => name.endsWith(SUFFIX) && names.has(checksumFile(name)))
    .map((name) => {
      const [, number = '0'] = NUMBER.exec(readFileSync(join(dir, checksumFile(name)), 'utf8')) ?? [];
      return { name, number: Number(number), at: name.slice(PREFIX.length) };
    })
    .sort((one, other) => other.number - one.number);
}

/** Gives a verified database file its name, and with its list of checksums the right to be restored. */
export function publish({ unfinished, file, number }: NewBackup, sha256: string, pictures: Checksums): void {
  const lines = [[basename(file), sha256], ...[...pictures].map(([name, sum]) => [`${COPIES}/${name}`, sum])];
  const draft = `${checksumFile(file)}${UNFINISHED}`;
  writeDurably(draft, `# backup ${number}\n${lines.map(([name, sum]) => `${sum}  ${name}\n`).join('')}`);
  renameSync(unfinished, file);
  renameSync(draft, checksumFile(file));
  syncFolder(dirname(file));
}

/** Manifest of a backup: checksums of the database and of each picture. */
export function readChecksums(file: string): { database: string | undefined; pictures: Checksums } {
  const sums: Checksums = new Map();
  const text = existsSync(checksumFile(file)) ? readFileSync(checksumFile(file), 'utf8') : '';
  for (const line of text.split('\n')) {
    const [, sum, name] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
    if (sum && name) sums.set(name, sum);
  }
  const inCopies = [...sums].filter(([name]) => name.startsWith(`${COPIES}/`));
  return {
    database: sums.get(basename(file)),
    pictures: new Map(inCopies.map(([name, sum]) => [name.slice(COPIES.length + 1), sum])),
  };
}

/** Removes backups that rotation drops, and unfinished files of a killed process. */
export function dropSurplus(dir: string): void {
  for (const name of surplus(verifiedIn(dir))) {
    rmSync(join(dir, checksumFile(name)), { force: true });
    rmSync(join(dir, name), { force: true });
  }
  for (const name of readdirSync(dir).filter((entry) => entry.endsWith(UNFINISHED)))
    rmSync(join(dir, name), { force: true });
}

/** Backups that rotation drops, from a list with the newest first. */
export function surplus(backups: Backup[]): string[] {
  const kept = new Set<string>();
  for (const { count, slot } of KEEP) {
    const newestOfSlot = new Map<string, string>();
    for (const backup of backups)
      if (!newestOfSlot.has(slot(backup))) newestOfSlot.set(slot(backup), backup.name);
    for (const name of [...newestOfSlot.values()].slice(0, count)) kept.add(name);
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}

export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
