import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildGift, buildList, putInList } from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp({
  affiliateParams: { 'shop.example': { tag: 'tuck-20' } },
});
const ada = await asUser('Ada');
const ben = await asUser('Ben');

describe('reading a gift', () => {
  test('gives a curated gift to everybody, with its picture and affiliate link', async () => {
    const gift = await buildGift(db, {
      title: 'Mug',
      priceCents: 1234,
      description: 'Holds tea.',
      pictureKey: 'coral-mug',
      purchaseUrl: 'https://www.shop.example/p?id=1#top',
    });
    const expected = {
      id: gift.id,
      title: 'Mug',
      price: 12.34,
      purchaseUrl: 'https://www.shop.example/p?id=1&tag=tuck-20#top',
      isAffiliate: true,
      retailer: null,
      description: 'Holds tea.',
      imageUrl: '/pictures/gifts/coral-mug-512.webp',
      createdById: null,
      createdByType: 'SYSTEM',
      isSaved: false,
    };
    for (const caller of [asVisitor, ada]) {
      const answer = await caller.get(`/api/v1/gifts/${gift.id}`);
      expect(answer).toMatchObject({ status: 200, body: { data: expected } });
    }
    await putInList(db, { id: ada.favoritesId, userId: ada.id }, gift.id);
    expect((await ada.get(`/api/v1/gifts/${gift.id}`)).body.data.isSaved).toBe(true);
    expect((await ben.get(`/api/v1/gifts/${gift.id}`)).body.data.isSaved).toBe(false);
  });

  test('shows a gift in its creator’s public list without the notes, and touches no typed link', async () => {
    const open = await buildList(db, { userId: ada.id });
    const purchaseUrl = 'https://shop.example/p';
    const gift = await buildGift(db, {
      createdById: ada.id,
      description: 'For Ben!',
      purchaseUrl,
      inLists: [open],
    });
    const own = await ada.get(`/api/v1/gifts/${gift.id}`);
    expect(own.body.data).toMatchObject({
      description: 'For Ben!',
      purchaseUrl,
      isAffiliate: false,
      isSaved: true,
    });
    const others = await ben.get(`/api/v1/gifts/${gift.id}`);
    expect(others).toMatchObject({ status: 200, body: { data: { description: null, isSaved: false } } });
    expect((await asVisitor.get(`/api/v1/gifts/${gift.id}`)).status).toBe(401);
  });

  test('hides a gift in private lists only, unless one has saved it', async () => {
    const secret = await buildList(db, { userId: ada.id, isPrivate: true });
    const gift = await buildGift(db, { createdById: ada.id, inLists: [secret] });
    const path = `/api/v1/gifts/${gift.id}`;
    const [hidden, missing] = [await ben.get(path), await ben.get('/api/v1/gifts/2147483000')];
    expect(hidden.status).toBe(404);
    expect({ ...hidden.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect((await asVisitor.get('/api/v1/gifts/2147483000')).status).toBe(401);
    await putInList(db, { id: ben.favoritesId, userId: ben.id }, gift.id);
    expect((await ben.get(path)).body.data).toMatchObject({ description: null, isSaved: true });
  });

  test('keeps a retired curated gift only for whoever saved it', async () => {
    const gift = await buildGift(db, { retiredAt: new Date() });
    expect((await ada.get(`/api/v1/gifts/${gift.id}`)).status).toBe(404);
    await putInList(db, { id: ada.favoritesId, userId: ada.id }, gift.id);
    expect((await ada.get(`/api/v1/gifts/${gift.id}`)).status).toBe(200);
  });

  test.each(['abc', '0', '-1', '1.5', '9007199254740992', '9'.repeat(30)])(
    'refuses the id %s',
    async (id) => {
      for (const caller of [asVisitor, ada])
        expect((await caller.get(`/api/v1/gifts/${id}`)).status).toBe(400);
    },
  );
});
