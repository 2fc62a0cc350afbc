// Prerendered pages can be read before any script runs. React Router would fetch every script before the stylesheet and
// run them in one go; here they load after styles and pictures, one file at a time, so that a phone can scroll.
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
 * When the app starts on a page that works without it: somebody presses a button that the site's script does not serve,
 * or goes to a form that needs the app; the address asks for something; or this device is signed in, or still signs out. The button
 * is pressed again when it can do something. One of the site's script too, where it was pressed too early.
 */
const ON_DEMAND = `
const { dataset } = document.documentElement;
const isOfSite = (button) => button.matches('[data-header=menu], [data-header=waitlist], [type=submit]');
let pressed, early, begin;
const remember = ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  if (!isOfSite(button)) {
    pressed = button;
    button.dataset.waits = '';
    begin();
  } else if (button.type !== 'submit' && !('site' in dataset)) early = button;
};
addEventListener('click', remember, true);
addEventListener('tuckaway:site', () => early?.click(), { once: true });
addEventListener('${RUNS_EVENT}', () => {
  if (!pressed) return;
  delete pressed.dataset.waits;
  pressed.click();
}, { once: true });
let isFetched = false;
const fetchFiles = async () => {
  if (isFetched) return;
  isFetched = true;
  for (const href of [...files, entry]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await pause();
  }
};
const fetchAhead = ({ target }) => {
  const button = target.closest?.('button');
  if (button && !isOfSite(button)) void fetchFiles();
};
addEventListener('pointerover', fetchAhead, { passive: true });
addEventListener('focusin', fetchAhead);
await new Promise((go) => {
  begin = go;
  addEventListener('tuckaway:needed', go, { once: true });
  addEventListener('focusin', ({ target }) => target.closest('[data-needs-app]') && go());
  if (!/[?&](sign-in|query|tag)\\b/.test(location.search) && !('known' in dataset) && !('leaving' in dataset)) return;
  if (document.readyState === 'complete') go();
  else addEventListener('load', go, { once: true });
});
await fetchFiles();
`;

/** On other pages it starts when everything to read is there, or somebody touches the page. */
const AFTER_LOAD = `
let pressed;
const remember = ({ target }) => (pressed = target.closest('button'));
addEventListener('click', remember, true);
addEventListener('${RUNS_EVENT}', () => pressed?.click(), { once: true });
if (document.readyState !== 'complete')
  await new Promise((go) => ['load', 'pointerdown', 'keydown'].forEach((on) => addEventListener(on, go, { once: true })));
for (const href of [...files, entry]) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await pause();
}
`;

/** Waits, fetches all files and runs one after the other. Each gets a task of its own, so that the page can answer. */
const start = (when, files, entry) => `
const pause = () => new Promise((go) => setTimeout(go));
const files = ${JSON.stringify(files)};
const entry = '${entry}';
${when}
for (const file of files) {
  await import(file);
  await pause();
}
`;

/** With the last file React listens to every click itself: remembered as well, it would count twice. */
const END = `
await import(entry);
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
  const when = html.includes('<body data-scripts="on-demand">') ? ON_DEMAND : AFTER_LOAD;
  return html
    .replaceAll(LINK, '')
    .replace(
      STARTER,
      (_, open, code, close) => open + start(when, others, entry) + inTurn(code) + END + close,
    );
}

const names = await readdir(BUILD, { recursive: true });
for (const name of names.filter((file) => file.endsWith('.html') && file !== EMPTY_PAGE)) {
  const path = join(BUILD, name);
  await writeFile(path, deferScripts(await readFile(path, 'utf8'), name));
}
