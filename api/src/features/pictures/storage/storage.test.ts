import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  S3_BUCKET,
  S3_KEYS,
  S3_REGION,
  startS3Server,
  type S3Server,
} from '../../../test/servers/s3-server.ts';
import { asAppError } from '../../../platform/http/errors.ts';
import { FOLDERS, PictureFiles } from '../picture-files.ts';
import { BucketStorage } from './bucket-storage.ts';
import { FolderStorage } from './folder-storage.ts';
import { movePictures } from './move-pictures.ts';
import { openPictures } from './open-storage.ts';
import { readFrom, type PictureStorage } from './picture-storage.ts';

const s3: S3Server = await startS3Server();
const bucketConfig = { endpoint: s3.endpoint, bucket: S3_BUCKET, region: S3_REGION, ...S3_KEYS };
const bucket = new BucketStorage(bucketConfig);
const newFolder = () => new FolderStorage(join(mkdtempSync(join(tmpdir(), 'tuckaway-storage-')), 'media'));
const BIG = 3 * 1024 * 1024 + 7;
const picture = (bytes = 200) => ({ page: randomBytes(bytes), card: randomBytes(50) });

beforeEach(() => s3.objects.clear());
afterEach(() => Object.assign(s3, { isBusy: false, skewMs: 0, room: Infinity }));
afterAll(async () => {
  bucket.close();
  await s3.close();
});

const namesIn = async (storage: PictureStorage) => {
  const names: string[] = [];
  for await (const { name } of storage.list()) names.push(name);
  return names.sort();
};

describe.each<[string, () => PictureStorage]>([
  ['a folder', newFolder],
  ['a bucket', () => bucket],
])('pictures in %s', (_, open) => {
  test('come back byte for byte, as a stream that says how long it is', async () => {
    const files = new PictureFiles(open());
    const large = picture(BIG);
    const { id, bytes } = await files.add(large);
    expect(bytes).toBe(BIG + 50);
    expect((await files.read(id, 'page'))!.equals(large.page)).toBe(true);
    const { bytes: length, body } = (await files.open(id, 'card'))!;
    expect([length, await body.toArray()]).toEqual([50, [large.card]]);
  });

  test('disappear when they are removed, and a second removal does nothing', async () => {
    const storage = open();
    const files = new PictureFiles(storage);
    const { id } = await files.add(picture());
    await files.remove(id);
    await files.remove(id);
    expect([await files.read(id, 'page'), await files.open(id, 'card')]).toEqual([undefined, undefined]);
    expect(await namesIn(storage)).toEqual([]);
  });

  test('appear with their age, page after page and folder by folder', async () => {
    const storage = open();
    const files = new PictureFiles(storage);
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await files.add(picture())).id));
    expect(await namesIn(storage)).toHaveLength(2 * ids.length);
    const folders = [...new Set(ids.map((id) => Number.parseInt(id.slice(0, 2), 16)))];
    const listed = async (timeMs: number) =>
      (await Promise.all(folders.map((folder) => files.idsOlderThan(timeMs, folder)))).flat().toSorted();
    expect(await listed(Date.now() + 5_000)).toEqual(ids.toSorted());
    expect(await listed(Date.now() - 60_000)).toEqual([]);
    const empty = Array.from({ length: FOLDERS }, (_, folder) => folder).find(
      (one) => !folders.includes(one),
    )!;
    expect(await files.idsOlderThan(Date.now() + 5_000, empty)).toEqual([]);
  });
});

describe('moving a folder to a bucket', () => {
  test('copies each file, compares its bytes, and may be repeated', async () => {
    const folder = newFolder();
    const files = new PictureFiles(folder);
    const { id } = await files.add(picture());
    await files.add(picture());
    expect(await movePictures(folder, bucket)).toEqual({ pictures: 4, bytes: 500, present: 0 });
    expect(await namesIn(bucket)).toEqual(await namesIn(folder));
    s3.objects.get(`${id.slice(0, 2)}/${id}-page.webp`)!.bytes = Buffer.from('spoiled');
    expect(await movePictures(folder, bucket)).toEqual({ pictures: 4, bytes: 500, present: 3 });
    expect(await new PictureFiles(bucket).read(id, 'page')).toEqual(await files.read(id, 'page'));
  });

  test('stops at a bucket that stores something else', async () => {
    const folder = newFolder();
    await new PictureFiles(folder).add(picture());
    const damaging: PictureStorage = {
      put: (name, bytes) => bucket.put(name, Buffer.concat([bytes, Buffer.from('\n')])),
      open: (name) => bucket.open(name),
      remove: (name) => bucket.remove(name),
      list: () => bucket.list(),
    };
    await expect(movePictures(folder, damaging)).rejects.toThrow(/came back .* with other bytes\.$/);
  });
});

