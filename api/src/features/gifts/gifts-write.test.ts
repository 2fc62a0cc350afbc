import { mkdtempSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildGift, buildList, buildRecipient, buildRecipientGift, putInList } from '../../test/factories.ts';
import { buildPicture } from '../../test/pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-gifts-'));
const { db, asVisitor, asUser } = await buildTestApp({ dataDir });
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const path = '/api/v1/gifts';

const filesOf = async () => (await readdir(dataDir, { recursive: true })).filter((name) => /\./.test(name));
const own = (fields = {}) => buildGift(db, { createdById: ada.id, ...fields });

describe('creating a gift', () => {
  test('makes it mine, whole, and in no list', async () => {
    const sent = {
      title: '  Kite ',
      price: 19.99,
      purchaseUrl: 'https://shop.example/kite?x=1',
      description: 'red\none',
      createdById: ada.id,
    };
    const { status, body } = await ada.post(path, sent);
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(Number),
      title: 'Kite',
      price: 19.99,
      purchaseUrl: 'https://shop.example/kite?x=1',
      isAffiliate: false,
      retailer: null,
      description: 'red\none',
      imageUrl: null,
      createdById: ada.id,
      createdByType: 'USER',
      isSaved: false,
    });
    expect((await ada.get(`${path}/${body.data.id}`)).body).toEqual(body);
    expect((await ben.get(`${path}/${body.data.id}`)).status).toBe(404);
  });

  test('keeps it in Favorites, or in the list that is named', async () => {
    const list = await buildList(db, { userId: ada.id });
    for (const [giftListId, expected] of [
      [undefined, ada.favoritesId],
      [list.id, list.id],
    ]) {
      const { status, body } = await ada.post(`${path}/with-saved-gift`, { title: 'Kept', giftListId });
      expect(status).toBe(201);
      expect(body.data.isSaved).toBe(true);
      const places = await db.rows('giftListGifts', { giftId: body.data.id });
      expect(places).toMatchObject([{ giftListId: expected, userId: ada.id }]);
    }
  });

  test('leaves nothing behind when the list belongs to another account', async () => {
    const open = await buildList(db, { userId: ada.id });
    const secret = await buildList(db, { userId: ada.id, isPrivate: true });
    const curated = await buildList(db);
    const before = await db.count('gifts');
    const post = async (giftListId: number) =>
      (await ben.post(`${path}/with-saved-gift`, { title: 'Sneaky', giftListId })).status;
    expect([await post(open.id), await post(curated.id), await post(secret.id)]).toEqual([403, 403, 404]);
    expect(await db.count('gifts')).toBe(before);
  });

  test('answers a repeated Idempotency-Key with the first gift', async () => {
    const key = { 'idempotency-key': 'create-once' };
    const [first, second] = [
      await ada.post(path, { title: 'Once' }, key),
      await ada.post(path, { title: 'Once' }, key),
    ];
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect((await ada.post(path, { title: 'Other' }, key)).status).toBe(422);
    expect(await db.count('gifts', { title: 'Once' })).toBe(1);
  });

  test.each([
    [{}, '/title', 'Title is required'],
    [{ title: ' \t ' }, '/title', 'Contains characters that cannot be stored'],
    [{ title: '   ' }, '/title', 'Title is required'],
    [{ title: 'a\u0000b' }, '/title', 'Contains characters that cannot be stored'],
    [{ title: '\ud800' }, '/title', 'Contains characters that cannot be stored'],
    [{ title: 'x', price: '12' }, '/price', 'Please enter a valid price'],
    [{ title: 'x', price: -1 }, '/price', 'Please enter a valid price'],
    [{ title: 'x', price: 1.005 }, '/price', 'Price can have at most 2 decimals'],
    [{ title: 'x', purchaseUrl: 'javascript:alert(1)' }, '/purchaseUrl', 'Please enter a valid URL'],
    [
      { title: 'x', purchaseUrl: 'https://user:pass@shop.example' },
      '/purchaseUrl',
      'Please enter a valid URL',
    ],
    [{ title: 'x', createdByType: 'SYSTEM' }, '/createdByType', 'Unknown field'],
    [{ title: 'x', id: 1 }, '/id', 'Unknown field'],
  ])('refuses %j', async (sent, at, message) => {
    const { status, body } = await ada.post(path, sent);
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ path: at, message });
  });

  test('requires a signed-in account and its own id', async () => {
    expect((await asVisitor.post(path, { title: 'x' })).status).toBe(401);
    expect((await ada.post(path, { title: 'x', createdById: ben.id })).body.code).toBe('user_mismatch');
  });
});

