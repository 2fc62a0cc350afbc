import { mkdtempSync } from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../db/sql.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { buildPicture } from '../../test/pictures.ts';
import { PictureFiles } from './picture-files.ts';
import { pictureFolder } from './storage/open-storage.ts';
import { insertPicture, sweepStrayFiles } from './pictures.store.ts';

// Starts worker processes.
vi.setConfig({ testTimeout: 60_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-stored-'));
const { db, asUser } = await buildTestApp({ dataDir });
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const picture = await buildPicture('png', 20, 20);
const SMALL = { page: Buffer.from('page'), card: Buffer.from('card') };
const DAY_MS = 24 * 60 * 60 * 1000;

afterEach(() => vi.restoreAllMocks());

const fileNames = async () =>
  (await readdir(join(dataDir, 'media'), { recursive: true })).filter((name) => name.includes('.webp'));

/** The next transaction of a write commits, and the news of it never arrives. */
function loseNextCommit(): void {
  const original = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (...args) => {
    await original(...args);
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
}

describe('a picture whose row was committed', () => {
  test('stays, though the connection broke before anybody heard of it', async () => {
    loseNextCommit();
    const lost = await ada.post('/api/v1/gifts', { title: 'Lost news', imageUrl: picture });
    expect(lost.status).toBe(503);
    const { rows } = await db.execute<{ id: string }>(
      sql`select image_id as id from gifts where title = 'Lost news'`,
    );
    expect(rows).toHaveLength(1);
    expect((await ada.get(`/api/v1/images/${rows[0]!.id}`)).status).toBe(200);
  });

  test('stays when it replaced another one, which goes', async () => {
    const { body } = await ada.post('/api/v1/gifts', { title: 'Changed', imageUrl: picture });
    const { id, imageUrl: before } = body.data;
    loseNextCommit();
    expect((await ada.put(`/api/v1/gifts/${id}`, { imageUrl: picture })).status).toBe(503);
    const { imageUrl: after } = (await ada.get(`/api/v1/gifts/${id}`)).body.data;
    expect(after).not.toBe(before);
    expect((await ada.get(after)).status).toBe(200);

    const changed = await ada.put(`/api/v1/gifts/${id}`, { imageUrl: picture });
    expect((await ada.get(changed.body.data.imageUrl)).status).toBe(200);
    const replaced = after.split('/').at(-1);
    expect((await fileNames()).filter((name) => name.includes(replaced))).toEqual([]);
  });
});

test('a picture whose write was refused leaves no file', async () => {
  const before = await fileNames();
  const list = { title: 'Not mine', imageUrl: picture, giftListId: ben.favoritesId };
  expect((await ada.post('/api/v1/gifts/with-saved-gift', list)).status).toBe(404);
  vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('nothing was written'));
  expect((await ada.post('/api/v1/gifts', { title: 'Never', imageUrl: picture })).status).toBe(500);
  expect(await fileNames()).toEqual(before);
});

describe('the sweep', () => {
  const sweptDir = mkdtempSync(join(tmpdir(), 'tuckaway-swept-'));
  const media = join(sweptDir, 'media');
  const files = new PictureFiles(pictureFolder({ dataDir: sweptDir }));
  /** The runs of a day, of which each has its folders. */
  const sweepForADay = async (until: number, swept = files) => {
    let removed = 0;
    for (let hour = 23; hour >= 0; hour--)
      removed += await sweepStrayFiles(db, swept, until - (hour * DAY_MS) / 24);
    return removed;
  };

  test('takes files of more than a day that no row names, and nothing else', async () => {
    const [stray, young, kept] = [await files.add(SMALL), await files.add(SMALL), await files.add(SMALL)];
    await db.transaction((tx) => insertPicture(tx, ada.id, kept));
    const folder = join(media, stray.id.slice(0, 2));
    await writeFile(join(folder, `${stray.id.slice(0, 2)}${'0'.repeat(30)}-page.webp.tmp`), 'half a file');
    await writeFile(join(folder, 'notes.txt'), 'not ours');
    const longAgo = new Date(Date.now() - 2 * DAY_MS - 60_000);
    for (const name of await readdir(media, { recursive: true }))
      if (!name.includes(young.id)) await utimes(join(media, name), longAgo, longAgo);

    expect(await sweepForADay(Date.now())).toBe(2);
    expect(await files.read(stray.id, 'page')).toBeUndefined();
    expect(await files.read(young.id, 'page')).toEqual(SMALL.page);
    expect(await files.read(kept.id, 'card')).toEqual(SMALL.card);
    const left = await readdir(folder);
    expect(left).toContain('notes.txt');
    expect(left.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(await sweepForADay(Date.now() + 2 * DAY_MS)).toBe(1);
    expect(await files.read(young.id, 'card')).toBeUndefined();
  });

  test('has nothing to do where no picture was ever stored', async () => {
    const nowhere = new PictureFiles(pictureFolder({ dataDir: '/nonexistent' }));
    expect(await sweepForADay(Date.now(), nowhere)).toBe(0);
  });
});
