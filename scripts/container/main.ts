// npm run test:container: builds the image and runs it read-only under an unknown user id, on a real PostgreSQL.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startTestPostgres } from '../../api/src/test/database/test-postgres.ts';
import { freePort } from '../../api/src/test/servers/free-port.ts';
import { startOidcServer } from '../../api/src/test/servers/oidc-server.ts';
import { ensureBaseImages } from './base-images.ts';
import { openBuildah } from './buildah.ts';
import * as checks from './checks.ts';
import { buildImage, contentsOf } from './image.ts';
import { STRANGER, type Sandbox } from './sandbox.ts';

const root = join(import.meta.dirname, '../..');
const MAX_BYTES = 300_000_000;
/** Settings that are written into the pages; constant, so that cached layers of the image are used again. */
const BUILD_SETTINGS = { PUBLIC_URL: 'https://tuckaway.example', SIGN_UP: 'open' };
/** Programs and the Debian packages that bring them. */
const NEEDED = {
  buildah: 'buildah',
  debootstrap: 'debootstrap',
  bwrap: 'bubblewrap',
  setpriv: 'util-linux',
  nsenter: 'util-linux',
  'dpkg-deb': 'dpkg',
};

refuseUnlessPossible();
const cache = join(root, '.cache', 'container');
mkdirSync(cache, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'tuckaway-container-'));
try {
  await drill();
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function drill(): Promise<void> {
  const sandbox = await step('built the image', build);
  const origin = `http://localhost:${await freePort()}`;
  const postgres = await startTestPostgres();
  const provider = await startOidcServer(`${origin}/sign-in`);
  const { clientId, clientSecret } = provider.client;
  const env = {
    PUBLIC_URL: origin,
    PORT: new URL(origin).port,
    DATABASE_URL: postgres.url,
    SIGN_UP: 'open',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  };
  try {
    await runChecks({ sandbox, env, origin, provider });
  } finally {
    await provider.close();
    await postgres.stop();
  }
}

async function runChecks(drill: checks.Drill): Promise<void> {
  await step('without DATABASE_URL: one sentence and exit 1', () => checks.checkRefusal(drill));
  await step('writes to /tmp and /data only', () => checks.checkReadOnly(drill));
  await step('SIGTERM during the start ends it', () => checks.checkEarlyStop(drill));
  const first = await step('ready, and the health check says so', () => checks.start(drill));
  const visitor = await step('signed in, saved a picture', () => checks.checkUse(drill));
  await step('a killed worker and an orphan are reaped', () => checks.checkReaping(first, visitor));
  await step('SIGTERM: exit 0', () => checks.checkStop(first, drill));
  await step('upgrade check, backup and bucket by command', () => checks.checkCommands(drill));
  await step('a newer database is refused in a sentence', () => checks.checkNewerDatabase(drill));
  const second = await step('starts again', () => checks.start(drill));
  await step('still signed in', () => visitor.call('/api/v1/auth/me'));
  await step('SIGTERM: exit 0', () => checks.checkStop(second, drill));
}

/** The image, its files in a folder that a stranger may read, and its volumes. */
async function build(): Promise<Sandbox> {
  const buildah = openBuildah(cache);
  const bases = ensureBaseImages(buildah, cache);
  const image = buildImage(buildah, root, bases, BUILD_SETTINGS);
  const config = buildah.configOf(image);
  assert.match(config.User, /^[1-9]\d*:[1-9]\d*$/);
  const files = join(work, 'files');
  buildah.withMounted(image, (folder) => cpSync(folder, files, { recursive: true, verbatimSymlinks: true }));
  const { bytes, unwanted } = contentsOf(files);
  console.log(
    `  ${Math.round(bytes / 1e6)} MB (${process.arch}), ${archiveBytes(buildah, image)} MB compressed`,
  );
  assert(bytes <= MAX_BYTES, `The image has ${bytes} bytes.`);
  assert.deepEqual(unwanted, []);
  execFileSync('chmod', ['755', work]);
  const volumes = Object.fromEntries(
    Object.keys(config.Volumes).map((inside) => [inside, volume(join(work, 'volumes', inside))]),
  );
  return { files, config, volumes };
}

function archiveBytes(buildah: ReturnType<typeof openBuildah>, image: string): number {
  const archive = join(work, 'image.tar');
  buildah.run('push', '--quiet', '--format', 'oci', image, `oci-archive:${archive}`);
  const { size } = statSync(archive);
  rmSync(archive);
  return Math.round(size / 1e6);
}

function volume(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chownSync(folder, STRANGER, STRANGER);
  return folder;
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const result = await work();
  console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

function refuseUnlessPossible(): void {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const missing = Object.entries(NEEDED).filter(
    ([name]) => !folders.some((folder) => existsSync(join(folder, name))),
  );
  if (missing.length > 0) {
    const packages = [...new Set(missing.map(([, name]) => name))].join(' ');
    console.error(
      `Not run: ${missing.map(([name]) => name).join(', ')} not found (Debian: apt install ${packages}).`,
    );
    process.exit(1);
  }
  if (process.getuid?.() !== 0) {
    console.error('Not run: building without an engine needs root.');
    process.exit(1);
  }
}
