import { join } from 'node:path';
import type { Gift } from '@tuckaway/contract/gifts';
import type { SearchResult } from '@tuckaway/contract/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/sql.ts';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildDay, buildGift, buildRecipient } from '../../test/factories.ts';
import { loadCatalogue } from '../catalogue/catalogue-loader.ts';

const { db, asUser, asVisitor } = await buildTestApp();
let ada: TestUser;
let ben: TestUser;
const categories = new Map<string, number>();

beforeAll(async () => {
  await loadCatalogue(db, join(import.meta.dirname, '../../../../content/catalogue'));
  const { rows } = await db.execute<{ id: number; slug: string }>(sql`select id, slug from categories`);
  for (const { id, slug } of rows) categories.set(slug, id);
  [ada, ben] = [await asUser('Ada'), await asUser('Ben')];
  const add = (name: string, about: object = {}) => ada.post('/api/v1/recipients', { name, ...about });
  await add('Art', { relationship: 'coworkers' });
  await add('Rose', { relationship: 'grandparents', interests: ['gardening'] });
  await add('Rose Ann', { relationship: 'teachers' });
  await add('Grandma Jo');
  await add('Zélia');
  await add('Mom', { relationship: 'family' });
  const leo = await buildRecipient(db, ada.id, { name: 'Leo' });
  await buildDay(db, ada.id, {
    recipientId: leo.id,
    year: new Date().getUTCFullYear() - 7,
    month: 1,
    day: 1,
  });
}, 60_000);

async function ask(query: string, by = ada, more = ''): Promise<SearchResult> {
  const answer = await by.get(`/api/v1/search?query=${encodeURIComponent(query)}${more}`);
  expect(answer.status, query).toBe(200);
  return answer.body.data;
}
const chips = async (query: string, by?: TestUser) =>
  (await ask(query, by)).understood.map(({ kind, label }) => `${kind} ${label}`);

