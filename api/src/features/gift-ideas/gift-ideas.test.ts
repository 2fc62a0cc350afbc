import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import {
  buildCategory,
  buildDay,
  buildGift,
  buildList,
  buildRecipient,
  buildRecipientGift,
} from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const interest = (slug: string, name: string) =>
  buildCategory(db, { slug, name, masterCategory: 'Interest' });
const relationship = (slug: string, name: string) =>
  buildCategory(db, { slug, name, masterCategory: 'Relationship' });
const gardening = await interest('gardening', 'Gardening');
const baking = await interest('baking', 'Baking');
const parents = await relationship('parents', 'Parents');
const kids = await relationship('kids', 'Kids');
const birthday = await buildCategory(db, { slug: 'birthday', name: 'Birthday' });
const friends = await relationship('friends', 'Friends');

beforeEach(async () => {
  await db.delete('gifts');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00Z') });
});
afterEach(() => vi.useRealTimers());

const gift = (title: string, of: { id: number }[] = [], changes = {}) =>
  buildGift(db, { title, categoryIds: of.map(({ id }) => id), ...changes });
const person = async (draft: object = {}) =>
  (await ada.post('/api/v1/recipients', { name: 'Mum', ...draft })).body.data.id;
const ideas = async (path: string): Promise<[title: string, reason: string | null][]> =>
  (await ada.get(path)).body.data.map((idea: { gift: { title: string }; reason: string | null }) => [
    idea.gift.title,
    idea.reason,
  ]);
const ideasFor = (id: number) => ideas(`/api/v1/recipients/${id}/ideas`);
const titles = (found: [string, string | null][]) => found.map(([title]) => title);

