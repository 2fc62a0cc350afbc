// Prerendered pages can be read before any script runs. React Router would fetch every script before the stylesheet and
// run them in one go; here they come after what the page is read with, one file at a time, so that a phone can scroll.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BUILD = join(import.meta.dirname, '../build/client');
// Has nothing to read before its scripts.
const EMPTY_PAGE = '__spa-fallback.html';
const LINK = /<link rel="modulepreload" href="([^"]+)"\/>/g;
// As in root.tsx.
const RUNS_EVENT = 'tuckaway:runs';
const STARTER = /(<script type="module" async="">)([^<]*)(<\/script>)/;

/**
 * What runs in the page: it waits until everything to read is there, or somebody touches it, then fetches all files and
 * runs one after the other. Each gets a task of its own, between which the page can answer. A button that was pressed
 * before it could do anything is pressed again when it can (root.tsx says when).
 */
const start = (files, entry) => `
const pause = () => new Promise((go) => setTimeout(go));
let pressed;
const remember = ({ target }) => (pressed = target.closest('button'));
addEventListener('click', remember, true);
addEventListener('${RUNS_EVENT}', () => pressed?.click(), { once: true });
if (document.readyState !== 'complete')
  await new Promise((go) => ['load', 'pointerdown', 'keydown'].forEach((on) => addEventListener(on, go, { once: true })));
const files = ${JSON.stringify(files)};
for (const href of [...files, '${entry}']) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await pause();
}
for (const file of files) {
  await import(file);
  await pause();
}
`;

/** With the last file React listens to every click itself: remembered as well, it would count twice. */
const end = (entry) => `
await import('${entry}');
removeEventListener('click', remember, true);
`;

/** Imports at the top of a module run before anything else in it; these wait for their turn. */
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
  return html
    .replaceAll(LINK, '')
    .replace(
      STARTER,
      (_, open, code, close) => open + start(others, entry) + inTurn(code) + end(entry) + close,
    );
}

const names = await readdir(BUILD, { recursive: true });
for (const name of names.filter((file) => file.endsWith('.html') && file !== EMPTY_PAGE)) {
  const path = join(BUILD, name);
  await writeFile(path, deferScripts(await readFile(path, 'utf8'), name));
}
