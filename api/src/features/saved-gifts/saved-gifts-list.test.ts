import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildGift, buildList, putInList } from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const list = await buildList(db, { userId: ada.id, title: 'Ideas' });
const favorites = { id: ada.favoritesId, userId: ada.id };

const saved = {
  'Émile’s lamp': await buildGift(db, { title: 'Émile’s lamp', priceCents: 500, inLists: [favorites, list] }),
  'apple corer': await buildGift(db, { title: 'apple corer', inLists: [favorites] }),
  'Zebra 100% wool_': await buildGift(db, {
    title: 'Zebra 100% wool_',
    priceCents: 100,
    createdById: ada.id,
    inLists: [list],
  }),
};
const path = '/api/v1/user-saved-gifts';
const titles = (body: { data: { gift: { title: string } }[] }) => body.data.map(({ gift }) => gift.title);

describe('listing what I saved', () => {
  test('has one entry a gift, the newest place first, and nobody else’s', async () => {
    const { status, body } = await ada.get(`${path}?userId=${ada.id}`);
    expect(status).toBe(200);
    expect(titles(body)).toEqual(['Zebra 100% wool_', 'apple corer', 'Émile’s lamp']);
    expect(body.data[2]).toMatchObject({ giftListId: list.id, userId: ada.id, gift: { isSaved: true } });
    expect(body).toMatchObject({ nextCursor: null, total: 3, totalMine: 1 });
    expect((await ben.get(path)).body).toEqual({ data: [], nextCursor: null, total: 0, totalMine: 0 });
    expect((await ben.get(`${path}?userId=${ada.id}`)).body.code).toBe('user_mismatch');
    expect((await asVisitor.get(path)).status).toBe(401);
  });

  test.each([
    ['newest', ['Zebra 100% wool_', 'apple corer', 'Émile’s lamp']],
    ['title', ['apple corer', 'Émile’s lamp', 'Zebra 100% wool_']],
    ['price', ['Zebra 100% wool_', 'Émile’s lamp', 'apple corer']],
  ])('sorts by %s, page by page', async (sort, expected) => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const next: string = cursor && `&cursor=${cursor}`;
      const { status, body } = await ada.get(`${path}?sort=${sort}&limit=1${next}`);
      expect(status).toBe(200);
      expect(body.total).toBe(3);
      seen.push(...titles(body));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(expected);
  });

  test.each([
    ['APPLE', ['apple corer']],
    ['émILE', ['Émile’s lamp']],
    ['100%', ['Zebra 100% wool_']],
    ['%', ['Zebra 100% wool_']],
    ['_', ['Zebra 100% wool_']],
    ['\\', []],
    ['a%r', []],
  ])('finds %j in titles literally', async (query, expected) => {
    const { body } = await ada.get(`${path}?query=${encodeURIComponent(query)}`);
    expect(titles(body)).toEqual(expected);
    expect(body.total).toBe(expected.length);
  });

  test('shows only my own with mine, and still counts both', async () => {
    const { body } = await ada.get(`${path}?mine=true`);
    expect(titles(body)).toEqual(['Zebra 100% wool_']);
    expect(body).toMatchObject({ total: 3, totalMine: 1 });
  });

  test('keeps what I created among mine after I unsaved it, without a place and behind the others', async () => {
    const cleo = await asUser('Cleo');
    const create = async (title: string) =>
      (await cleo.post('/api/v1/gifts/with-saved-gift', { title, price: 5 })).body.data.id as number;
    const [first, second] = [await create('First'), await create('Second')];
    await cleo.delete('/api/v1/user-saved-gifts/unsave-all', { giftId: second });
    const { body } = await cleo.get(`${path}?mine=true`);
    expect(body).toMatchObject({
      data: [
        { gift: { id: first, isSaved: true }, giftListId: cleo.favoritesId },
        { id: null, gift: { id: second, isSaved: false }, giftListId: null, userId: cleo.id, savedAt: null },
      ],
      total: 1,
      totalMine: 2,
    });
    expect(titles((await cleo.get(path)).body)).toEqual(['First']);
    expect(titles((await cleo.get(`${path}?mine=true&query=sec`)).body)).toEqual(['Second']);
    expect((await ada.get(`${path}?mine=true`)).body.totalMine).toBe(1);

    const { nextCursor } = (await cleo.get(`${path}?mine=true&limit=1`)).body;
    expect(titles((await cleo.get(`${path}?mine=true&limit=1&cursor=${nextCursor}`)).body)).toEqual([
      'Second',
    ]);
  });

  test('names every list that holds one gift', async () => {
    const { body } = await ada.get(`${path}?giftId=${saved['Émile’s lamp'].id}`);
    expect(body.data.map(({ giftListId }: { giftListId: number }) => giftListId)).toEqual([
      list.id,
      favorites.id,
    ]);
    expect(body.total).toBe(1);
  });

  test.each([
    'cursor=abc',
    `cursor=${Buffer.from('["x",1]').toString('base64url')}`,
    'limit=501',
    'sort=best',
  ])('refuses %s', async (query) => {
    expect((await ada.get(`${path}?${query}`)).status).toBe(400);
  });

  test('continues after the last entry of a page although a newer gift was saved meanwhile', async () => {
    const { body: first } = await ada.get(`${path}?limit=2`);
    await putInList(db, list, (await buildGift(db, { title: 'newer' })).id);
    const { body: second } = await ada.get(`${path}?limit=2&cursor=${first.nextCursor}`);
    expect(titles(second)).toEqual(['Émile’s lamp']);
  });
});
