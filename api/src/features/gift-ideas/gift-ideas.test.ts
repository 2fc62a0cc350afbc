import { notInArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gifts } from '../../db/schema.ts';
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
const mothersDay = await buildCategory(db, { slug: 'mothers-day', name: 'Mother’s Day' });

beforeEach(async () => {
  await db.delete(gifts);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00Z') });
});
afterEach(() => vi.useRealTimers());

let popularity = 1000;
/** Each is a little less popular than the one before it. */
const gift = (title: string, of: { id: number }[] = [], changes = {}) =>
  buildGift(db, { title, categoryIds: of.map(({ id }) => id), popularity: popularity--, ...changes });
const person = async (draft: object = {}) =>
  (await ada.post('/api/v1/recipients', { name: 'Mum', ...draft })).body.data.id;
const ideas = async (path: string) =>
  (await ada.get(path)).body.data.map((idea: { gift: { title: string }; reason: string }) => [
    idea.gift.title,
    idea.reason,
  ]);
const ideasFor = (id: number) => ideas(`/api/v1/recipients/${id}/ideas`);
const titles = (found: [string, string][]) => found.map(([title]) => title);

describe('ideas for a person', () => {
  test('put what fits most of what is known first, and say why', async () => {
    await gift('Anything');
    await gift('For a day', [birthday]);
    await gift('Rosebush', [gardening]);
    await gift('Trowel', [gardening, parents]);
    await gift('Rolling pin', [baking, parents, birthday]);
    await gift('Both at once', [gardening, baking, birthday, parents]);
    await gift('Too dear', [gardening, birthday], { priceCents: 4001 });
    await gift('Without a price', [gardening, birthday]);
    await db
      .update(gifts)
      .set({ priceCents: 4000 })
      .where(notInArray(gifts.title, ['Too dear', 'Without a price']));
    const id = await person({ interests: ['gardening', 'baking'], relationship: 'parents', budget: 40 });
    await buildDay(db, ada.id, { recipientId: id, month: 12, day: 1 });
    await buildDay(db, ada.id, { recipientId: id, kind: 'holiday', holiday: 'mothers-day' });
    expect(await ideasFor(id)).toEqual([
      ['Both at once', 'Because Mum likes gardening and baking'],
      ['Rolling pin', 'Because Mum likes baking'],
      ['Trowel', 'Because Mum likes gardening'],
      ['Rosebush', 'Because Mum likes gardening'],
      ['For a day', ''],
      ['Anything', ''],
    ]);
  });

  test('follow the next day', async () => {
    await gift('Bouquet', [mothersDay]);
    const id = await person();
    expect(await ideasFor(id)).toEqual([['Bouquet', '']]);
    await buildDay(db, ada.id, { recipientId: id, kind: 'holiday', holiday: 'mothers-day' });
    expect(await ideasFor(id)).toEqual([['Bouquet', "Nice for Mother's Day"]]);
  });

  test('are never what they were given or what is planned, nor nearly the same', async () => {
    const scarf = await gift('Blue wool scarf');
    const kettle = await gift('Kettle', [], { purchaseUrl: 'https://shop.example/k?id=1' });
    await gift('Wool scarf in blue');
    await gift('Pot', [], { purchaseUrl: 'https://shop.example/k?id=1&utm_source=x' });
    await gift('Mug');
    const [id, other] = [await person(), await person()];
    await buildRecipientGift(db, ada.id, { recipientId: id, giftId: scarf.id, givenAt: '2025-01-01' });
    await buildRecipientGift(db, ada.id, { recipientId: id, giftId: kettle.id });
    expect(titles(await ideasFor(id))).toEqual(['Mug']);
    expect(titles(await ideasFor(other))).toHaveLength(5);
  });

  test('suit their age, where the relationship says it', async () => {
    await gift('Rattle', [kids, gardening]);
    await gift('Board game', [kids, parents]);
    await gift('Spade', [gardening]);
    expect(titles(await ideasFor(await person({ relationship: 'kids' })))).toEqual(['Rattle', 'Board game']);
    const grown = await person({ relationship: 'parents', interests: ['gardening'] });
    expect(titles(await ideasFor(grown))).toEqual(['Spade']);
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
    expect(titles(await ideasFor(id))).toEqual(['Fly fishing kit', 'Kettle']);
  });

  test('are curated, not retired, as many as asked for, and nobody else’s to see', async () => {
    const { id: recipientId } = await buildRecipient(db, ada.id);
    await gift('Gone', [], { retiredAt: new Date() });
    await buildGift(db, { title: 'Ada’s own', createdById: ada.id });
    for (const title of ['One', 'Two', 'Three']) await gift(title);
    const path = `/api/v1/recipients/${recipientId}/ideas`;
    expect(titles(await ideas(`${path}?limit=2`))).toEqual(['One', 'Two']);
    expect((await ada.get(`${path}?limit=49`)).status).toBe(400);
    expect((await ben.get(path)).status).toBe(404);
    expect((await asVisitor.get(path)).status).toBe(401);
  });
});

describe('more like a gift', () => {
  test('shares its interests or words, at about its price first', async () => {
    const teapot = await gift('Stoneware teapot', [gardening, birthday], { priceCents: 2000 });
    await gift('Spade', [gardening], { priceCents: 9000 });
    await gift('Gloves', [gardening], { priceCents: 2100 });
    await gift('Glass teapots', [baking]);
    await gift('Copper teapot', [gardening, baking]);
    await gift('Birthday card', [birthday], { priceCents: 2000 });
    await gift('Teapot (stoneware)', [gardening]);
    expect(await ideas(`/api/v1/gifts/${teapot.id}/ideas`)).toEqual([
      ['Copper teapot', 'Also for gardening'],
      ['Gloves', 'Also for gardening'],
      ['Spade', 'Also for gardening'],
      ['Glass teapots', ''],
    ]);
  });

  test('is found for one’s own gift by its words, and for no gift that one may not see', async () => {
    const open = await buildList(db, { userId: ada.id });
    const shown = await buildGift(db, { title: 'Red teapot', createdById: ada.id, inLists: [open] });
    const hidden = await buildGift(db, { title: 'My teapot', createdById: ada.id });
    await gift('Copper teapot');
    await gift('Spade');
    const path = (id: number) => `/api/v1/gifts/${id}/ideas`;
    expect(titles(await ideas(path(hidden.id)))).toEqual(['Copper teapot']);
    expect((await ben.get(path(shown.id))).status).toBe(200);
    expect((await ben.get(path(hidden.id))).status).toBe(404);
    expect((await asVisitor.get(path(shown.id))).status).toBe(401);
  });
});
