// Runs on whatever Node the machine has, before anything is installed: nothing but Node's own modules here.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, neededPackages } from './lockfile.mjs';
import { showProgress } from './install-progress.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Installs the `dependencies` of the packages, for building and running. */
export async function ensureDependencies() {
  await install(root, { withTools: false });
}

/** Installs the `devDependencies` as well, for tests and tools. */
export async function ensureTools() {
  await install(root, { withTools: true });
}

/** A tool with many packages of its own keeps them in its own folder, with its own lockfile. */
export async function ensureToolFolder(name) {
  await install(join(root, 'tools', name), { withTools: true });
}

/** Makes node_modules match the lockfile; does nothing if it does. */
async function install(folder, needs) {
  const lock = readJson(join(folder, 'package-lock.json'));
  // npm's list of installed packages, written last.
  const listFile = join(folder, 'node_modules', '.package-lock.json');
  const isFresh = !existsSync(listFile);
  const installed = isFresh ? {} : readJson(listFile).packages;
  // Starting the product must not uninstall a developer's tools.
  const withTools = needs.withTools || Object.values(installed).some(({ dev }) => dev);
  const needed = neededPackages(lock.packages, withTools);
  const isWhole = needed.every((path) => existsSync(join(folder, path, 'package.json')));
  if (isWhole && isInstalled(lock.packages, installed, withTools)) return;

  // `npm ci` empties the folder first; `npm install` changes only what differs.
  const command = isFresh ? ['ci'] : ['install', '--no-save'];
  const stopProgress = showProgress(folder, needed);
  const ok = await npm(folder, [...command, ...(withTools ? [] : ['--omit=dev'])]);
  stopProgress();
  if (ok) return;
  console.error('The dependencies could not be installed: see what npm says above.');
  process.exit(1);
}

function npm(cwd, args) {
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  return new Promise((resolve) => {
    const child = spawn('npm', [...args, ...quiet], {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
