// Bundles the script of prerendered pages under a name that changes with its content, and writes it into them.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleScript } from './bundle-script.mjs';

const BUILD = join(import.meta.dirname, '../build/client');
const SOURCE = join(import.meta.dirname, '../site/site.ts');
/** The tag that root.tsx writes on pages without React. */
const TAG = '<script src="/site.js" defer=""></script>';
const ON_DEMAND = '<body data-scripts="on-demand">';
/** React Router renders the page of the signed-in area with the routes of the landing page. */
const APP_PAGE = '__spa-fallback.html';

/** Pages are fetched ahead where a pointer rests on their link. The app, the server's calls and files are not. */
const AHEAD = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/app*', '/api/*', '/*.*'] } }] },
      eagerness: 'moderate',
    },
  ],
};

const code = await bundleScript(SOURCE);
const name = `/assets/site-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
await writeFile(join(BUILD, name), code);

const head = `<script src="${name}" defer=""></script><script type="speculationrules">${JSON.stringify(AHEAD)}</script></head>`;
const app = await readFile(join(BUILD, APP_PAGE), 'utf8');
await writeFile(join(BUILD, APP_PAGE), app.replace(ON_DEMAND, '<body>'));
const pages = (await readdir(BUILD, { recursive: true })).filter((file) => file.endsWith('.html'));
let changed = 0;
for (const page of pages) {
  const path = join(BUILD, page);
  const html = await readFile(path, 'utf8');
  if (!html.includes(TAG) && !html.includes(ON_DEMAND)) continue;
  await writeFile(
    path,
    html.replace(TAG, '').replace('</head>', () => head),
  );
  changed += 1;
}
if (changed === 0) throw new Error('No page takes the script of prerendered pages.');
console.log(`Wrote the script of prerendered pages into ${changed} pages.`);
