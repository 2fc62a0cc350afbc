import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSameRun, thisProcess, type ProcessIdentity } from './process-identity.ts';

/** Another live process has the embedded database open. */
export class DataLocked extends Error {}

export interface LockOptions {
  /** Who takes the lock; tests pretend to be in another container. */
  self?: ProcessIdentity;
  beatMs?: number;
  /** How long a holder that cannot be asked must have been silent before it counts as dead. */
  silenceMs?: number;
  /** Called when somebody else took the lock although this process lives: it was stopped for too long. */
  onLost?: () => void;
}

const ATTEMPTS = 5;
const BEAT_MS = 5_000;
const SILENCE_MS = 60_000;
const POLLS = 60;

/**
 * PGlite takes no lock of its own, and two processes on one folder silently ruin it. A holder in our own pid namespace
 * is asked for by pid and start time, and displaced only when that very process is gone: a busy process is not a dead
 * one. A holder elsewhere (another container or machine on the same volume) cannot be asked: it touches the lock file
 * every few seconds, and only a long silence that we watch to its end counts as death.
 */
export async function lockDataFolder(lockFile: string, options: LockOptions = {}): Promise<() => void> {
  const { self = thisProcess(), beatMs = BEAT_MS, silenceMs = SILENCE_MS, onLost = endProcess } = options;
  mkdirSync(dirname(lockFile), { recursive: true });
  const mine = JSON.stringify(self);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (tryTake(lockFile, mine)) return hold(lockFile, mine, beatMs, onLost);
    const held = readIfThere(lockFile);
    if (held === undefined) continue;
    // A lock of an earlier version names no place: it was this one.
    const holder = { place: self.place, host: self.host, ...parseHolder(held) };
    if (isWhole(holder) && (await isAlive(lockFile, held, holder, { self, silenceMs })))
      throw new DataLocked(sentence(lockFile, holder, self));
    setAside(lockFile, held);
  }
  throw new DataLocked(sentence(lockFile));
}

/** A link appears with its whole content or not at all, which a freshly opened file does not. */
function tryTake(lockFile: string, mine: string): boolean {
  const draft = `${lockFile}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    return tryLink(draft, lockFile);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Beats until released. A process that slept so long that another took over must not write any more. */
function hold(lockFile: string, mine: string, beatMs: number, onLost: () => void): () => void {
  const beat = setInterval(() => {
    if (readIfThere(lockFile) === mine) return touch(lockFile);
    // Whoever deleted the file has not taken the folder.
    if (tryTake(lockFile, mine)) return;
    clearInterval(beat);
    onLost();
  }, beatMs);
  beat.unref();
  return () => {
    clearInterval(beat);
    if (readIfThere(lockFile) === mine) rmSync(lockFile, { force: true });
  };
}

function endProcess(): void {
  process.stderr.write('Another process took over the data folder while this one was stopped: ending.\n');
  process.exit(1);
}

async function isAlive(
  lockFile: string,
  held: string,
  holder: ProcessIdentity,
  { self, silenceMs }: { self: ProcessIdentity; silenceMs: number },
): Promise<boolean> {
  if (holder.place === self.place) return isSameRun(holder);
  const lastBeat = beatOf(lockFile);
  // Another machine's clock may differ from ours, so that only silence that we saw ourselves counts.
  const silentFor = holder.host === self.host ? Date.now() - lastBeat : 0;
  for (let waited = Math.max(0, silentFor); waited < silenceMs; waited += silenceMs / POLLS) {
    await sleep(silenceMs / POLLS);
    if (readIfThere(lockFile) !== held) return false;
    if (beatOf(lockFile) !== lastBeat) return true;
  }
  return false;
}

function sentence(lockFile: string, holder?: ProcessIdentity, self?: ProcessIdentity): string {
  const elsewhere = holder && holder.place !== self?.place ? ` on ${holder.host}` : '';
  const who = holder === undefined ? 'another process' : `process ${holder.pid}${elsewhere}`;
  return `The data folder ${dirname(lockFile)} is in use by ${who}; stop that one first or set DATA_DIR to another folder.`;
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

function touch(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}

function beatOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parseHolder(text: string): Partial<ProcessIdentity> {
  try {
    return JSON.parse(text) as Partial<ProcessIdentity>;
  } catch {
    return {};
  }
}

const isWhole = (holder: Partial<ProcessIdentity>): holder is ProcessIdentity =>
  Number.isInteger(holder.pid) && holder.startedAt !== undefined;
