import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildPicture } from '../../test/pictures.ts';
import { PictureFiles } from '../pictures/picture-files.ts';
import { pictureFolder } from '../pictures/storage/open-storage.ts';
import { sweepUnusedPictures } from '../pictures/pictures.store.ts';
import { PageRefused, type SafeFetch } from './safe-fetch.ts';

// Starts worker processes.
vi.setConfig({ testTimeout: 60_000 });

const picture = Buffer.from((await buildPicture('png', 20, 10)).split(',')[1]!, 'base64');
const PAGE = '<meta property="og:title" content="Lamp"><meta property="og:image" content="/lamp.png">';
const shop: SafeFetch = async (address, { type }) => {
  const [contentType, body] = address.endsWith('.png') ? ['image/png', picture] : ['text/html', PAGE];
  if (!type.test(contentType)) throw new PageRefused('no such page');
  return { url: new URL(address), contentType, body: Buffer.from(body) };
};

const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-previews-'));
const { app, db, asUser } = await buildTestApp({ dataDir }, { fetch: shop });
const [cleo, dan] = [await asUser('Cleo'), await asUser('Dan')];

const read = async () =>
  (await cleo.post('/api/v1/link-previews', { url: 'https://shop.example/' })).body.data.imageUrl as string;
const create = (user: TestUser, imageUrl: string) =>
  user.post('/api/v1/gifts/with-saved-gift', { title: 'Lamp', imageUrl });
const statusOf = async ({ cookie }: TestUser, url: string) =>
  (await app.inject({ url, headers: { cookie } })).statusCode;

test('belongs to its reader alone and becomes the picture of one gift', async () => {
  const imageUrl = await read();
  expect(imageUrl).toMatch(/^\/api\/v1\/images\/[0-9a-f]{32}$/);
  expect([await statusOf(cleo, imageUrl), await statusOf(dan, imageUrl)]).toEqual([200, 404]);
  const stolen = await create(dan, imageUrl);
  expect(stolen.body.data).toMatchObject({ imageUrl: null, notSaved: ['picture'] });
  const made = await create(cleo, imageUrl);
  expect(made.body.data).toMatchObject({ imageUrl, notSaved: [] });
  expect((await create(cleo, imageUrl)).body.data).toMatchObject({ imageUrl: null, notSaved: ['picture'] });
  expect((await cleo.post('/api/v1/gifts', { title: 'Lamp', imageUrl })).status).toBe(422);
  await cleo.delete(`/api/v1/gifts/${made.body.data.id}`);
  expect(await statusOf(cleo, imageUrl)).toBe(404);
});

test('can be put on a gift that exists', async () => {
  const imageUrl = await read();
  const { id } = (await cleo.post('/api/v1/gifts', { title: 'Lamp' })).body.data;
  const changed = await cleo.put(`/api/v1/gifts/${id}`, { imageUrl });
  expect(changed.body.data.imageUrl).toBe(imageUrl);
});

test('disappears after a day unless a gift took it', async () => {
  const [left, taken] = [await read(), await read()];
  await create(cleo, taken);
  const files = new PictureFiles(pictureFolder({ dataDir }));
  expect(await sweepUnusedPictures(db, files)).toBe(0);
  expect(await sweepUnusedPictures(db, files, Date.now() + 26 * 60 * 60_000)).toBe(1);
  expect([await statusOf(cleo, left), await statusOf(cleo, taken)]).toEqual([404, 200]);
});
