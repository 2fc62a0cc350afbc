// Prerendered pages can be read before any script runs. React Router would fetch every script before the stylesheet and
// run them in one go; here they load after styles and pictures, one file at a time, so that a phone can scroll.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleScript } from './bundle-script.mjs';

const BUILD = join(import.meta.dirname, '../build/client');
const SITE = join(import.meta.dirname, '../site');
// Page whose content is rendered by its scripts: they are not deferred.
const EMPTY_PAGE = '__spa-fallback.html';
const LINK = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const STARTER = /(<script type="module" async="">)([^<]*)(<\/script>)/;

/** The variable that holds the bundled start condition. */
const NAME = 'starting';
/** By the kind of page: with SCRIPTS_ON_DEMAND the app starts when it is needed, else after the page has loaded. */
const START = {
  onDemand: await bundleScript(join(SITE, 'start/on-demand.ts'), NAME),
  afterLoad: await bundleScript(join(SITE, 'start/after-load.ts'), NAME),
};

/** React Router's start script, after the start condition and before the entry file. React handles clicks from then on. */
const startScript = (start, files, entry, code) => `
${start}
const forgetClicks = await ${NAME}.start(${JSON.stringify(files)}, '${entry}');
${inTurn(code)}
await import('${entry}');
forgetClicks();
`;

/** Turns static imports, which run before anything else in a module, into dynamic ones that run in order. */
const inTurn = (code) =>
  code
    .replace(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1 = await import($2);')
    .replace(/^import ("[^"]+");/gm, 'await import($1);');

function deferScripts(html, name) {
  const files = [...html.matchAll(LINK)].map(([, href]) => href);
  if (files.length === 0) return html;
  const entry = files.find((file) => file.startsWith('/assets/entry.client-'));
  if (!entry || !STARTER.test(html))
    throw new Error(`${name}: the script that starts the page was not found.`);
  const others = files.filter((file) => file !== entry);
  const start = html.includes('<body data-scripts="on-demand">') ? START.onDemand : START.afterLoad;
  return html
    .replaceAll(LINK, '')
    .replace(STARTER, (_, open, code, close) => open + startScript(start, others, entry, code) + close);
}

const names = await readdir(BUILD, { recursive: true });
for (const name of names.filter((file) => file.endsWith('.html') && file !== EMPTY_PAGE)) {
  const path = join(BUILD, name);
  await writeFile(path, deferScripts(await readFile(path, 'utf8'), name));
}
