import { join } from 'node:path';
import type { FinderResult } from '@tuckaway/contract/search';
import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../db/sql.ts';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildCategory, buildGift } from '../../test/factories.ts';
import { loadCatalogue } from '../catalogue/catalogue-loader.ts';

const { db, asUser } = await buildTestApp();
let ada: TestUser;

beforeAll(async () => {
  await loadCatalogue(db, join(import.meta.dirname, '../../../../content/catalogue'));
  ada = await asUser('Ada');
}, 60_000);

async function ask(query: string): Promise<FinderResult> {
  const { status, body } = await ada.get(`/api/v1/search/finder?${query}`);
  expect(status).toBe(200);
  return body.data;
}

/** Everything there is, page by page, of gifts or of lists. */
async function readAll(query: string, kind: 'gifts' | 'giftLists') {
  const [param, next] =
    kind === 'gifts' ? (['cursor', 'nextCursor'] as const) : (['listCursor', 'nextListCursor'] as const);
  let page = await ask(query);
  const ids = page[kind].map(({ id }) => id);
  while (page[next]) {
    page = await ask(`${query}&${param}=${page[next]}`);
    ids.push(...page[kind].map(({ id }) => id));
  }
  expect(new Set(ids).size).toBe(ids.length);
  return ids;
}

it.each(['', 'ageGroup=friends&playground=baking', 'gender=her&event=birthday&priceRange=under-50'])(
  'pages on to the last gift and the last list: %j',
  async (choices) => {
    const first = await ask(choices);
    expect(first.giftTotal).toBeGreaterThan(0);
    expect((await readAll(choices, 'gifts')).length).toBe(first.giftTotal);
    expect((await readAll(choices, 'giftLists')).length).toBe(first.giftListTotal);
  },
);

it('shows lists that meet the choices', async () => {
  const { giftLists } = await ask('playground=baking');
  expect(giftLists.length).toBeGreaterThan(3);
  const other = await ask('playground=gaming');
  expect(other.giftLists[0]!.id).not.toBe(giftLists[0]!.id);
});

it('combines the choices with the filters of the search', async () => {
  const all = await ask('playground=baking');
  const cheap = await ask('playground=baking&price=under-25');
  expect(cheap.giftTotal).toBeGreaterThan(0);
  expect(cheap.giftTotal).toBeLessThan(all.giftTotal);
  for (const { price } of cheap.gifts) expect(price).toBeLessThan(25);
  const unknown = await ask('playground=baking&occasion=groundhog-day');
  expect([unknown.giftTotal, unknown.unknownFilters]).toEqual([0, ['groundhog-day']]);
});

it('keeps to what was let go of on the first page', async () => {
  const choices = 'gender=him&ageGroup=infants&event=retirement+party&playground=gaming';
  const first = await ask(`${choices}&limit=3`);
  expect(first.relaxed.length).toBeGreaterThan(0);
  const second = await ask(`${choices}&limit=3&cursor=${first.nextCursor}`);
  expect(second.relaxed).toEqual(first.relaxed);
  expect(second.giftTotal).toBe(first.giftTotal);
});

it('lets go of no more than what stands in the way', async () => {
  const keepers = await buildCategory(db, { slug: 'lighthouse-keepers', masterCategory: 'Relationship' });
  const moonKeepers = await buildCategory(db, { slug: 'moon-keepers', masterCategory: 'Relationship' });
  const { rows } = await db.execute<{ id: number }>(sql`select id from categories where slug = 'birthday'`);
  for (let count = 0; count < 8; count++)
    await buildGift(db, { suits: ['her'], categoryIds: [keepers.id, rows[0]!.id] });
  for (let count = 0; count < 3; count++)
    await buildGift(db, { suits: ['her'], categoryIds: [moonKeepers.id] });
  // Nothing for lighthouse keepers is a game: that it is for her and for a birthday need not go.
  const choices = 'gender=her&ageGroup=lighthouse-keepers&event=birthday&playground=gaming&limit=3';
  const first = await ask(choices);
  expect([first.relaxed, first.giftTotal]).toEqual([['playground'], 8]);
  const second = await ask(`${choices}&cursor=${first.nextCursor}`);
  expect([second.relaxed, second.giftTotal]).toEqual([['playground'], 8]);
  // Few, but all of them for her.
  const few = await ask('gender=her&ageGroup=moon-keepers');
  expect([few.relaxed, few.giftTotal]).toEqual([[], 3]);
  const forHim = await ask('gender=him&ageGroup=moon-keepers');
  expect([forHim.relaxed, forHim.giftTotal]).toEqual([['gender'], 3]);
});

it('gives each gift a reason of its own: what of it answers the choices, and what sets it apart', async () => {
  const { gifts } = await ask('ageGroup=kids&event=birthday&playground=baking&priceRange=under-50');
  expect(gifts.length).toBeGreaterThan(8);
  for (const { reason } of gifts) expect(reason).toMatch(/^Baking for kids and a birthday; \S/);
  const said = gifts.map(({ reason }) => reason);
  expect(new Set(said).size).toBeGreaterThan(gifts.length * 0.9);
});

it('says of a gift only what it has', async () => {
  const choices =
    'gender=him&ageGroup=infants&event=wedding-anniversary&playground=gaming&priceRange=under-50';
  const { gifts, relaxed } = await ask(choices);
  expect(relaxed).toContain('event');
  for (const { id, reason, price } of gifts) {
    expect(reason).toMatch(/for infants/i);
    const anniversary = await db.execute(sql`select 1 from gifts join categories
      on categories.id = any(gifts.category_ids) and categories.slug = 'wedding-anniversary' where gifts.id = ${id}`);
    expect(reason.includes('an anniversary')).toBe(anniversary.rows.length > 0);
    const isHalf = price !== null && price <= 25;
    expect(isHalf || !reason.includes('only $')).toBe(true);
  }
});

it('has something to say where nothing was asked for', async () => {
  const { gifts } = await ask('limit=24');
  const said = new Set(gifts.map(({ reason }) => reason));
  expect(said.size).toBeGreaterThan(12);
  for (const reason of said) expect(reason).toMatch(/^(For|[A-Z].* for) /);
});

it('knows interests beyond those of the first eight', async () => {
  const { gifts, relaxed } = await ask('ageGroup=friends&playground=photography');
  expect(relaxed).toEqual([]);
  expect(gifts[0]!.reason).toMatch(/^Photography for friends; /);
});
