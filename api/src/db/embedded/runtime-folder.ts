import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';

/** A private folder for the socket and the library links of one run. */
export interface RuntimeFolder {
  path: string;
  /** Whether a Unix socket fits: Windows has none for PostgreSQL, and their paths are limited. */
  hasSocket: boolean;
  remove(): void;
}

const PREFIX = 'tuckaway-pg-';
const SOCKET = '.s.PGSQL.5432';
// 104 bytes on macOS, 108 on Linux, with the end mark.
const LONGEST_SOCKET_PATH = 103;

export function makeRuntimeFolder(): RuntimeFolder {
  const candidates = [tmpdir(), '/tmp'].filter((each) => existsSync(each));
  const parent = candidates.find(fitsSocket) ?? tmpdir();
  const path = mkdtempSync(join(parent, PREFIX));
  return {
    path,
    hasSocket: process.platform !== 'win32' && fitsSocket(parent),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

const fitsSocket = (parent: string) =>
  Buffer.byteLength(join(parent, `${PREFIX}123456`, SOCKET)) <= LONGEST_SOCKET_PATH;

/** Lets the account of the cluster use the folder. */
export function shareRuntimeFolder({ path }: RuntimeFolder, account: Account): void {
  chmodSync(path, 0o700);
  account.own(path);
}

/** Removes the folder of a run that was killed. */
export function removeLeftFolder(path: string): void {
  if (basename(path).startsWith(PREFIX) && [tmpdir(), '/tmp'].includes(dirname(path)))
    rmSync(path, { recursive: true, force: true });
}
