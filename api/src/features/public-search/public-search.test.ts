import { beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildSearchFixture } from '../../test/search-fixture.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const WORDS = '/api/v1/public/search';
const FINDER = '/api/v1/public/finder';
let ada: TestUser;

beforeAll(async () => {
  await buildSearchFixture(db);
  ada = await asUser('Ada');
});

const titles = (found: { title: string }[]) => found.map(({ title }) => title);

test('a visitor finds by words what somebody signed in finds, with slugs and no ids', async () => {
  const { status, body } = await asVisitor.get(`${WORDS}?query=lantern`);
  const signedIn = await ada.get('/api/v1/search?query=lantern');
  expect(status).toBe(200);
  expect(titles(body.data.gifts)).toEqual(titles(signedIn.body.data.gifts));
  expect(titles(body.data.lists)).toEqual(titles(signedIn.body.data.giftLists));
  const [first] = body.data.gifts;
  const [row] = await db.rows('gifts', { slug: first.slug });
  expect(row?.title).toBe(first.title);
  expect(first.list).toMatch(/^[0-9a-f-]{36}$/);
  expect(first).not.toHaveProperty('id');
});

test('the answer names each understood part of the words with the words that remain without it', async () => {
  const { body } = await asVisitor.get(`${WORDS}?query=lantern under $50`);
  expect(body.data.understood).toEqual([
    expect.objectContaining({ kind: 'price', label: 'Up to $50', without: 'lantern' }),
  ]);
});

test('created gifts stay out of the results, also for their owner', async () => {
  await ada.post('/api/v1/gifts/with-saved-gift', { title: 'Lantern of my grandmother' });
  const { body } = await ada.get(`${WORDS}?query=lantern`);
  expect(titles(body.data.gifts)).not.toContain('Lantern of my grandmother');
  expect(titles(body.data.gifts)).toContain('Camp lantern');
});

test('the finder answers visitors, and knows nobody’s people', async () => {
  const choices = 'ageGroup=friends&event=birthday&playground=camping&priceRange=under-50';
  const { body } = await asVisitor.get(`${FINDER}?${choices}`);
  expect(titles(body.data.gifts)[0]).toBe('Camp lantern');
  const person = (await ada.post('/api/v1/recipients', { name: 'Mom' })).body.data.id;
  expect((await ada.get(`${FINDER}?recipientId=${person}`)).status).toBe(400);
});

test('few matches are followed by the closest, with what each does not meet', async () => {
  const { body } = await asVisitor.get(`${FINDER}?ageGroup=grandparents&playground=gardening`);
  expect(body.data.closestGifts.some(({ unmet }: { unmet: string[] }) => unmet.includes('Gardening'))).toBe(
    true,
  );
});

test('a cursor pages on to the last gift, each of them once', async () => {
  const first = (await asVisitor.get(`${FINDER}?limit=5`)).body.data;
  const seen: string[] = first.gifts.map(({ slug }: { slug: string }) => slug);
  for (let cursor = first.nextCursor; cursor;) {
    const page = (await asVisitor.get(`${FINDER}?limit=5&cursor=${cursor}`)).body.data;
    seen.push(...page.gifts.map(({ slug }: { slug: string }) => slug));
    cursor = page.nextCursor;
  }
  expect(new Set(seen).size).toBe(first.giftTotal);
});

test('any cache may keep the answer, which sets no cookie and is the same for everybody', async () => {
  const visitor = await asVisitor.get(`${WORDS}?query=teapot`);
  const user = await ada.get(`${WORDS}?query=teapot`);
  expect(visitor.headers['cache-control']).toBe('public, max-age=300');
  expect(visitor.headers.vary ?? '').not.toMatch(/cookie/i);
  expect([visitor.headers['set-cookie'], user.headers['set-cookie']]).toEqual([undefined, undefined]);
  expect(user.body).toEqual(visitor.body);
  const again = await asVisitor.get(`${WORDS}?query=teapot`, {
    'if-none-match': String(visitor.headers.etag),
  });
  expect(again.status).toBe(304);
});

test.each(['', '?query=%20', `?query=${'x'.repeat(301)}`, '?query=tea&limit=49'])(
  'refuses %s',
  async (asked) => {
    expect((await asVisitor.get(WORDS + asked)).status).toBe(400);
  },
);
