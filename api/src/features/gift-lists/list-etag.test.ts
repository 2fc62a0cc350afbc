import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildGift, buildList, putInList } from '../../test/factories.ts';

const { db, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const listsPath = '/api/gift-lists';
const giftsOf = (listId: number) => `${listsPath}/${listId}/gifts`;

describe('a response about lists', async () => {
  const curated = await buildList(db, { title: 'Curated' });
  const mug = await buildGift(db, { title: 'Mug', inLists: [curated] });
  const mine = await buildList(db, { title: 'Mine', userId: ada.id });
  const scarf = await buildGift(db, { title: 'Scarf', createdById: ada.id, inLists: [mine] });

  test('keeps its entity tag until something in it changes', async () => {
    const first = await ada.get(giftsOf(mine.id));
    const etag = String(first.headers.etag);
    const again = await ada.get(giftsOf(mine.id));
    expect([again.headers.etag, again.body]).toEqual([etag, first.body]);
    expect((await ada.get(giftsOf(mine.id), { 'if-none-match': etag })).status).toBe(304);
    await ada.put(`/api/v1/gifts/${scarf.id}`, { title: 'Long scarf' });
    const changed = await ada.get(giftsOf(mine.id), { 'if-none-match': etag });
    expect([changed.status, changed.body.data[0].title]).toEqual([200, 'Long scarf']);
  });

  test('belongs to one account and ends with its session', async () => {
    await ada.get(giftsOf(mine.id));
    await ada.get(listsPath);
    const bens = await ben.get(listsPath);
    expect(bens.body.data.map((list: { id: number }) => list.id)).toEqual([ben.favoritesId]);
    const cleo = await asUser('Cleo');
    const favorites = giftsOf(cleo.favoritesId);
    expect((await cleo.get(favorites)).status).toBe(200);
    expect((await ada.get(favorites)).status).toBe(404);
    await cleo.delete('/api/v1/auth/logout');
    expect((await cleo.get(favorites)).status).toBe(401);
  });

  test("follows changes of the catalogue and of the caller's own saved gifts", async () => {
    const read = async () => (await ada.get(giftsOf(curated.id))).body.data;
    expect(await read()).toMatchObject([{ title: 'Mug', isSaved: false }]);
    await ada.post('/api/v1/user-saved-gifts', { giftId: mug.id, giftListId: ada.favoritesId });
    expect(await read()).toMatchObject([{ title: 'Mug', isSaved: true }]);
    await db.update('gifts', { title: 'Large mug' }, { id: mug.id });
    expect(await read()).toMatchObject([{ title: 'Large mug' }]);
    expect((await ada.get(giftsOf(ada.favoritesId))).body.data).toMatchObject([{ title: 'Large mug' }]);
    await putInList(db, curated, (await buildGift(db, { title: 'Pot' })).id, 1);
    expect(await read()).toHaveLength(2);
    await db.delete('giftListGifts', { giftListId: curated.id });
    expect(await read()).toEqual([]);
  });
});
