// The production artefact: build/api (the server, its migrations, its catalogue) and build/web (the pages).
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { buildSiteIfStale } from './build-site.mjs';
import { root } from './ensure-dependencies.mjs';

const out = join(root, 'build');
const api = join(root, 'api', 'src');

// What must be found under its own name; everything else becomes chunks that these share or load when needed.
const ENTRIES = {
  main: 'main.ts',
  production: 'production.ts',
  'pglite.worker': 'db/pglite.worker.ts',
  'page.worker': 'features/link-previews/page.worker.ts',
  'picture.worker': 'features/images/picture.worker.ts',
  'backup-check.process': 'db/backup-check.process.ts',
  'db-migrate': 'cli/db-migrate.ts',
  'catalogue-load': 'cli/catalogue-load.ts',
  'sessions-revoke': 'cli/sessions-revoke.ts',
  backup: 'cli/backup.ts',
  restore: 'cli/restore.ts',
  'waitlist-export': 'cli/waitlist-export.ts',
};

const isPackage = (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@tuckaway/');

/** Where another version has the place in the root's node_modules, the build would load that one: so bundle ours. */
function isOnlyOurs(id) {
  const name = id.split('/', id.startsWith('@') ? 2 : 1).join('/');
  return ['api', 'content', 'contract'].some((folder) =>
    existsSync(join(root, folder, 'node_modules', name)),
  );
}

buildSiteIfStale();
rmSync(out, { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(api, file)])),
  platform: 'node',
  external: (id) => isPackage(id) && !isOnlyOurs(id),
});
// All in one folder: modules look for the files that lie beside them there.
await bundle.write({ dir: join(out, 'api'), format: 'esm', chunkFileNames: '[name]-[hash].js' });
cpSync(join(root, 'api', 'migrations'), join(out, 'api', 'migrations'), { recursive: true });
cpSync(join(api, 'features', 'waitlist', 'assets'), join(out, 'api', 'waitlist'), { recursive: true });
const catalogue = join(out, 'api', 'content', 'catalogue');
cpSync(join(root, 'content', 'catalogue'), catalogue, { recursive: true });
// By this a server tells an older catalogue from a newer one.
writeFileSync(join(catalogue, 'built-at'), String(Date.now()));
cpSync(join(root, 'web', 'build', 'client'), join(out, 'web'), { recursive: true });
console.log('Built build/api and build/web.');
