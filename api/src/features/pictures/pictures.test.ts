import { mkdtempSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { pictureFiles } from '@tuckaway/domain/pictures';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildList, putInList } from '../../test/factories.ts';
import { buildPicture, dataUrl } from '../../test/pictures.ts';

// Starts worker processes.
vi.setConfig({ testTimeout: 60_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-images-'));
const { app, db, asVisitor, asUser } = await buildTestApp({ dataDir });
const ada = await asUser('Ada');
const ben = await asUser('Ben');

const NOT_A_PICTURE = 'Please select a valid image file';
const TOO_LARGE = 'Please select an image smaller than 5MB';
const MIB = 1024 * 1024;
const post = (imageUrl: string) => ada.post('/api/v1/gifts', { title: 'Pictured', imageUrl });
const bytesOf = async (url: string) =>
  (await app.inject({ url, headers: { cookie: ada.cookie } })).rawPayload;

/** A PNG that says it is that large, and holds next to nothing. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    return Buffer.concat([head, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const body = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', body),
  ]);
}

describe('uploading', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'takes %s and answers WebP in two sizes',
    async (format) => {
      const { status, body } = await post(await buildPicture(format, 1500, 900));
      expect(status).toBe(201);
      const { imageUrl } = body.data;
      const page = await sharp(await bytesOf(imageUrl)).metadata();
      const card = await sharp(await bytesOf(`${imageUrl}?size=card`)).metadata();
      expect(page).toMatchObject({ format: 'webp', width: 1200, height: 720 });
      expect(card).toMatchObject({ format: 'webp', width: 640, height: 384 });
    },
  );

  test.each([
    ['wide', 1500, 900],
    ['tall, as phones take them', 1300, 2300],
  ])('keeps files as wide as `srcset` says, when %s', async (_, width, height) => {
    const { body } = await post(await buildPicture('jpeg', width, height));
    const files = pictureFiles(body.data.imageUrl);
    expect(files).toHaveLength(2);
    for (const file of files)
      expect((await sharp(await bytesOf(file.url)).metadata()).width, file.url).toBe(file.width);
  });

  test('never enlarges, turns by the camera’s mark, and drops everything else the file said', async () => {
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { ImageDescription: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await post(
      dataUrl(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]), 'jpeg'),
    );
    const stored = await bytesOf(body.data.imageUrl);
    const { width, height, exif } = await sharp(stored).metadata();
    expect([width, height, exif]).toEqual([20, 30, undefined]);
    expect(stored.includes('script')).toBe(false);
  });

  test('refuses what is no picture, in words, and leaves no row and no file', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const png = Buffer.from((await buildPicture('png')).split(',')[1]!, 'base64');
    const before = [
      await db.count('gifts'),
      await db.count('images'),
      (await readdir(dataDir, { recursive: true })).length,
    ];
    const refused: [string, string][] = [
      [dataUrl(svg, 'svg+xml'), NOT_A_PICTURE],
      [dataUrl(svg, 'png'), NOT_A_PICTURE],
      [dataUrl(png, 'jpeg'), NOT_A_PICTURE],
      [dataUrl(png.subarray(0, 40), 'png'), NOT_A_PICTURE],
      [dataUrl(Buffer.from('<html>'), 'png'), NOT_A_PICTURE],
      [dataUrl(pngHeader(30_000, 30_000), 'png'), NOT_A_PICTURE],
      [dataUrl(pngHeader(9000, 10), 'png'), NOT_A_PICTURE],
      [`data:image/png;charset=utf-8;base64,${png.toString('base64')}`, NOT_A_PICTURE],
      [`data:image/png;base64,${png.toString('base64')}\n`, NOT_A_PICTURE],
      ['data:image/png;base64,', NOT_A_PICTURE],
      ['https://shop.example/picture.png', NOT_A_PICTURE],
      ['/api/v1/images/00000000000000000000000000000000', NOT_A_PICTURE],
      ['', NOT_A_PICTURE],
      [dataUrl(Buffer.concat([png, Buffer.alloc(5 * MIB + 1 - png.length)]), 'png'), TOO_LARGE],
      [dataUrl(Buffer.concat([png, Buffer.alloc(5 * MIB + 5 - png.length)]), 'png'), TOO_LARGE],
    ];
    for (const [imageUrl, message] of refused) {
      const { status, body } = await post(imageUrl);
      expect([status, body.detail], imageUrl.slice(0, 60)).toEqual([422, message]);
      expect(body.errors).toEqual([{ path: '/imageUrl', message }]);
    }
    // The address of a picture is no upload.
    expect(await db.count('auditEvents', { event: 'upload_validation' })).toBe(refused.length - 1);
    expect((await post(`data:image/png;base64,${'A'.repeat(7 * MIB)}`)).status).toBe(413);
    expect([
      await db.count('gifts'),
      await db.count('images'),
      (await readdir(dataDir, { recursive: true })).length,
    ]).toEqual(before);
  });

  test('takes exactly 5 MB', async () => {
    const png = Buffer.from((await buildPicture('jpeg')).split(',')[1]!, 'base64');
    const { status } = await post(dataUrl(Buffer.concat([png, Buffer.alloc(5 * MIB - png.length)]), 'jpeg'));
    expect(status).toBe(201);
  });

  test('works on a few at a time and asks the rest to come back', async () => {
    const picture = await buildPicture('png', 900, 900);
    const answers = await Promise.all(Array.from({ length: 14 }, () => post(picture)));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 503]));
    expect(answers.find(({ status }) => status === 503)!.headers['retry-after']).toBeDefined();
    expect((await post(picture)).status).toBe(201);
  });
});

describe('looking at a picture', () => {
  test('requires access to the gift of the picture', async () => {
    const { body } = await post(await buildPicture());
    const { id, imageUrl } = body.data;
    const mine = await ada.get(imageUrl);
    expect(mine.status).toBe(200);
    expect(mine.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await asVisitor.get(imageUrl)).status).toBe(401);
    const [hidden, missing] = [await ben.get(imageUrl), await ben.get(`/api/v1/images/${'0'.repeat(32)}`)];
    expect(hidden.status).toBe(404);
    expect({ ...hidden.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    await putInList(db, await buildList(db, { userId: ada.id }), id);
    expect((await ben.get(imageUrl)).status).toBe(200);
  });

  test.each(['abc', '..%2f..%2fetc%2fpasswd', 'A'.repeat(32)])('refuses the id %s', async (id) => {
    expect((await ada.get(`/api/v1/images/${id}`)).status).toBe(400);
    expect((await ada.get(`/api/v1/images/${'0'.repeat(32)}?size=huge`)).status).toBe(400);
  });
});