describe('a wrong setting is one sentence at the start', () => {
  const open = (changes: Partial<typeof bucketConfig>) =>
    openPictures({
      dataDir: '/nonexistent',
      databaseUrl: undefined,
      bucket: { ...bucketConfig, ...changes },
    });

  test.each([
    [{ bucket: 'nobodys' }, /^S3_BUCKET: there is no bucket nobodys at http:\S+\.$/],
    [{ accessKeyId: 'stranger' }, /^S3_ACCESS_KEY_ID is not known at http:\S+\.$/],
    [{ secretAccessKey: 'guess' }, /^S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID\.$/],
    [{ region: 'eu-west-9' }, /^S3_REGION: the bucket pictures is not in eu-west-9\.$/],
    [{ endpoint: 'http://127.0.0.1:1' }, /^S3_ENDPOINT: http:\/\/127\.0\.0\.1:1 cannot be used \(.+\)\.$/],
  ])('%o', async (changes, sentence) => {
    await expect(open(changes)).rejects.toThrow(sentence);
  });

  test('a clock that differs', async () => {
    s3.skewMs = 60 * 60 * 1000;
    await expect(open({})).rejects.toThrow(/^The clock of this machine .* set it right\.$/);
  });

  test('the right one leaves nothing behind', async () => {
    await open({});
    expect(s3.objects.size).toBe(0);
  });
});

test('a bucket that is missing is made once, and not with a wrong secret', async () => {
  const missing = new BucketStorage({ ...bucketConfig, bucket: 'new-pictures' });
  await expect(missing.check()).rejects.toThrow('S3_BUCKET: there is no bucket new-pictures');
  const guess = new BucketStorage({ ...bucketConfig, bucket: 'new-pictures', secretAccessKey: 'guess' });
  await expect(guess.create()).rejects.toThrow('S3_SECRET_ACCESS_KEY does not belong');
  expect(s3.buckets).toEqual(new Set([S3_BUCKET]));
  await missing.create();
  await missing.create();
  expect(s3.buckets).toEqual(new Set([S3_BUCKET, 'new-pictures']));
  expect(s3.objects.size).toBe(0);
});

test('a busy bucket is 503 with Retry-After, and a missing picture is not', async () => {
  const files = new PictureFiles(bucket);
  const { id } = await files.add(picture());
  s3.isBusy = true;
  await expect(files.open(id, 'page')).rejects.toMatchObject({ status: 503, retryAfterS: 5 });
  s3.isBusy = false;
  expect(await files.open('0'.repeat(32), 'page')).toBeUndefined();
  expect(await readFrom(bucket, 'ab/nothing')).toBeUndefined();
});

describe('a fault while pictures are in use is 503 with Retry-After', () => {
  const busy = { status: 503, code: 'pictures_busy', retryAfterS: 5 };

  test.each([
    [{ bucket: 'nobodys' }],
    [{ accessKeyId: 'stranger' }],
    [{ secretAccessKey: 'guess' }],
    [{ region: 'eu-west-9' }],
    [{ endpoint: 'http://127.0.0.1:1' }],
  ])('%o', async (changes) => {
    const storage = new BucketStorage({ ...bucketConfig, ...changes });
    await expect(storage.put('ab/picture', randomBytes(9))).rejects.toMatchObject(busy);
    // A bucket that is gone is not a picture that is gone.
    await expect(storage.open('ab/picture')).rejects.toMatchObject(busy);
    storage.close();
  });

  test('a clock that drifted', async () => {
    s3.skewMs = 60 * 60 * 1000;
    await expect(bucket.put('ab/picture', randomBytes(9))).rejects.toMatchObject(busy);
  });

  test('a bucket that is full, of which the half that was written is removed', async () => {
    const files = new PictureFiles(bucket);
    const { id } = await files.add(picture());
    s3.room = 3;
    await expect(files.add(picture())).rejects.toMatchObject(busy);
    expect(s3.objects.size).toBe(2);
    expect(await files.read(id, 'page')).toBeDefined();
  });
});

test.runIf(existsSync('/dev/full'))('a full disk is told as such, and leaves no picture', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'tuckaway-storage-'));
  const folder = new FolderStorage(dir);
  mkdirSync(join(dir, 'ab'));
  // The device of Linux on which there is never any room.
  symlinkSync('/dev/full', join(dir, 'ab', 'picture.tmp'));
  const error = await folder.put('ab/picture', randomBytes(9)).catch((reason: unknown) => reason);
  expect(asAppError(error)).toMatchObject({ status: 503, code: 'storage_full', retryAfterS: 30 });
  expect(await folder.open('ab/picture')).toBeUndefined();
  await folder.remove('ab/picture');
  expect(await namesIn(folder)).toEqual([]);
});