describe('changing a gift', () => {
  test('sets what is sent, keeps what is absent, empties what is null', async () => {
    const gift = await own({
      title: 'Old',
      priceCents: 100,
      description: 'note',
      purchaseUrl: 'https://a.example/',
    });
    const { status, body } = await ada.put(`${path}/${gift.id}`, { title: 'New', price: null });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      title: 'New',
      price: null,
      description: 'note',
      purchaseUrl: 'https://a.example/',
    });
  });

  test('requires the creator of the gift', async () => {
    const open = await buildList(db, { userId: ada.id });
    const [shown, hidden, curated] = [await own({ inLists: [open] }), await own(), await buildGift(db)];
    const put = async (id: number) => (await ben.put(`${path}/${id}`, { title: 'Mine' })).status;
    expect([await put(shown.id), await put(curated.id), await put(hidden.id)]).toEqual([403, 403, 404]);
    expect((await asVisitor.put(`${path}/${shown.id}`, { title: 'Mine' })).status).toBe(401);
    expect(await db.count('gifts', { title: 'Mine' })).toBe(0);
  });

  test('replaces and removes the picture together with its files', async () => {
    const created = await ada.post(path, { title: 'Pictured', imageUrl: await buildPicture() });
    const { id, imageUrl } = created.body.data;
    expect(imageUrl).toMatch(/^\/api\/v1\/images\/[0-9a-f]{32}$/);
    const kept = await ada.put(`${path}/${id}`, { title: 'Still', imageUrl });
    expect(kept.body.data.imageUrl).toBe(imageUrl);

    const replaced = await ada.put(`${path}/${id}`, { imageUrl: await buildPicture('jpeg') });
    expect(replaced.body.data.imageUrl).not.toBe(imageUrl);
    expect((await ada.get(imageUrl)).status).toBe(404);
    expect((await ada.get(replaced.body.data.imageUrl)).status).toBe(200);

    const removed = await ada.put(`${path}/${id}`, { imageUrl: null });
    expect(removed.body.data.imageUrl).toBeNull();
    expect(await filesOf()).toEqual([]);
    expect(await db.count('images')).toBe(0);
  });
});

describe('deleting a gift', () => {
  test('takes it out of every list, plan and folder', async () => {
    const { body } = await ada.post(`${path}/with-saved-gift`, {
      title: 'Gone',
      imageUrl: await buildPicture(),
    });
    const { id, imageUrl } = body.data;
    await putInList(db, { id: ben.favoritesId, userId: ben.id }, id);
    const mum = await buildRecipient(db, ben.id);
    await buildRecipientGift(db, ben.id, { recipientId: mum.id, giftId: id });

    expect((await ben.delete(`${path}/${id}`)).status).toBe(403);
    expect((await asVisitor.delete(`${path}/${id}`)).status).toBe(401);
    expect((await ada.delete(`${path}/${id}`)).body).toEqual({ data: { id } });
    expect((await ada.delete(`${path}/${id}`)).status).toBe(404);
    expect((await ada.get(imageUrl)).status).toBe(404);
    expect(await filesOf()).toEqual([]);
    expect(await db.count('giftListGifts', { giftId: id })).toBe(0);
    expect(await db.count('recipientGifts', { giftId: id })).toBe(0);
  });

  test('refuses curated gifts to everybody', async () => {
    const gift = await buildGift(db);
    expect((await ada.delete(`${path}/${gift.id}`)).status).toBe(403);
  });
});
