import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildCategory, buildGift, buildList, putInList } from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const path = '/api/gift-lists';
const titles = (body: { data: { title: string }[] }) => body.data.map(({ title }) => title);

describe('curated lists', async () => {
  const birthday = await buildCategory(db, { name: 'Birthday', position: 1 });
  const list = await buildList(db, {
    title: 'Tea time',
    occasionId: birthday.id,
    categoryIds: [birthday.id],
    position: 1,
    pictureKey: 'tea-time',
  });
  const cup = await buildGift(db, { title: 'Cup', pictureKey: 'tea-cup' });
  await putInList(db, list, (await buildGift(db, { title: 'Later' })).id, 2);
  await putInList(db, list, cup.id, 1);
  await buildList(db, { title: 'Other', position: 2 });
  await buildList(db, { title: 'Retired', position: 0, retiredAt: new Date() });
  await buildList(db, { title: 'Adas public', userId: ada.id });

  test('answer everybody alike, in their order, with cover and count', async () => {
    const answers = await Promise.all([asVisitor, ada, ben].map((caller) => caller.get(`${path}/public`)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(titles(body)).toEqual(['Tea time', 'Other']);
    }
    expect(answers[0]!.body.data[0]).toEqual({
      id: list.id,
      title: 'Tea time',
      name: 'Tea time',
      description: null,
      gifts: [{ gift: { id: cup.id, title: 'Cup', imageUrl: '/pictures/gifts/tea-cup-512.webp' } }],
      imageUrl: '/pictures/lists/tea-time-512.webp',
      giftCount: 2,
      tags: [],
      isPrivate: false,
      isFavorites: false,
      userId: null,
      createdById: null,
      createdByType: 'SYSTEM',
      occasion: 'Birthday',
    });
  });

  test('filter by occasion and page', async () => {
    expect(titles((await asVisitor.get(`${path}/public?occasion=birthday`)).body)).toEqual(['Tea time']);
    expect((await asVisitor.get(`${path}/public?occasion=Nonsense`)).body.data).toEqual([]);
    const first = await asVisitor.get(`${path}/public?limit=1`);
    expect(titles(first.body)).toEqual(['Tea time']);
    const second = await asVisitor.get(`${path}/public?limit=1&cursor=${first.body.nextCursor}`);
    expect([titles(second.body), second.body.nextCursor]).toEqual([['Other'], null]);
    expect((await asVisitor.get(`${path}/public?cursor=nonsense`)).status).toBe(400);
    expect((await asVisitor.get('/api/gift-occasions')).body.data).toEqual([
      { id: birthday.id, name: 'Birthday' },
    ]);
  });

  test('show their gifts to everybody, page by page, and are nobody’s to change', async () => {
    const first = await asVisitor.get(`${path}/${list.id}/gifts?limit=1`);
    expect(titles(first.body)).toEqual(['Cup']);
    const second = await ben.get(`${path}/${list.id}/gifts?limit=1&cursor=${first.body.nextCursor}`);
    expect([titles(second.body), second.body.nextCursor]).toEqual([['Later'], null]);
    expect((await ada.put(`${path}/${list.id}`, { title: 'Mine' })).status).toBe(403);
    expect((await ada.delete(`${path}/${list.id}`)).status).toBe(403);
  });
});

describe('my lists', () => {
  test('come with Favorites first, then the newest, and can be asked for by gift', async () => {
    const cleo = await asUser('Cleo');
    const [one, two] = [
      await buildList(db, { userId: cleo.id, title: 'One', isPrivate: true }),
      await buildList(db, { userId: cleo.id, title: 'Two' }),
    ];
    const gift = await buildGift(db, { inLists: [one] });
    expect(titles((await cleo.get(`${path}?userId=${cleo.id}`)).body)).toEqual(['Favorites', 'Two', 'One']);
    expect(titles((await cleo.get(`${path}?giftId=${gift.id}`)).body)).toEqual(['One']);
    expect((await ben.get(`${path}?userId=${cleo.id}`)).status).toBe(403);
    expect((await asVisitor.get(path)).status).toBe(401);
    expect((await cleo.get(`${path}/${two.id}/gifts`)).body).toEqual({ data: [], nextCursor: null });
  });

  test('open by link where public and stay closed where private', async () => {
    const [open, secret] = [
      await buildList(db, { userId: ada.id }),
      await buildList(db, { userId: ada.id, isPrivate: true }),
    ];
    for (const suffix of ['', '/gifts']) {
      const statuses = async (id: number) =>
        await Promise.all(
          [asVisitor, ada, ben].map(async (caller) => (await caller.get(`${path}/${id}${suffix}`)).status),
        );
      expect(await statuses(open.id)).toEqual([401, 200, 200]);
      expect(await statuses(secret.id)).toEqual([401, 200, 404]);
      expect(await statuses(2147483000)).toEqual([401, 404, 404]);
    }
  });

  test('show others only what they may see by itself, also in cover and count', async () => {
    const cleo = await asUser('Cleo two');
    const cleosOpen = await buildList(db, { userId: cleo.id });
    const cleosGift = await buildGift(db, { createdById: cleo.id, title: 'Cleo’s', inLists: [cleosOpen] });
    const adasOpen = await buildList(db, { userId: ada.id });
    await putInList(db, adasOpen, cleosGift.id);
    await buildGift(db, { createdById: ada.id, title: 'Ada’s', description: 'psst', inLists: [adasOpen] });
    await cleo.put(`${path}/${cleosOpen.id}`, { isPrivate: true });

    const forBen = await ben.get(`${path}/${adasOpen.id}/gifts`);
    expect(forBen.body.data).toMatchObject([{ title: 'Ada’s', description: null }]);
    const list = (await ben.get(`${path}/${adasOpen.id}`)).body.data;
    expect([list.giftCount, list.gifts[0].gift.title]).toEqual([1, 'Ada’s']);
    const forAda = await ada.get(`${path}/${adasOpen.id}/gifts`);
    expect(titles(forAda.body)).toEqual(['Cleo’s', 'Ada’s']);
    expect(forAda.body.data[1].description).toBe('psst');
  });
});

describe('creating a list', () => {
  test('makes an empty one or one with its first gift', async () => {
    const simple = await ada.post(`${path}/simple`, { title: ' Ideas ', isPrivate: true, userId: ada.id });
    expect(simple).toMatchObject({
      status: 201,
      body: { data: { title: 'Ideas', isPrivate: true, giftCount: 0 } },
    });
    const gift = await buildGift(db);
    const filled = await ada.post(path, { title: 'Filled', giftId: gift.id });
    expect(filled).toMatchObject({
      status: 201,
      body: { data: { isPrivate: false, giftCount: 1, userId: ada.id } },
    });
  });

  test('leaves no list behind where the gift is not visible', async () => {
    const hidden = await buildGift(db, { createdById: ada.id });
    const before = await db.count('giftLists');
    expect((await ben.post(path, { title: 'Spy', giftId: hidden.id })).status).toBe(404);
    expect((await ben.post(path, { title: 'Spy', userId: ada.id })).status).toBe(403);
    expect((await asVisitor.post(path, { title: 'Spy' })).status).toBe(401);
    expect(await db.count('giftLists')).toBe(before);
  });

  test.each([
    [{ title: ' ' }, 'Gift List name is required'],
    [{ title: '🎁'.repeat(31) }, 'Gift List name can have at most 30 characters'],
    [{ title: 'x\u0000' }, 'Contains characters that cannot be stored'],
    [{ title: 'x\udfff' }, 'Contains characters that cannot be stored'],
  ])('refuses %j', async (sent, message) => {
    const { status, body } = await ada.post(`${path}/simple`, sent);
    expect([status, body.errors]).toEqual([400, [{ path: '/title', message }]]);
  });

  test('counts emoji as one character each', async () => {
    expect((await ada.post(`${path}/simple`, { title: '🎁'.repeat(30) })).status).toBe(201);
  });

  test('stops at 200, also for many at once', async () => {
    const dora = await asUser('Dora');
    for (let n = 0; n < 197; n++) await buildList(db, { title: 'x', userId: dora.id });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => dora.post(`${path}/simple`, { title: 'one more' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('limit_reached');
    expect(await db.count('giftLists', { userId: dora.id })).toBe(200);
  });
});

describe('changing and deleting a list', () => {
  test('renames it and changes who may open it', async () => {
    const list = await buildList(db, { userId: ada.id, title: 'Old' });
    const renamed = await ada.put(`${path}/${list.id}`, { title: 'New' });
    expect(renamed.body.data).toMatchObject({ title: 'New', isPrivate: false });
    expect((await ben.put(`${path}/${list.id}`, { title: 'Bens' })).status).toBe(403);
    await ada.put(`${path}/${list.id}`, { isPrivate: true });
    expect((await ben.put(`${path}/${list.id}`, { title: 'Bens' })).status).toBe(404);
    expect((await asVisitor.put(`${path}/${list.id}`, { title: 'x' })).status).toBe(401);
    expect((await ada.get(`${path}/${list.id}`)).body.data).toMatchObject({ title: 'New', isPrivate: true });
  });

  test('deletes the places of its gifts, never the gifts', async () => {
    const list = await buildList(db, { userId: ada.id });
    const gift = await buildGift(db, { createdById: ada.id, inLists: [list] });
    expect((await ben.delete(`${path}/${list.id}`)).status).toBe(403);
    expect((await ada.delete(`${path}/${list.id}`)).body).toEqual({ data: { id: list.id } });
    expect((await ada.delete(`${path}/${list.id}`)).status).toBe(404);
    expect(await db.count('giftListGifts', { giftListId: list.id })).toBe(0);
    expect(await db.count('gifts', { id: gift.id })).toBe(1);
  });

  test('leaves Favorites alone', async () => {
    const favorites = `${path}/${ada.favoritesId}`;
    for (const answer of [
      await ada.put(favorites, { title: 'Faves' }),
      await ada.put(favorites, { isPrivate: false }),
      await ada.delete(favorites),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'favorites' } });
      expect(answer.body.detail).toMatch(/^Favorites /);
    }
    expect((await ben.delete(favorites)).status).toBe(404);
  });
});
