import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backupsIn, COPIES, readChecksums, sha256, type Checksums } from './backup-files.ts';

const LINKED = '.linked';

/** Names of whole files below a folder, relative to it. */
function filesIn(dir: string, suffix = '.webp'): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(suffix));
}

/**
 * Hard-links the current pictures, so that later deletions do not affect the backup. `keepCopies` replaces the links
 * by real copies.
 */
export function hardLinkPictures(pictures: string, backupDir: string): string[] {
  const copies = join(backupDir, COPIES);
  const names = filesIn(pictures);
  const copied = new Set(filesIn(copies));
  for (const name of names.filter((each) => !copied.has(each))) {
    mkdirSync(dirname(join(copies, name)), { recursive: true, mode: 0o700 });
    const link = join(copies, name + LINKED);
    rmSync(link, { force: true });
    try {
      linkSync(join(pictures, name), link);
    } catch {
      // Another file system: then it has to be a copy right away.
      copyFileSync(join(pictures, name), link);
    }
  }
  return names;
}

/** Creates missing and replaces damaged copies; returns the checksums. */
export async function keepCopies(names: string[], pictures: string, backupDir: string): Promise<Checksums> {
  const copies = join(backupDir, COPIES);
  const newest = backupsIn(backupDir)[0];
  const checksums: Checksums = newest ? readChecksums(newest).pictures : new Map();
  const sums: Checksums = new Map();
  for (const name of names) {
    const copy = join(copies, name);
    if (existsSync(copy + LINKED)) await copyDurably(copy + LINKED, copy);
    rmSync(copy + LINKED, { force: true });
    const sum = checksums.get(name) ?? (await sha256(copy));
    const original = join(pictures, name);
    if (!(await isWhole(copy, sum)) && (await isWhole(original, sum))) await copyDurably(original, copy);
    sums.set(name, sum);
  }
  return sums;
}

/** Copies that no backup names any more. */
export function dropUnusedCopies(backupDir: string): void {
  const used = new Set(backupsIn(backupDir).flatMap((file) => [...readChecksums(file).pictures.keys()]));
  const copies = join(backupDir, COPIES);
  for (const name of filesIn(copies, '').filter((each) => /\.(webp|linked|part)$/.test(each)))
    if (!used.has(name)) rmSync(join(copies, name), { force: true });
}

export interface RestoredPictures {
  restored: number;
  /** Neither the picture nor its copy is whole. */
  lost: string[];
}

/** Restores missing or damaged pictures from a backup. Newer pictures stay. */
export async function restorePictures(backup: string, pictures: string): Promise<RestoredPictures> {
  const result: RestoredPictures = { restored: 0, lost: [] };
  for (const [name, sum] of readChecksums(backup).pictures) {
    const original = join(pictures, name);
    if (await isWhole(original, sum)) continue;
    const copy = join(dirname(backup), COPIES, name);
    if (await isWhole(copy, sum)) {
      mkdirSync(dirname(original), { recursive: true, mode: 0o700 });
      await copyDurably(copy, original);
      result.restored++;
    } else result.lost.push(name);
  }
  return result;
}

async function isWhole(file: string, sum: string): Promise<boolean> {
  return existsSync(file) && (await sha256(file)) === sum;
}

async function copyDurably(from: string, to: string): Promise<void> {
  const unfinished = `${to}.part`;
  await copyFile(from, unfinished);
  const handle = await open(unfinished, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  renameSync(unfinished, to);
}
