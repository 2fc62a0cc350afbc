// Bundles the service worker with the list of this build's files. A file that changes changes the list, and with it the
// worker, which is how browsers notice that there is a new version.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const BUILD = join(import.meta.dirname, '../build/client');
const WORKER = join(import.meta.dirname, '../worker/service-worker.ts');

const names = (await readdir(BUILD, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
const wanted = names.filter(
  (name) =>
    /^assets\/.*\.(js|css|svg|woff2)$/.test(name) ||
    /^fonts\/.*\.woff2$/.test(name) ||
    ['__spa-fallback.html', 'favicon.svg'].includes(name),
);
const entries = await Promise.all(
  wanted.toSorted().map(async (name) => {
    // Names of assets change with their content.
    if (name.startsWith('assets/')) return { url: `/${name}`, revision: null };
    const bytes = await readFile(join(BUILD, name));
    const digest = createHash('sha256').update(bytes).digest();
    // During a deployment another server may send the file of the last version: then the worker is installed later.
    const integrity = `sha256-${digest.toString('base64')}`;
    return { url: `/${name}`, revision: digest.toString('hex').slice(0, 16), integrity };
  }),
);

const bundle = await rolldown({
  input: WORKER,
  platform: 'browser',
  transform: {
    define: { BUILD_FILES: JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
  },
});
await bundle.write({ file: join(BUILD, 'service-worker.js'), format: 'iife', minify: true });
console.log(`Made the service worker for ${entries.length} files.`);
