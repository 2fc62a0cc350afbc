import type { CategoryEntry, Catalogue, GiftEntry } from '@tuckaway/content/catalogue/catalogue.schema';
import { expect, test } from 'vitest';
import { transaction } from '../../db/transaction.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { writeCatalogue } from './catalogue.store.ts';

const { db, asUser, asVisitor } = await buildTestApp();
const ada = await asUser('Ada');

const interest = (slug: string, name: string): CategoryEntry => ({
  slug,
  name,
  master: 'Interest',
  color: 'mint',
});
const NAME_DAY: CategoryEntry = { slug: 'name-day', name: 'Name day', master: 'Occasion', color: 'rose' };
const CHESS_BOARD: GiftEntry = {
  slug: 'chess-board',
  title: 'Chess board',
  price: 40,
  retailer: 'shop',
  shopPhrase: 'walnut chess board',
  description: 'A board of walnut and maple, with room for the pieces below.',
  hue: 'mint',
  occasions: [],
  interests: ['chess'],
  relationships: [],
  suits: ['her', 'him', 'everyone'],
  qualities: [],
};

async function load(categories: CategoryEntry[], gift: Partial<GiftEntry> = {}): Promise<void> {
  const catalogue: Catalogue = {
    categories,
    retailers: [{ slug: 'shop', name: 'Shop', search: 'https://shop.example/?q={query}' }],
    gifts: [{ ...CHESS_BOARD, ...gift }],
    lists: [],
    pictures: new Set(),
  };
  await transaction(db, (tx) => writeCatalogue(tx, catalogue));
}

async function readInterests(): Promise<{ id: number; slug: string; name: string }[]> {
  return (await asVisitor.get('/api/v1/categories/interests')).body.data;
}
const idOf = async (slug: string) => (await readInterests()).find((category) => category.slug === slug)?.id;
async function searchByInterest(slug: string): Promise<{ titles: string[]; unknownFilters: string[] }> {
  const { gifts, unknownFilters } = (await ada.get(`/api/v1/search?interest=${slug}`)).body.data;
  return { titles: gifts.map(({ title }: { title: string }) => title), unknownFilters };
}

const CHESS = interest('chess', 'Chess');
const GO = interest('go', 'Go');

test('a category that left the catalogue is offered nowhere, and stays with the people who have it', async () => {
  await load([CHESS, GO, NAME_DAY]);
  expect((await asVisitor.get('/api/gift-occasions')).body.data).toMatchObject([{ name: 'Name day' }]);
  const chess = await idOf('chess');
  expect(await searchByInterest('chess')).toEqual({ titles: ['Chess board'], unknownFilters: [] });
  const max = await ada.post('/api/v1/recipients', { name: 'Max' });
  const path = `/api/v1/recipients/${max.body.data.id}`;
  expect((await ada.put(path, { name: 'Max', interests: ['chess'] })).status).toBe(200);

  await load([GO], { interests: ['go'] });
  expect((await readInterests()).map(({ slug }) => slug)).toEqual(['go']);
  expect((await asVisitor.get('/api/gift-occasions')).body.data).toEqual([]);
  expect((await asVisitor.get(`/api/v1/categories/${chess}`)).status).toBe(404);
  expect((await asVisitor.get(`/api/v1/categories/${chess}/gift-lists`)).status).toBe(404);
  expect(await searchByInterest('chess')).toEqual({ titles: [], unknownFilters: ['chess'] });
  expect((await ada.get(path)).body.data.interests).toEqual(['chess']);
  expect((await ada.put(path, { name: 'Maxim', interests: ['chess', 'go'] })).status).toBe(200);
  expect((await ada.get(path)).body.data.interests.toSorted()).toEqual(['chess', 'go']);

  await load([CHESS, GO]);
  expect(await idOf('chess')).toBe(chess);
});

test('two categories swap their names', async () => {
  await load([CHESS, GO]);
  const [chess, go] = [await idOf('chess'), await idOf('go')];
  await load([interest('chess', 'Go'), interest('go', 'Chess')]);
  expect(await readInterests()).toMatchObject([
    { id: chess, slug: 'chess', name: 'Go' },
    { id: go, slug: 'go', name: 'Chess' },
  ]);
});

test('a new slug keeps the id, and a category takes the name of a retired one', async () => {
  await load([CHESS, GO]);
  const [chess, go] = [await idOf('chess'), await idOf('go')];
  await load([interest('chess-sets', 'Chess'), GO], { interests: ['go'] });
  expect(await idOf('chess-sets')).toBe(chess);
  await load([interest('go', 'Chess')], { interests: ['go'] });
  expect(await readInterests()).toMatchObject([{ id: go, slug: 'go', name: 'Chess' }]);
});
