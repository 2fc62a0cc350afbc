// The page of the signed-in area carries its stylesheet, so that its shell is painted from the first response. The link
// to the same file stays, because React expects the rendered element, but it is disabled, and not fetched.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BUILD = join(import.meta.dirname, '../build/client');
const PAGE = join(BUILD, '__spa-fallback.html');
const LINK = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/;

const html = await readFile(PAGE, 'utf8');
const href = LINK.exec(html)?.[1];
if (!href) throw new Error('The page of the signed-in area has no stylesheet.');
const css = await readFile(join(BUILD, href), 'utf8');
if (/<\/style/i.test(css)) throw new Error('The stylesheet would end its own element.');
await writeFile(
  PAGE,
  html.replace(LINK, () => `<style>${css}</style><link rel="stylesheet" href="${href}" disabled=""/>`),
);
