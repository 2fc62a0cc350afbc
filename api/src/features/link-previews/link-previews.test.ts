import { afterAll, describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildPicture } from '../../test/pictures.ts';
import { PictureReader } from '../pictures/picture-reader.ts';
import { LinkPreviews } from './link-previews.service.ts';
import { PageReader } from './page-reader.ts';
import { PageRefused, type SafeFetch } from './safe-fetch.ts';

// Starts worker processes.
vi.setConfig({ testTimeout: 60_000 });

const ada = 1;
const picture = Buffer.from((await buildPicture('png', 20, 10)).split(',')[1]!, 'base64');

const [pages, pictureReader] = [new PageReader(), new PictureReader()];
afterAll(() => [pages, pictureReader].forEach((reader) => reader.close()));
const store = async ({ page }: { page: Buffer }) => `/stored/${page.length > 0}`;
const previewsOf = (fetch: SafeFetch) => {
  const previews = new LinkPreviews({ fetch, pages, pictureReader });
  return { read: (userId: number, url: string) => previews.read(userId, url, store) };
};

/** A web of these pages alone. */
const webOf = (web: Record<string, [contentType: string, body: string | Buffer]>): SafeFetch => {
  return async (address, { type }) => {
    const page = web[address];
    if (!page || !type.test(page[0].split(';')[0]!)) throw new PageRefused('no such page');
    return { url: new URL(address), contentType: page[0], body: Buffer.from(page[1]) };
  };
};
const PAGE = '<meta property="og:title" content="Lamp"><meta property="og:image" content="/lamp.png">';

describe('a preview', () => {
  test('stores the picture, redrawn', async () => {
    const previews = previewsOf(
      webOf({
        'https://shop.example/': ['text/html', PAGE],
        'https://shop.example/lamp.png': ['image/png', picture],
      }),
    );
    const { title, imageUrl } = await previews.read(ada, 'https://shop.example/');
    expect(title).toBe('Lamp');
    expect(imageUrl).toBe('/stored/true');
  });

  test.each([
    ['missing', {}],
    ['no picture', { 'https://shop.example/lamp.png': ['image/png', '<svg/>'] }],
    ['of another kind', { 'https://shop.example/lamp.png': ['text/html', 'x'] }],
  ] as const)('does without a picture that is %s', async (_, more) => {
    const previews = previewsOf(webOf({ 'https://shop.example/': ['text/html', PAGE], ...(more as object) }));
    expect(await previews.read(ada, 'https://shop.example/')).toMatchObject({
      title: 'Lamp',
      imageUrl: null,
    });
  });

  test('reads the page in its own letters', async () => {
    const latin = Buffer.from('<meta charset="iso-8859-1"><title>Café</title>', 'latin1');
    const previews = previewsOf(webOf({ 'https://shop.example/': ['text/html', latin] }));
    expect((await previews.read(ada, 'https://shop.example/')).title).toBe('Café');
  });

  test('reads at most two pages at a time for one person', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const previews = previewsOf(async (address) => {
      await waiting;
      return { url: new URL(address), contentType: 'text/html', body: Buffer.from('<title>x</title>') };
    });
    const first = [previews.read(ada, 'https://shop.example/'), previews.read(ada, 'https://shop.example/')];
    await expect(previews.read(ada, 'https://shop.example/')).rejects.toMatchObject({ status: 429 });
    const others = Array.from({ length: 8 }, (_, index) => previews.read(index + 2, 'https://shop.example/'));
    await expect(previews.read(99, 'https://shop.example/')).rejects.toMatchObject({ status: 503 });
    answer();
    await Promise.all([...first, ...others]);
    expect((await previews.read(ada, 'https://shop.example/')).title).toBe('x');
  });
});

describe('over HTTP', async () => {
  const { db, asVisitor, asUser } = await buildTestApp();
  const user = await asUser('Ada');
  const path = '/api/v1/link-previews';

  test('says the same of everything it will not read, and notes why', async () => {
    for (const url of [
      'http://127.0.0.1/',
      'http://169.254.169.254/',
      'http://168.63.129.16/',
      'http://printer.local/',
      'http://shop.example:22/',
    ]) {
      const { status, body } = await user.post(path, { url });
      expect([status, body.detail, body.code]).toEqual([
        422,
        'We could not read that page',
        'page_unreadable',
      ]);
    }
    const noted = await db.rows('auditEvents');
    expect(noted.map(({ event }) => event)).toEqual(Array.from({ length: 5 }, () => 'link_preview_blocked'));
  });

  test('requires a signed-in account and a link', async () => {
    expect((await asVisitor.post(path, { url: 'https://shop.example/' })).status).toBe(401);
    expect((await user.post(path, { url: 'javascript:alert(1)' })).status).toBe(400);
    expect((await user.post(path, {})).status).toBe(400);
  });
});
