// Prerendered pages can be read before any script runs. React Router would fetch every script before the stylesheet and
// run them in one go; here they load after styles and pictures, one file at a time, so that a phone can scroll.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BUILD = join(import.meta.dirname, '../build/client');
// Page whose content is rendered by its scripts: they are not deferred.
const EMPTY_PAGE = '__spa-fallback.html';
const LINK = /<link rel="modulepreload" href="([^"]+)"\/>/g;
// Same name as in root.tsx.
const RUNS_EVENT = 'tuckaway:runs';
const STARTER = /(<script type="module" async="">)([^<]*)(<\/script>)/;

/**
 * Start conditions for pages with SCRIPTS_ON_DEMAND, which work without the app. The app starts when somebody presses a
 * button that the site's script does not handle or focuses a form that needs the app, when the query string has a search, a tag or
 * a sign-in, and when this device has a session or a pending sign-out. A button that was pressed before its script ran is
 * clicked again afterwards.
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
  if (!/[?&](sign-in|query|tag)\\b/.test(location.search) && !('hasSession' in dataset) && !('signingOut' in dataset)) return;
  if (document.readyState === 'complete') go();
  else addEventListener('load', go, { once: true });
});
await fetchFiles();
`;

/** Start conditions for other pages: the page has loaded, or somebody presses a pointer or a key. */
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

/** Waits, fetches all files and runs one after the other. Each runs in a task of its own, so that the page handles input between them. */
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

/** End of the starter. After the entry file React handles clicks; a click that is also remembered would count twice. */
const END = `
await import(entry);
removeEventListener('click', remember, true);
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
