// The production artefact: build/api (the server, its migrations, its catalogue) and build/web (the pages).
import { cpSync, existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { buildSiteIfStale, CURRENT_SITE } from './build-site.mjs';
import { root } from './install/ensure-dependencies.mjs';
import { UNBUNDLED } from './unbundled-packages.mjs';
import { keepReplacedAssets } from './replaced-assets.mjs';

const current = join(root, 'build');
// Written beside build/ and swapped at the end, so that a server that runs from build/ never sees half of a build.
const out = join(root, 'build.next');
const previous = join(root, 'build.previous');
const api = join(root, 'api', 'src');

// Files with a stable name; everything else becomes chunks that they import.
const ENTRIES = {
  main: 'main.ts',
  production: 'production.ts',
  'contacts.worker': 'features/contact-import/reading/contacts.worker.ts',
  'page.worker': 'features/link-previews/page.worker.ts',
  'picture.worker': 'features/pictures/picture.worker.ts',
  'db-migrate': 'cli/db-migrate.ts',
  'upgrade-check': 'cli/upgrade-check.ts',
  'catalogue-load': 'cli/catalogue-load.ts',
  'sessions-revoke': 'cli/sessions-revoke.ts',
  backup: 'cli/backup.ts',
  restore: 'cli/restore.ts',
  'db-move': 'cli/db-move.ts',
  'media-move': 'cli/media-move.ts',
  'media-bucket': 'cli/media-bucket.ts',
  operator: 'cli/operator.ts',
  'waitlist-export': 'cli/waitlist-export.ts',
};

// Everything else is bundled: Node reads thousands of small files, and each one's package.json, more slowly than a few
// large ones, and takes 100 MB for it.
const isUnbundled = (id) =>
  id.startsWith('node:') || UNBUNDLED.some((name) => id === name || id.startsWith(`${name}/`));

buildSiteIfStale();
rmSync(out, { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(api, file)])),
  platform: 'node',
  external: isUnbundled,
});
// All chunks are in one folder, because modules read files beside them.
await bundle.write({ dir: join(out, 'api'), format: 'esm', chunkFileNames: '[name]-[hash].js' });
cpSync(join(root, 'api', 'migrations'), join(out, 'api', 'migrations'), { recursive: true });
cpSync(join(api, 'features', 'waitlist', 'assets'), join(out, 'api', 'waitlist'), { recursive: true });
const catalogue = join(out, 'api', 'content', 'catalogue');
cpSync(join(root, 'content', 'catalogue'), catalogue, { recursive: true });
cpSync(join(root, 'content', 'search'), join(out, 'api', 'content', 'search'), { recursive: true });
// Time of the build, by which a server tells an older catalogue from a newer one.
writeFileSync(join(catalogue, 'built-at'), String(Date.now()));
cpSync(realpathSync(CURRENT_SITE), join(out, 'web'), { recursive: true });
keepReplacedAssets(current, out);
rmSync(previous, { recursive: true, force: true });
if (existsSync(current)) renameSync(current, previous);
renameSync(out, current);
rmSync(previous, { recursive: true, force: true });
console.log('Built build/api and build/web.');