/** Whether all of these are labeled so. */
async function areFor(gifts: Gift[], slug: string): Promise<boolean> {
  const ids = gifts.map(({ id }) => id);
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int from gifts
    where id = any(${ids}) and category_ids @> array[${categories.get(slug)!}]::int[]`);
  return ids.length > 0 && rows[0]!.count === ids.length;
}

describe('the name of somebody I give to', () => {
  it('is understood after "for" and "to", and where something is theirs', async () => {
    expect(await chips('gift for Art')).toEqual(['relationship Art']);
    expect(await chips('something to my art')).toEqual(['relationship Art']);
    expect(await chips("Rose's birthday")).toEqual(['relationship Rose', 'occasion Birthday']);
    expect(await chips('gift from me to rose')).toEqual(['relationship Rose']);
    expect(await chips('gift for Rose and Art')).toEqual(['relationship Rose', 'relationship Art']);
    expect(await chips('mug for zelia under $20')).toEqual(['relationship Zélia', 'price Under $20']);
  });

  it('stays a word elsewhere', async () => {
    expect(await chips('art')).toEqual(['interest Art']);
    expect(await chips('rose')).toEqual([]);
    expect(await chips('gift for art lovers')).toEqual(['interest Art']);
    expect(await chips('gift for an art teacher')).toEqual(['interest Art', 'relationship Teacher']);
    expect(await chips('gift for roses')).toEqual([]);
    expect((await ask('gift for Art', ada, '&asTyped=true')).understood).toEqual([]);
  });

  it('is the longest that stands there', async () => {
    expect(await chips('gift for Rose Ann')).toEqual(['relationship Rose Ann']);
    expect(await chips('gift for grandma jo')).toEqual(['relationship Grandma Jo']);
    expect(await chips('gift for mom and dad')).toEqual(['relationship Mom and dad']);
  });

  it('filters by who they are, and puts what they like first', async () => {
    expect(await areFor((await ask('gift for Art')).gifts, 'coworkers')).toBe(true);
    const { gifts } = await ask('gift for my Rose');
    expect(await areFor(gifts, 'grandparents')).toBe(true);
    expect(await areFor(gifts.slice(0, 5), 'gardening')).toBe(true);
    expect(await areFor((await ask('gift for mom')).gifts, 'family')).toBe(true);
  });

  it('says by itself or by a birthday who they are, where nothing else does', async () => {
    expect(await areFor((await ask('gift for Grandma Jo')).gifts, 'grandparents')).toBe(true);
    expect(await areFor((await ask('gift for Leo')).gifts, 'kids')).toBe(true);
    const { gifts, giftTotal } = await ask('gift for Zélia');
    expect([gifts.length, giftTotal]).toEqual([24, 200]);
  });

  it('comes off like any other chip', async () => {
    const [art] = (await ask('coffee mug for Art under $30')).understood.filter(
      ({ label }) => label === 'Art',
    );
    expect(art!.without).toBe('coffee mug under $30');
    expect((await ask('gift for Art')).understood[0]!.without).toBe('');
    const both = (await ask('gift for Rose and Art')).understood.map(({ without }) => without);
    expect(both).toEqual(['gift for Art', 'gift for Rose']);
  });

  it('does not swallow a title that has it', async () => {
    const gift = await buildGift(db, { title: 'The Zelia almanac', categoryIds: [] });
    const own = await buildGift(db, { title: 'Scarf for Zelia', createdById: ada.id });
    const found = (await ask('almanac for Zelia')).gifts.map(({ id }) => id);
    expect(found[0]).toBe(gift.id);
    expect((await ask('gift for Zelia')).gifts.slice(0, 2).map(({ id }) => id)).toEqual([own.id, gift.id]);
  });

  it('pages on without a gap or a repeat', async () => {
    const whole = (await ask('gift for Rose', ada, '&limit=30')).gifts.map(({ id }) => id);
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null && seen.length < whole.length) {
      const page: SearchResult = await ask('gift for Rose', ada, `&limit=7${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.gifts.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen.slice(0, whole.length)).toEqual(whole);
  });
});

describe('the names of others', () => {
  it('mean nothing in my searches, and mine nothing in theirs', async () => {
    await ben.post('/api/v1/recipients', { name: 'Sandy', relationship: 'teachers' });
    expect(await chips('gift for Sandy', ben)).toEqual(['relationship Sandy']);
    expect(await chips('gift for Sandy', ada)).toEqual([]);
    expect(await chips('gift for Art', ben)).toEqual(['interest Art']);
    const mine = await ask('gift for Sandy', ada);
    const { body } = await ben.get('/api/v1/search/gifts?query=gift+for+Sandy');
    expect(body.data.map(({ id }: Gift) => id)).not.toEqual(mine.gifts.map(({ id }) => id));
    // One name and two people: each finds by their own.
    await ben.post('/api/v1/recipients', { name: 'Art', relationship: 'grandparents' });
    expect(await areFor((await ask('gift for Art', ben)).gifts, 'grandparents')).toBe(true);
    expect(await areFor((await ask('gift for Art', ada)).gifts, 'coworkers')).toBe(true);
  });

  it('are in no response that anybody keeps, and nobody searches without an account', async () => {
    const { headers } = await ada.get('/api/v1/search?query=gift+for+Art');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
    expect((await asVisitor.get('/api/v1/search?query=gift+for+Art')).status).toBe(401);
  });

  it('are forgotten with the person', async () => {
    const { body } = await ben.post('/api/v1/recipients', { name: 'Wilhelmine', relationship: 'kids' });
    expect(await chips('gift for wilhelmine', ben)).toEqual(['relationship Wilhelmine']);
    await ben.delete(`/api/v1/recipients/${body.data.id}`);
    expect(await chips('gift for wilhelmine', ben)).not.toContain('relationship Wilhelmine');
  });
});
