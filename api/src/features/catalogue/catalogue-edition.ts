import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Raise when the loader writes other rows for the same content.
const LOADER_VERSION = 4;
/** Written by the build, because copies and checkouts give files any date. */
const BUILD_STAMP = 'built-at';

/** Which content this is, and since when: of two different ones the later made is the newer. */
export interface Edition {
  hash: string;
  madeAt: number;
}

/** Reads the files without understanding them. */
export function editionOf(dir: string): Edition {
  const hash = createHash('sha256').update(String(LOADER_VERSION));
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  for (const name of names.sort()) hash.update(`\0${name}\0`).update(readFileSync(join(dir, name)));
  return { hash: hash.digest('hex'), madeAt: madeAt(dir, names) };
}

function madeAt(dir: string, names: string[]): number {
  const stamp = join(dir, BUILD_STAMP);
  if (existsSync(stamp)) return Number(readFileSync(stamp, 'utf8'));
  return Math.max(...names.map((name) => Math.floor(statSync(join(dir, name)).mtimeMs)));
}

/** Earlier versions stored the hash alone. */
export function parseEdition(value: string): Edition {
  const [hash = '', madeAt = '0'] = value.split(' ');
  return { hash, madeAt: Number(madeAt) };
}

/** Equal content that is built again counts as newer, so that an edition built in between stays replaced. */
export function shouldLoad(offered: Edition, loaded: Edition | undefined, force: boolean): boolean {
  if (loaded === undefined) return true;
  if (force && offered.hash !== loaded.hash) return true;
  return offered.madeAt > loaded.madeAt;
}
