import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Another live process has the embedded database open. */
export class DataLocked extends Error {}

interface Holder {
  pid: number;
  startedAt: string;
}

const ATTEMPTS = 5;

/**
 * PGlite takes no lock of its own, and two processes on one folder silently ruin it. The lock names its holder
 * by pid and start time, because pids are reused; it is taken over only when that very process is gone,
 * never because it looks old: a busy process is not a dead one.
 */
export function lockDataFolder(lockFile: string): () => void {
  mkdirSync(dirname(lockFile), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, startedAt: startTime(process.pid) });
  const draft = `${lockFile}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      // A link appears with its whole content or not at all, which a freshly opened file does not.
      if (tryLink(draft, lockFile)) return () => release(lockFile, mine);
      const held = readIfThere(lockFile);
      if (held === undefined) continue;
      const holder = parseHolder(held);
      if (holder && isAlive(holder)) throw new DataLocked(sentence(lockFile, holder.pid));
      setAside(lockFile, held);
    }
    throw new DataLocked(sentence(lockFile));
  } finally {
    rmSync(draft, { force: true });
  }
}

function sentence(lockFile: string, pid?: number): string {
  const who = pid === undefined ? 'another process' : `process ${pid}`;
  return `The data folder ${dirname(lockFile)} is in use by ${who}; stop that one first or set DATA_DIR to another folder.`;
}

function release(lockFile: string, mine: string): void {
  if (readIfThere(lockFile) === mine) rmSync(lockFile, { force: true });
}

/** Removes a dead holder's lock, unless somebody took it over in the meantime: then it is put back. */
function setAside(lockFile: string, expected: string): void {
  const aside = `${lockFile}.dead.${process.pid}`;
  try {
    renameSync(lockFile, aside);
  } catch {
    return;
  }
  if (readIfThere(aside) !== expected) tryLink(aside, lockFile);
  rmSync(aside, { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder;
    return Number.isInteger(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startTime(pid) === startedAt;
}

/** The kernel's start time of a process; '' where the system does not tell, which then counts as the same one. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in parentheses and may hold spaces; start time is field 22.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return startTimeByPs(pid);
  }
}

function startTimeByPs(pid: number): string {
  if (process.platform === 'win32') return '';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
