import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a program. Debian installs servers in /usr/sbin, which is often not in PATH. */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.flatMap((dir) => names.map((name) => join(dir, name))).find(isExecutable);
}

/** Installs packages of Debian; returns false if this account may not. */
export function installPackages(names, purpose) {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return false;
  console.log(`Installing ${names.join(' and ')} for ${purpose} …`);
  const quietly = {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Services of the packages are not started: the tests run them with their own settings.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  execFileSync('apt-get', ['update', '-qq'], quietly);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quietly);
  return true;
}
