// Node's own modules only: this runs before anything is installed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-dependencies.mjs';

const OLDEST_THAT_RUNS_TYPESCRIPT = 24;

/** The Node that the lockfile pins, or the machine's own where it is new enough. */
export function projectNode() {
  const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  const [major] = process.versions.node.split('.').map(Number);
  if (major >= OLDEST_THAT_RUNS_TYPESCRIPT) return process.execPath;
  console.error(
    'Tuckaway brings its own Node for common systems, but not for this one: please install Node 24.',
  );
  process.exit(1);
}

/** The environment in which npm's programs are found and run on that Node. */
export function projectEnv(extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  );
  // Compiled code is kept between starts, which saves the larger part of loading it.
  const NODE_COMPILE_CACHE = join(root, '.cache', 'compiled');
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE, ...extra };
}
