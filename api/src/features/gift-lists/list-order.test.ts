import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildGift, buildList, buildRecipient, buildRecipientGift, putInList } from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');

async function listOf(...titles: string[]) {
  const list = await buildList(db, { userId: ada.id });
  const gifts: Record<string, number> = {};
  for (const [index, title] of titles.entries()) {
    const gift = await buildGift(db, { title, priceCents: 1000 - index, inLists: [list] });
    gifts[title] = gift.id;
  }
  const path = `/api/gift-lists/${list.id}`;
  const order = async (query = '') => {
    const { body } = await ada.get(`${path}/gifts${query}`);
    return body.data.map(({ title }: { title: string }) => title).join(' ');
  };
  const move = (title: string, after: string | null, user = ada) =>
    user.put(`${path}/order`, { giftId: gifts[title], afterGiftId: after === null ? null : gifts[after] });
  return { list, gifts, path, order, move };
}

describe('a list in its owner’s order', () => {
  test('moves forward, back and to the front, and what is added later comes last', async () => {
    const { list, gifts, order, move } = await listOf('a', 'b', 'c', 'd');
    expect((await move('d', 'a')).status).toBe(200);
    expect(await order()).toBe('a d b c');
    await move('a', 'c');
    expect(await order()).toBe('d b c a');
    await move('c', null);
    expect(await order()).toBe('c d b a');
    gifts['new'] = (await buildGift(db, { title: 'new' })).id;
    await putInList(db, list, gifts['new']);
    expect(await order()).toBe('c d b a new');
    await move('new', 'c');
    expect(await order()).toBe('c new d b a');
    expect((await ada.get(`/api/gift-lists/${list.id}`)).body.data.gifts[0].gift.title).toBe('c');
  });

  test('continues page by page', async () => {
    const { path, move } = await listOf('a', 'b', 'c');
    await move('c', null);
    const { body: first } = await ada.get(`${path}/gifts?limit=2`);
    const { body: second } = await ada.get(`${path}/gifts?limit=2&cursor=${first.nextCursor}`);
    expect([...first.data, ...second.data].map(({ title }) => title)).toEqual(['c', 'a', 'b']);
  });

  test.each([
    ['title', 'a b c'],
    ['price', 'b a c'],
    ['newest', 'b a c'],
    ['hand', 'c a b'],
  ])('sorts by %s, page by page', async (sort, expected) => {
    const { path, order } = await listOf('c', 'a', 'b');
    expect(await order(`?sort=${sort}`)).toBe(expected);
    const { body: first } = await ada.get(`${path}/gifts?sort=${sort}&limit=2`);
    const { body: second } = await ada.get(`${path}/gifts?sort=${sort}&limit=2&cursor=${first.nextCursor}`);
    expect([...first.data, ...second.data].map(({ title }) => title).join(' ')).toBe(expected);
  });

  test('accepts changes by its owner alone, of gifts in the list', async () => {
    const { path, order, move, gifts } = await listOf('a', 'b');
    const stranger = await buildGift(db);
    expect((await move('b', null, ben)).status).toBe(403);
    expect((await asVisitor.put(`${path}/order`, { giftId: gifts['b'], afterGiftId: null })).status).toBe(
      401,
    );
    expect((await ada.put(`${path}/order`, { giftId: stranger.id, afterGiftId: null })).status).toBe(404);
    expect((await ada.put(`${path}/order`, { giftId: gifts['a'], afterGiftId: stranger.id })).status).toBe(
      404,
    );
    expect((await move('a', 'a')).status).toBe(404);
    expect(await order()).toBe('a b');
  });

  test('keeps every gift once through moves at the same time', async () => {
    const { order, move } = await listOf('a', 'b', 'c', 'd');
    await Promise.all([move('d', null), move('a', 'c'), move('b', 'd'), move('c', null)]);
    expect((await order()).split(' ').toSorted().join(' ')).toBe('a b c d');
  });
});

test('the recipients of the gifts in a list are my own people only', async () => {
  const { path, gifts } = await listOf('a', 'b');
  const dad = await buildRecipient(db, ada.id, { name: 'Dad' });
  await buildRecipientGift(db, ada.id, { recipientId: dad.id, giftId: gifts['b']!, boughtAt: '2026-01-01' });
  expect((await ada.get(`${path}/recipients`)).body.data).toEqual([
    { giftId: gifts['b'], recipients: [{ id: dad.id, name: 'Dad', status: 'bought' }] },
  ]);
  expect((await ben.get(`${path}/recipients`)).body.data).toEqual([]);
  expect((await asVisitor.get(`${path}/recipients`)).status).toBe(401);
  expect((await ada.get('/api/gift-lists/2147483000/recipients')).status).toBe(404);
});
