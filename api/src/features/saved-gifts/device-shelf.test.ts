import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildGift } from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const PATH = '/api/v1/user-saved-gifts/from-device';
let ada: TestUser;
let kept: { id: number; slug: string | null }[];

beforeEach(async () => {
  ada = await asUser('Ada');
  kept = [];
  for (const title of ['One', 'Two', 'Three']) kept.push(await buildGift(db, { title }));
});

const slugs = () => kept.map(({ slug }) => slug!);
const ids = () => kept.map(({ id }) => id);
const saved = async () =>
  (await db.rows('giftListGifts', { giftListId: ada.favoritesId }))
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
    .map(({ giftId }) => giftId);

test('gifts kept on a device move into Favorites, in their order', async () => {
  const { status, body } = await ada.post(PATH, { gifts: slugs() });
  expect([status, body.data.giftIds]).toEqual([200, ids()]);
  expect((await saved()).toSorted()).toEqual(ids().toSorted());
});

test('a repeat, with the same key or without, changes nothing', async () => {
  const key = { 'idempotency-key': 'move-1-aaaaaaaaaaaaaaaa' };
  const first = await ada.post(PATH, { gifts: slugs() }, key);
  const again = await ada.post(PATH, { gifts: slugs() }, key);
  expect(again.body).toEqual(first.body);
  expect((await ada.post(PATH, { gifts: slugs() })).body.data.giftIds).toEqual(ids());
  expect(await saved()).toHaveLength(3);
});

test('gifts that left the catalogue and gifts of other accounts are passed over', async () => {
  const own = (await ada.post('/api/v1/gifts', { title: 'Mine' })).body.data.id as number;
  const { body } = await ada.post(PATH, { gifts: ['long-gone', slugs()[0]!] });
  expect(body.data.giftIds).toEqual([ids()[0]]);
  expect(await saved()).not.toContain(own);
});

test('only for somebody who is signed in, up to five, each once', async () => {
  expect((await asVisitor.post(PATH, { gifts: slugs() })).status).toBe(401);
  for (const gifts of [[], ['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'a'], ['Not A Slug']])
    expect((await ada.post(PATH, { gifts })).status).toBe(400);
  expect(await saved()).toEqual([]);
});
