import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildPicture } from '../../test/pictures.ts';
import { S3_BUCKET, S3_KEYS, S3_REGION, startS3Server } from '../../test/servers/s3-server.ts';
import { BucketStorage } from './storage/bucket-storage.ts';

const s3 = await startS3Server();
const config = { endpoint: s3.endpoint, bucket: S3_BUCKET, region: S3_REGION, ...S3_KEYS };
const pictures = new BucketStorage(config);
const { asVisitor, asUser } = await buildTestApp({}, { pictures });
const ada = await asUser('Ada');
const ben = await asUser('Ben');

afterAll(async () => {
  pictures.close();
  await s3.close();
});

const upload = async () =>
  (await ada.post('/api/v1/gifts', { title: 'Pictured', imageUrl: await buildPicture() })).body.data;

test('a private picture in a bucket is shown to its owner by the server, and to nobody else by anybody', async () => {
  const { imageUrl } = await upload();
  const own = await ada.get(imageUrl);
  const [name] = [...s3.objects.keys()].filter((key) => key.endsWith('-page.webp'));
  const length = String(s3.objects.get(name!)!.bytes.length);
  expect([own.status, own.headers['content-length']]).toEqual([200, length]);
  expect([(await asVisitor.get(imageUrl)).status, (await ben.get(imageUrl)).status]).toEqual([401, 404]);
  expect((await fetch(`${s3.endpoint}/${S3_BUCKET}/${name}`)).status).toBe(403);
});

test('a picture goes with its gift, and a write while the bucket is gone is refused whole', async () => {
  const { id } = await upload();
  const before = s3.objects.size;
  expect((await ada.delete(`/api/v1/gifts/${id}`)).status).toBe(200);
  expect(s3.objects.size).toBe(before - 2);
  s3.isBusy = true;
  const refused = await ada.post('/api/v1/gifts', { title: 'Later', imageUrl: await buildPicture() });
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  s3.isBusy = false;
  s3.room = s3.objects.size + 1;
  const tooLate = await ada.post('/api/v1/gifts', { title: 'Later', imageUrl: await buildPicture() });
  expect([tooLate.status, tooLate.headers['retry-after']]).toEqual([503, '5']);
  expect(s3.objects.size).toBe(s3.room - 1);
  const { body } = await ada.get('/api/v1/gifts?limit=50');
  expect(JSON.stringify(body)).not.toContain('Later');
});
