import type { FinderResult } from '@tuckaway/contract/search/search';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildGift, buildRecipientGift } from '../../test/factories.ts';
import { buildSearchFixture, type SearchFixture } from '../../test/search-fixture.ts';

const { db, asUser } = await buildTestApp();
let ada: TestUser;
let ben: TestUser;
let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await buildSearchFixture(db);
  ada = await asUser('Ada');
  ben = await asUser('Ben');
});

async function ask(query: string, by = ada): Promise<FinderResult> {
  const { status, body } = await by.get(`/api/v1/search/finder?${query}`);
  expect(status).toBe(200);
  return body.data;
}
const titles = (found: { title: string }[]) => found.map(({ title }) => title);

test('gifts that meet all choices come first', async () => {
  const { gifts } = await ask('ageGroup=friends&event=birthday&playground=camping&priceRange=under-50');
  expect(gifts[0]!.title).toBe('Camp lantern');
  for (const { price } of gifts) expect(price).toBeLessThan(50);
});

test('the first step changes the result', async () => {
  const [her, him, everyone] = await Promise.all(
    ['her', 'him', 'everyone'].map(async (gender) =>
      titles((await ask(`gender=${gender}&ageGroup=friends`)).gifts),
    ),
  );
  expect(her).toContain('Bird pin brooch');
  expect(her).not.toContain('Putting mat for golf');
  expect(him).toContain('Putting mat for golf');
  expect(him).not.toContain('Bird pin brooch');
  expect(her!.indexOf('Bird pin brooch')).toBeLessThan(everyone!.indexOf('Bird pin brooch'));
});

test('ages and prices are never let go of', async () => {
  const { gifts, closestGifts } = await ask(
    'ageGroup=infants&event=birthday&playground=camping&priceRange=under-25',
  );
  expect(titles([...gifts, ...closestGifts])).toEqual(['Wooden rattle']);
});

test('few matches are followed by the closest', async () => {
  const { giftTotal, closestGifts } = await ask('ageGroup=grandparents&playground=gardening');
  expect(giftTotal).toBeLessThan(8);
  expect(closestGifts.some(({ unmet }) => unmet.includes('Gardening'))).toBe(true);
});

test('an event may be words of one’s own', async () => {
  expect((await ask('event=tea+party')).gifts[0]!.title).toMatch(/tea/i);
});

test('combines with the filters of the search, and pages on to the last gift and list', async () => {
  const cheap = await ask('playground=baking&price=under-25');
  expect(titles(cheap.gifts).toSorted()).toEqual(['Cookie stamps', 'Rolling pin']);
  const first = await ask('limit=5');
  const seen = first.gifts.map(({ id }) => id);
  for (let cursor = first.nextCursor; cursor;) {
    const page = await ask(`limit=5&cursor=${cursor}`);
    expect(page.giftLists).toEqual([]);
    seen.push(...page.gifts.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(new Set(seen).size).toBe(first.giftTotal);
});

test('a chosen person brings interests, budget and what they had; somebody else’s person is not there', async () => {
  const draft = { name: 'Mom', relationship: 'parents', interests: ['baking', 'gardening'], budget: 40 };
  const { id } = (await ada.post('/api/v1/recipients', draft)).body.data;
  const given = fixture.giftIds.get('Rolling pin')!;
  await buildRecipientGift(db, ada.id, { recipientId: id, giftId: given, givenAt: '2025-05-01' });
  const { gifts } = await ask(`recipientId=${id}`);
  expect(gifts).not.toEqual([]);
  expect(['Bread baking kit', 'Garden kneeler']).toContain(gifts[0]!.title);
  expect(titles(gifts)).not.toContain('Rolling pin');
  for (const { price } of gifts) expect(price).toBeLessThanOrEqual(40);
  const reasons = new Map(gifts.map(({ title, reason }) => [title, reason]));
  expect(reasons.get('Bread baking kit')).toBe('Mom bakes, and it is under $40.');
  expect((await ben.get(`/api/v1/search/finder?recipientId=${id}`)).status).toBe(404);
});

test('a chosen person’s interests in the giver’s own words put gifts first', async () => {
  const draft = { name: 'Lin', ownInterests: ['brooch'] };
  const { id } = (await ada.post('/api/v1/recipients', draft)).body.data;
  expect(titles((await ask(`recipientId=${id}`)).gifts)[0]).toBe('Bird pin brooch');
  expect(titles((await ask(`recipientId=${id}&event=birthday`)).gifts)[0]).toBe('Bird pin brooch');
  const own = await ask(`recipientId=${id}&event=torch+party`);
  expect(titles([...own.gifts, ...own.closestGifts])[0]).toBe('Crème brûlée torch');
});

test('a chosen age group replaces the age of a person, of whom none is known; another relationship keeps it', async () => {
  const draft = { name: 'Robin', relationship: 'family', interests: ['gaming'] };
  const { id } = (await ada.post('/api/v1/recipients', draft)).body.data;
  expect(titles((await ask(`recipientId=${id}&ageGroup=kids`)).gifts)[0]).toBe('Magnetic tiles');
  const { gifts, closestGifts } = await ask(`recipientId=${id}&ageGroup=friends&playground=gaming`);
  expect(titles(gifts)).toContain('Strategy board game');
  expect(titles([...gifts, ...closestGifts])).not.toContain('Magnetic tiles');
});

test('an own gift that the person already has is left out; a list with the id of such a gift stays', async () => {
  const { id } = (await ben.post('/api/v1/recipients', { name: 'Sam' })).body.data;
  const own = { createdById: ben.id, priceCents: 1900 };
  const given = await buildGift(db, { ...own, title: 'Hand-knit socks' });
  await buildGift(db, { ...own, title: 'Jar of plum jam' });
  await buildRecipientGift(db, ben.id, { recipientId: id, giftId: given.id, givenAt: '2025-05-01' });
  const listId = fixture.listIds.get('Flour on the Counter')!;
  // Gifts and lists count their ids apart: this is a curated gift, too.
  await buildRecipientGift(db, ben.id, { recipientId: id, giftId: listId, givenAt: '2025-06-01' });
  const { gifts, giftLists } = await ask(`recipientId=${id}&price=under-25`, ben);
  expect(titles(gifts)[0]).toBe('Jar of plum jam');
  expect(titles(gifts)).not.toContain('Hand-knit socks');
  expect(titles(giftLists)).toContain('Flour on the Counter');
});
