import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildPicture, HUGE_AVIF } from '../../test/pictures.ts';
import { PictureReader } from './picture-reader.ts';
import { redraw } from './redraw.ts';

// Starts worker processes.
vi.setConfig({ testTimeout: 60_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-hostile-'));
const { asVisitor, asUser } = await buildTestApp({ dataDir });
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const post = (user: TestUser, imageUrl: string) =>
  user.post('/api/v1/gifts', { title: 'Pictured', imageUrl });

describe('a picture that costs too much', () => {
  test('refuses two such pictures at once by their headers and still reads good ones', async () => {
    const good = await buildPicture('avif', 300, 200);
    const [first, second, mine, theirs] = await Promise.all([
      post(ada, HUGE_AVIF),
      post(ben, HUGE_AVIF),
      post(ada, good),
      post(ben, good),
    ]);
    for (const { status, body } of [first, second])
      expect([status, body.detail]).toEqual([422, 'Please select a valid image file']);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect((await asVisitor.get('/livez')).status).toBe(200);
    const bytes = Buffer.from(HUGE_AVIF.split(',')[1]!, 'base64');
    await expect(redraw(bytes)).rejects.toThrow('too large: heif of 4800 x 5000');
  });

  test('ends the worker where no header shows the cost, and reads the next picture', async () => {
    const hung = new URL('../../test/hung.worker.ts', import.meta.url);
    const limits = { atOnce: 1, waiting: 1, jobMs: 500, heapMb: 64, memoryMb: 256 };
    const pictures = new PictureReader(hung, limits);
    const refusal = { status: 422, message: 'Please select a valid image file' };
    await expect(pictures.read(ada.id, Buffer.from('x'))).rejects.toMatchObject(refusal);
    await expect(pictures.read(ada.id, Buffer.from('x'))).rejects.toMatchObject(refusal);
    pictures.close();
  });
});

test('somebody who sends many at once waits for themselves, and nobody else does', async () => {
  const picture = await buildPicture('png', 900, 900);
  const flood = Array.from({ length: 14 }, () => post(ada, picture));
  expect((await post(ben, picture)).status).toBe(201);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  // One is worked on and four wait.
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect(statuses.filter((status) => status === 503)).toHaveLength(9);
});
