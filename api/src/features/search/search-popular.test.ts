import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { gifts } from '../../db/schema.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { buildGift, buildList } from '../../test/factories.ts';
import { refreshPopularity } from './search-upkeep.ts';

const { db, asUser } = await buildTestApp();
const ada = await asUser('Ada');

async function allPages(query: string): Promise<string[]> {
  const titles: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await ada.get(`/api/v1/search?${query}&limit=2${cursor && `&cursor=${cursor}`}`);
    titles.push(...body.data.gifts.map(({ title }: { title: string }) => title));
    cursor = body.data.nextCursor;
  }
  return titles;
}

test('marked as popular or not, every gift is found once and in the order of popularity', async () => {
  const made = [];
  for (const popularity of [1, 5, 3, 4, 2])
    made.push(
      await buildGift(db, { title: `Teapot ${popularity}`, slug: `teapot-${popularity}`, popularity }),
    );
  const inOrder = ['Teapot 5', 'Teapot 4', 'Teapot 3', 'Teapot 2', 'Teapot 1'];
  for (const query of ['query=teapot', 'query=teap']) {
    expect(await allPages(query)).toEqual(inOrder);
    const popular = made.filter(({ popularity }) => popularity >= 3).map(({ id }) => id);
    await db.update(gifts).set({ isPopular: true }).where(inArray(gifts.id, popular));
    expect(await allPages(query)).toEqual(inOrder);
    await db.update(gifts).set({ isPopular: false });
  }
});

test('upkeep counts lists and marks what is curated', async () => {
  const lists = [await buildList(db, { slug: 'one' }), await buildList(db, { slug: 'two' })];
  const curated = await buildGift(db, { title: 'Kettle', slug: 'kettle', inLists: lists });
  const own = await buildGift(db, { title: 'Kettle of mine', createdById: ada.id });
  await refreshPopularity(db);
  const of = async (id: number) => (await db.select().from(gifts).where(eq(gifts.id, id)))[0];
  expect(await of(curated.id)).toMatchObject({ popularity: 2, isPopular: true });
  expect(await of(own.id)).toMatchObject({ popularity: 0, isPopular: false });
});
