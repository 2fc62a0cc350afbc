// Node's own modules only: `npm start` calls this on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './install/ensure-dependencies.mjs';
import { projectEnv } from './project-node.mjs';
import { SITE_SETTINGS } from './site-settings.mjs';

// Inputs of the built pages.
const INPUTS = ['web', 'domain/src', 'contract/src', 'content', 'package-lock.json'];
const NOT_INPUTS = new Set(['node_modules', 'build', '.react-router']);
const BUILDS = join(root, 'web', 'build');
/** Where React Router and the steps after it write; moved away when they are done. */
const WORK = join(BUILDS, 'client');
/** Folders that are deleted: left by an interrupted build, or no longer needed by this one. React Router does not empty folders (web/vite.config.ts). */
const LEFTOVERS = [WORK, join(BUILDS, 'server')];
/** A link to the newest site. A server resolves it once, so a later build does not change files under it. */
export const CURRENT_SITE = join(BUILDS, 'current');
/** Sites kept besides the current one, for servers that still run on them. */
const KEPT_SITES = 2;

/** Builds the pages unless a site of the same inputs is there, and makes it the current one. */
export function buildSiteIfStale() {
  const site = join(BUILDS, `site-${hashOfInputs().slice(0, 16)}`);
  if (!existsSync(join(site, 'index.html'))) build(site);
  if (linkedSite() !== basename(site)) link(site);
  removeOldSites(site);
}

function build(site) {
  const started = Date.now();
  console.log('Building the pages …');
  for (const rest of LEFTOVERS) rmSync(rest, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build', '--workspace', 'web'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: projectEnv({ NODE_ENV: 'production' }),
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}\nThe pages could not be built: see above.`);
    process.exit(1);
  }
  rmSync(site, { recursive: true, force: true });
  renameSync(WORK, site);
  console.log(`Built the pages in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function linkedSite() {
  try {
    return basename(readlinkSync(CURRENT_SITE));
  } catch {
    return undefined;
  }
}

/** Replaces the link in one step. A junction needs no rights on Windows, but an absolute target. */
function link(site) {
  const next = `${CURRENT_SITE}.next`;
  rmSync(next, { force: true });
  symlinkSync(process.platform === 'win32' ? site : basename(site), next, 'junction');
  renameSync(next, CURRENT_SITE);
}

function removeOldSites(current) {
  const others = readdirSync(BUILDS)
    .filter((name) => name.startsWith('site-') && name !== basename(current))
    .sort((a, b) => statSync(join(BUILDS, b)).mtimeMs - statSync(join(BUILDS, a)).mtimeMs);
  for (const name of others.slice(KEPT_SITES)) rmSync(join(BUILDS, name), { recursive: true, force: true });
}

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const name of SITE_SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  for (const file of INPUTS.flatMap((input) => filesUnder(join(root, input)))) {
    hash.update(file.slice(root.length)).update('\0').update(fingerprint(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Text by its content; a picture, of which there are many megabytes, by its size and date. */
function fingerprint(file) {
  if (!/\.(webp|png|jpg|woff2)$/.test(file)) return readFileSync(file);
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NOT_INPUTS.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesUnder(join(path, name)));
}
