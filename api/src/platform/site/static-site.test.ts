import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const SCRIPT = 'window.started = true;';
const page = (title: string) =>
  `<!DOCTYPE html><title>${title}</title><script>${SCRIPT}</script><script src="/assets/a.js"></script>`;

const siteDir = mkdtempSync(join(tmpdir(), 'tuckaway-site-'));
function write(name: string, content: string | Buffer) {
  mkdirSync(dirname(join(siteDir, name)), { recursive: true });
  writeFileSync(join(siteDir, name), content);
}
write('index.html', page('Home'));
write('about/index.html', page('About'));
write('find/index.html', page('Find'));
const STYLE = 'header { position: sticky }';
write('__spa-fallback.html', `${page('App')}<style>${STYLE}</style>`);
write('service-worker.js', 'self.skipWaiting');
write('404/index.html', '<!DOCTYPE html><title>Not here</title>');
write('assets/a-123.js', 'export const a = 1;');
write('assets/a-123.js.br', brotliCompressSync('export const a = 1;'));
write('assets/a-123.js.gz', gzipSync('export const a = 1;'));
write('pictures/gifts/mug-640.webp', 'RIFF');
writeFileSync(join(dirname(siteDir), 'outside.txt'), 'secret');

const { app } = await buildTestApp({}, { siteDir });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('the service worker may fetch files of this site and nothing else, and is asked for anew each time', async () => {
  const { headers } = await get('/service-worker.js');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test('a file that vanished or changed since the start is not found, and nothing is cached', async () => {
  for (const name of ['assets/gone-1.js', 'assets/grown-1.js']) write(name, 'export {};');
  const { app: later } = await buildTestApp({}, { siteDir });
  rmSync(join(siteDir, 'assets/gone-1.js'));
  write('assets/grown-1.js', 'export const other = 1;');
  for (const url of ['/assets/gone-1.js', '/assets/grown-1.js']) {
    const { statusCode, headers } = await later.inject(url);
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([404, 'no-store', undefined]);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  }
});

test('assets of the builds before are served, where this one has none of that name', async () => {
  const build = mkdtempSync(join(tmpdir(), 'tuckaway-build-'));
  for (const folder of ['web/assets', 'replaced/assets']) mkdirSync(join(build, folder), { recursive: true });
  writeFileSync(join(build, 'web/assets/new-2.js'), 'export const now = 2;');
  writeFileSync(join(build, 'replaced/assets/new-2.js'), 'export const now = 1;');
  writeFileSync(join(build, 'replaced/assets/old-1.js'), 'export const then = 1;');
  const { app: later } = await buildTestApp({}, { siteDir: join(build, 'web') });
  const old = await later.inject('/assets/old-1.js');
  expect([old.statusCode, old.body]).toEqual([200, 'export const then = 1;']);
  expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await later.inject('/assets/new-2.js')).body).toBe('export const now = 2;');
  expect((await later.inject('/assets/older-0.js')).statusCode).toBe(404);
});

test('a site behind a link stays the one it was at the start', async () => {
  const link = `${siteDir}-current`;
  symlinkSync(siteDir, link);
  const { app: later } = await buildTestApp({}, { siteDir: link });
  rmSync(link);
  expect((await later.inject('/about')).statusCode).toBe(200);
});

describe('pages', () => {
  test.each([
    ['/', 'Home', 200],
    ['/?from=mail', 'Home', 200],
    ['/about', 'About', 200],
    ['/app', 'App', 200],
    ['/app/gift/12?x=1', 'App', 200],
    ['/app/unknown', 'App', 404],
    ['/blog/no-such-post', 'Not here', 404],
    ['/404', 'Not here', 404],
    ['/application', 'Not here', 404],
  ])('%s is %s with %i', async (url, title, status) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('allow exactly their own inline scripts, and no inline styles', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
  });

  test('carry their stylesheet in the signed-in area, and allow no other element', async () => {
    const policy = String((await get('/app')).headers['content-security-policy']);
    const hash = createHash('sha256').update(STYLE).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  test('return 304 if the request has their ETag', async () => {
    const { headers } = await get('/about');
    const again = await get('/about', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('have one address each', async () => {
    const answer = await get('/about/');
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe('/about');
  });

  test('keeps results of the search page out of search engines, and not the page itself', async () => {
    const robots = async (url: string) => (await get(url)).headers['x-robots-tag'];
    expect(await robots('/find?q=tea')).toBe('noindex');
    expect(await robots('/find')).toBeUndefined();
    expect(await robots('/?from=mail')).toBeUndefined();
  });
});

describe('files', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', undefined],
  ])('have the encoding that Accept-Encoding %s allows: %s', async (accepted, encoding) => {
    const answer = await get('/assets/a-123.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('pictures are kept for a day', async () => {
    const answer = await get('/pictures/gifts/mug-640.webp');
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toContain('max-age=86400');
  });

  test.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/../../outside.txt',
    '/assets',
  ])('nothing else is served: %s', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toContain('secret');
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });

  test('an address that cannot be decoded is a 400', async () => {
    expect((await get('/%zz')).statusCode).toBe(400);
  });

  test('methods other than GET and HEAD are refused', async () => {
    expect((await app.inject({ method: 'POST', url: '/about' })).statusCode).toBe(404);
    const head = await app.inject({ method: 'HEAD', url: '/about' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
});
