// Node's own modules only: `npm start` calls this on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-dependencies.mjs';
import { projectEnv } from './project-node.mjs';

// What the built pages are made from.
const INPUTS = ['web', 'contract/src', 'content', 'package-lock.json'];
const NOT_INPUTS = new Set(['node_modules', 'build', '.react-router']);
const STAMP = join(root, '.cache', 'site-inputs');
const OUTPUT = join(root, 'web', 'build', 'client', 'index.html');

/** Builds the pages where something they are made from has changed since the last time. */
export function buildSiteIfStale() {
  const hash = hashOfInputs();
  if (existsSync(OUTPUT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  const started = Date.now();
  console.log('Building the pages …');
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
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(STAMP, hash);
  console.log(`Built the pages in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function hashOfInputs() {
  // The pages carry their own address for search engines and shared links.
  const hash = createHash('sha256').update(process.env.PUBLIC_URL ?? '');
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
