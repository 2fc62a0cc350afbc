// The page of the signed-in area names the files that it needs first. Otherwise the browser would learn of them one
// generation of imports after the other, and each costs a round trip.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BUILD = join(import.meta.dirname, '../build/client');
const PAGE = join(BUILD, '__spa-fallback.html');
const MANIFEST = /<link rel="modulepreload" href="(\/assets\/manifest-[^"]+)"\/>/;
const LAST_LINK = /(<link rel="modulepreload" href="[^"]+"\/>)(?![\s\S]*rel="modulepreload")/;
/** The frame of every screen, and the screen that most visits begin with. */
const ROUTES = ['routes/app/shell/layout', 'routes/app/shell/page-boundary', 'routes/app/discover/discover'];
/** The check of the session, which the frame imports as soon as it is there. */
const SESSION = /^session-[\w-]+\.js$/;

async function filesOfRoutes(manifest) {
  const text = await readFile(join(BUILD, manifest), 'utf8');
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  return ROUTES.flatMap((id) => {
    if (!routes[id]) throw new Error(`The route ${id} is not in the manifest.`);
    return [routes[id].module, ...routes[id].imports];
  });
}

async function filesOfSession() {
  const name = (await readdir(join(BUILD, 'assets'))).find((file) => SESSION.test(file));
  if (!name) throw new Error('The file that checks the session was not found.');
  const code = await readFile(join(BUILD, 'assets', name), 'utf8');
  const imported = [...code.matchAll(/from"\.\/([\w-]+\.js)"/g)].map(([, file]) => file);
  return [name, ...imported].map((file) => `/assets/${file}`);
}

const html = await readFile(PAGE, 'utf8');
const manifest = MANIFEST.exec(html)?.[1];
if (!manifest) throw new Error('The page of the signed-in area names no manifest.');
const needed = new Set([...(await filesOfRoutes(manifest)), ...(await filesOfSession())]);
const links = [...needed]
  .filter((href) => !html.includes(`href="${href}"`))
  .map((href) => `<link rel="modulepreload" href="${href}"/>`);
await writeFile(
  PAGE,
  html.replace(LAST_LINK, (last) => last + links.join('')),
);
console.log(`The page of the signed-in area preloads ${links.length} more files.`);
