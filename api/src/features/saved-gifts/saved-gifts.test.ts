import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildGift, buildList } from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const ben = await asUser('Ben');
const path = '/api/v1/user-saved-gifts';
let ada: TestUser;
let open: { id: number; userId: number | null };
let secret: { id: number; userId: number | null };
let gift: { id: number };

beforeEach(async () => {
  ada = await asUser('Ada');
  open = await buildList(db, { userId: ada.id });
  secret = await buildList(db, { userId: ada.id, isPrivate: true });
  gift = await buildGift(db);
});

const placesOf = (userId: number, giftId: number) => db.count('giftListGifts', { userId, giftId });

describe('saving', () => {
  test('answers 201 with the entry, and 409 the second time', async () => {
    const sent = { userId: ada.id, giftId: gift.id, giftListId: open.id };
    const first = await ada.post(path, sent);
    expect(first).toMatchObject({
      status: 201,
      body: { data: { giftListId: open.id, userId: ada.id, gift: { id: gift.id, isSaved: true } } },
    });
    expect(await ada.post(path, sent)).toMatchObject({ status: 409, body: { code: 'already_saved' } });
  });

  test('makes one of fifty equal saves at once', async () => {
    const sent = { giftId: gift.id, giftListId: ada.favoritesId };
    const answers = await Promise.all(Array.from({ length: 50 }, () => ada.post(path, sent)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    expect(await placesOf(ada.id, gift.id)).toBe(1);
  });

  test('asks for a list in words', async () => {
    const { status, body } = await ada.post(path, { giftId: gift.id });
    const message = 'Gift list ID is required to save a gift. Please select a gift list.';
    expect([status, body.message]).toEqual([400, message]);
  });

  test('accepts my own lists and visible gifts only', async () => {
    const curated = await buildList(db);
    const hidden = await buildGift(db, { createdById: ada.id });
    const status = async (giftId: number, giftListId: number) =>
      (await ben.post(path, { giftId, giftListId })).status;
    expect(await status(gift.id, open.id)).toBe(403);
    expect(await status(gift.id, curated.id)).toBe(403);
    expect(await status(gift.id, secret.id)).toBe(404);
    expect(await status(hidden.id, ben.favoritesId)).toBe(404);
    expect(await status(hidden.id, open.id)).toBe(404);
    expect((await asVisitor.post(path, { giftId: gift.id, giftListId: open.id })).status).toBe(401);
    expect(await placesOf(ben.id, gift.id)).toBe(0);
  });
});

describe('putting into several lists at once', () => {
  const add = '/api/gift-list-gifts';

  test('adds where it is missing and leaves the rest', async () => {
    const sent = { giftId: gift.id, giftListIds: [open.id, secret.id] };
    await ada.post(path, { giftId: gift.id, giftListId: open.id });
    expect((await ada.post(add, sent)).body.data).toEqual({ ...sent, added: 1 });
    expect((await ada.post(add, sent)).body.data).toEqual({ ...sent, added: 0 });
    expect((await ada.post(add, { giftId: gift.id, giftListIds: [] })).body.data.added).toBe(0);
  });

  test('changes all lists or none', async () => {
    const mixed = { giftId: gift.id, giftListIds: [ben.favoritesId, secret.id] };
    expect((await ben.post(add, mixed)).status).toBe(404);
    expect((await ben.post(add, { ...mixed, giftListIds: [ben.favoritesId, open.id] })).status).toBe(403);
    expect((await asVisitor.post(add, mixed)).status).toBe(401);
    expect(await placesOf(ben.id, gift.id)).toBe(0);
  });
});

describe('unsaving', () => {
  test('takes the gift out of one list, then there is nothing left to take', async () => {
    const sent = { giftId: gift.id, giftListId: open.id };
    await ada.post(path, sent);
    expect((await ben.delete(path, sent)).status).toBe(404);
    expect((await ben.delete(path, { ...sent, userId: ada.id })).status).toBe(403);
    expect((await asVisitor.delete(path, sent)).status).toBe(401);
    expect(await ada.delete(path, sent)).toMatchObject({ status: 200, body: { data: sent } });
    expect((await ada.delete(path, sent)).status).toBe(404);
  });

  test('takes it out of all my lists and nobody else’s', async () => {
    await ada.post('/api/gift-list-gifts', { giftId: gift.id, giftListIds: [open.id, secret.id] });
    await ben.post(path, { giftId: gift.id, giftListId: ben.favoritesId });
    const all = `${path}/unsave-all`;
    expect((await ada.delete(all, { giftId: gift.id })).body.data).toEqual({ giftId: gift.id, count: 2 });
    expect((await ada.delete(all, { giftId: gift.id })).status).toBe(404);
    expect((await asVisitor.delete(all, { giftId: gift.id })).status).toBe(401);
    expect(await placesOf(ben.id, gift.id)).toBe(1);
  });
});