describe('ideas for a person', () => {
  test('fit most of what is known of them first; reasons say only what is particular', async () => {
    await gift('Anything', [friends]);
    await gift('Trowel', [gardening, parents, birthday], { priceCents: 2500 });
    await gift('Rolling pin', [baking, parents, birthday], { priceCents: 3000 });
    await gift('For a day', [birthday], { priceCents: 1000 });
    await gift('Too dear', [gardening, parents, birthday], { priceCents: 9000 });
    const id = await person({ relationship: 'parents', interests: ['gardening', 'baking'], budget: 40 });
    await buildDay(db, ada.id, { recipientId: id, kind: 'birthday', month: 12, day: 1 });
    const found = await ideasFor(id);
    expect(titles(found).slice(0, 2).toSorted()).toEqual(['Rolling pin', 'Trowel']);
    expect(titles(found)).not.toContain('Too dear');
    expect(new Map(found).get('Trowel')).toBe('Mum gardens, and it is under $40.');
    expect(new Map(found).get('For a day')).toBeNull();
  });

  test('say nothing of a reason that most of them share', async () => {
    for (const title of ['Trowel', 'Watering can', 'Bird bath']) await gift(title, [gardening]);
    await gift('Rolling pin', [baking]);
    const reasons = new Map(await ideasFor(await person({ interests: ['gardening', 'baking'] })));
    expect(reasons).toEqual(
      new Map([
        ['Trowel', null],
        ['Watering can', null],
        ['Bird bath', null],
        ['Rolling pin', expect.stringContaining('Mum bakes')],
      ]),
    );
  });

  test('know what a name says where nothing else does', async () => {
    await gift('Garden kneeler', [parents, gardening]);
    await gift('Marble run', [kids]);
    expect(titles(await ideasFor(await person({ name: 'Mom' })))).toEqual(['Garden kneeler']);
  });

  test('leave out gifts that were given or planned, and near doubles of them', async () => {
    const scarf = await gift('Blue wool scarf', [friends]);
    const kettle = await gift('Kettle', [friends], { purchaseUrl: 'https://shop.example/k?id=1' });
    await gift('Wool scarf in blue', [friends]);
    await gift('Pot', [friends], { purchaseUrl: 'https://shop.example/k?id=1&utm_source=x' });
    await gift('Mug', [friends]);
    const [id, other] = [await person(), await person()];
    await buildRecipientGift(db, ada.id, { recipientId: id, giftId: scarf.id, givenAt: '2025-01-01' });
    await buildRecipientGift(db, ada.id, { recipientId: id, giftId: kettle.id });
    expect(titles(await ideasFor(id))).toEqual(['Mug']);
    expect(titles(await ideasFor(other))).toHaveLength(5);
  });

  test('suit their age, where the relationship or the birthday says it', async () => {
    await gift('Rattle', [kids, gardening]);
    await gift('Board game', [kids, parents]);
    await gift('Spade', [gardening, parents]);
    const child = titles(await ideasFor(await person({ name: 'Robin', relationship: 'kids' })));
    expect(child.toSorted()).toEqual(['Board game', 'Rattle']);
    const grown = await person({ relationship: 'parents', interests: ['gardening'] });
    expect(titles(await ideasFor(grown))).toEqual(['Spade', 'Board game']);
  });

  test('suit the age that the birthday says, and nobody is taken for a child by chance', async () => {
    await gift('Rattle', [kids]);
    await gift('Spade', [gardening]);
    const born = async (year: number) => {
      const id = await person();
      await buildDay(db, ada.id, { recipientId: id, month: 1, day: 1, year });
      return titles(await ideasFor(id));
    };
    expect(await born(1960)).toEqual(['Spade']);
    expect(await born(2020)).toEqual(['Rattle']);
    expect(titles(await ideasFor(await person()))).toEqual(['Spade']);
  });

  test('mind interests in the user’s own words', async () => {
    await gift('Kettle');
    await gift('Fly fishing kit');
    const id = await person({ ownInterests: ['fishing'] });
    expect(titles(await ideasFor(id))[0]).toBe('Fly fishing kit');
  });

  test('show the requested number of curated gifts that are not retired, to the owner only', async () => {
    const { id: recipientId } = await buildRecipient(db, ada.id);
    await gift('Gone', [friends], { retiredAt: new Date() });
    await buildGift(db, { title: 'Ada’s own', createdById: ada.id });
    for (const title of ['One', 'Two', 'Three']) await gift(title, [friends]);
    const path = `/api/v1/recipients/${recipientId}/ideas`;
    expect(titles(await ideas(`${path}?limit=2`))).toHaveLength(2);
    expect(titles(await ideas(path)).toSorted()).toEqual(['One', 'Three', 'Two']);
    expect((await ada.get(`${path}?limit=49`)).status).toBe(400);
    expect((await ben.get(path)).status).toBe(404);
    expect((await asVisitor.get(path)).status).toBe(401);
  });
});

describe('more like a gift', () => {
  test('shares its interests or words, and is not the same thing once more', async () => {
    const teapot = await gift('Stoneware teapot', [gardening, birthday], { priceCents: 2000 });
    await gift('Spade', [gardening], { priceCents: 9000 });
    await gift('Copper teapot', [gardening, baking]);
    await gift('Birthday card', [birthday], { priceCents: 2000 });
    await gift('Teapot (stoneware)', [gardening]);
    const found = await ideas(`/api/v1/gifts/${teapot.id}/ideas`);
    expect(found.slice(0, 2)).toEqual([
      ['Copper teapot', null],
      ['Spade', null],
    ]);
    expect(titles(found)).not.toContain('Teapot (stoneware)');
  });

  test('finds matches by the words of one’s own gift, and nothing for a hidden gift', async () => {
    const open = await buildList(db, { userId: ada.id });
    const shown = await buildGift(db, { title: 'Red teapot', createdById: ada.id, inLists: [open] });
    const hidden = await buildGift(db, { title: 'My teapot', createdById: ada.id });
    await gift('Copper teapot');
    await gift('Spade');
    const path = (id: number) => `/api/v1/gifts/${id}/ideas`;
    expect(titles(await ideas(path(hidden.id)))[0]).toBe('Copper teapot');
    expect((await ben.get(path(shown.id))).status).toBe(200);
    expect((await ben.get(path(hidden.id))).status).toBe(404);
    expect((await asVisitor.get(path(shown.id))).status).toBe(401);
  });
});
