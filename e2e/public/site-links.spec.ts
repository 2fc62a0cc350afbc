import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';

// The pages as they lie in the build: every link, anchor and picture of every public page, without a browser.
const SITE = realpathSync(join(import.meta.dirname, '../../web/build/current'));
const DRAWN_BY_THE_SERVER = /^\/(api|app|waitlist)(\/|$)/;

interface Page {
  links: string[];
  pictures: string[];
  ids: Set<string>;
}

function readPage(file: string): Page {
  const html = readFileSync(join(SITE, file), 'utf8').replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const values = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value]) => value!.replaceAll('&amp;', '&'));
  const sets = values(/\ssrcset="([^"]+)"/gi).flatMap((set) =>
    set.split(', ').map((one) => one.split(' ')[0]!),
  );
  return {
    links: values(/<a [^>]*?href="(\/[^"]*|#[^"]*)"/g),
    pictures: [
      ...values(/<img [^>]*?\ssrc="(\/[^"]+)"/g),
      ...values(/<meta property="og:image" content="https?:\/\/[^/"]+(\/[^"]+)"/g),
      ...sets,
    ],
    ids: new Set(values(/\sid="([^"]+)"/g)),
  };
}

const pages = new Map(
  readdirSync(SITE, { recursive: true })
    .map((name) => relative('.', String(name)))
    .filter((name) => name.endsWith('index.html'))
    .map((name) => [`/${name.replace(/\/?index\.html$/, '')}`, readPage(name)]),
);
const pathOf = (link: string, from: string) => (link.startsWith('#') ? from : link.split(/[?#]/, 1)[0]!);

test('no link of the public site is dead, and every anchor is there', () => {
  const dead: string[] = [];
  for (const [address, { links }] of pages)
    for (const link of links) {
      const path = pathOf(link, address);
      const anchor = link.split('#')[1];
      const target = pages.get(path);
      const isFile = existsSync(join(SITE, path)) && path.includes('.');
      if (!target && !isFile && !DRAWN_BY_THE_SERVER.test(path)) dead.push(`${address}: ${link}`);
      else if (target && anchor && !target.ids.has(decodeURIComponent(anchor)))
        dead.push(`${address}: ${link}`);
    }
  expect([...new Set(dead)]).toEqual([]);
});

test('every picture that a page names is there', () => {
  const missing = [...pages].flatMap(([address, { pictures }]) =>
    pictures.filter((url) => !existsSync(join(SITE, url))).map((url) => `${address}: ${url}`),
  );
  expect(missing).toEqual([]);
});

test('every page of the sitemap is built, and another page leads to it', () => {
  const sitemap = readFileSync(join(SITE, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  expect(listed.length).toBeGreaterThan(300);
  expect(listed.filter((path) => !pages.has(path))).toEqual([]);
  const linked = new Set(
    [...pages].flatMap(([address, { links }]) =>
      links.map((link) => pathOf(link, address)).filter((path) => path !== address),
    ),
  );
  expect(listed.filter((path) => !linked.has(path))).toEqual([]);
});
