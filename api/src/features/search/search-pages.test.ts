import { describe, expect, test } from 'vitest';
import { encodeCursor } from '../../platform/http/cursor.ts';
import { buildList } from '../../test/factories.ts';
import { buildSearchTest, titles } from './search.fixture.ts';

const { db, ada, find, say } = await buildSearchTest();

describe('pages of a search', () => {
  test('gift pages contain each counted gift once', async () => {
    const first = await find('query=gift+for+friends&limit=3');
    const seen = first.gifts.map(({ id }) => id);
    for (let cursor = first.nextCursor; cursor;) {
      const page = await find(`query=gift+for+friends&limit=3&cursor=${cursor}`);
      expect([page.giftLists, page.closestGifts]).toEqual([[], []]);
      seen.push(...page.gifts.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen.length).toBe(first.giftTotal);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('list pages have their own cursor', async () => {
    for (let number = 0; number < 15; number++) await buildList(db, { title: `Wombat list ${number}` });
    const first = await say('wombat');
    expect([first.giftLists.length, first.giftListTotal]).toEqual([12, 15]);
    const { body } = await ada.get(`/api/v1/search/gift-lists?query=wombat&cursor=${first.nextListCursor}`);
    expect([body.data.length, body.nextCursor]).toEqual([3, null]);
  });

  test('a list page of the finder has lists alone', async () => {
    const first = await ada.get('/api/v1/search/finder?ageGroup=friends');
    const listCursor = encodeCursor([0, '2026-11-17']);
    const { body } = await ada.get(`/api/v1/search/finder?ageGroup=friends&listCursor=${listCursor}`);
    expect(first.body.data.gifts.length).toBeGreaterThan(0);
    expect(body.data.gifts).toEqual([]);
    expect(body.data.giftListTotal).toBeGreaterThan(0);
    expect(body.data.giftLists).toHaveLength(Math.min(20, body.data.giftListTotal));
  });

  test.each([
    [[-1, '2026-11-17'], 400],
    [[1.5, '2026-11-17'], 400],
    [[1, '2026-02-30'], 400],
    [[1], 400],
    [[900_000, '2026-11-17'], 200],
    [[1, '9999-12-31'], 200],
  ])('a request with the crafted cursor %j is answered with %i', async (key, status) => {
    const cursor = encodeCursor(key);
    expect((await ada.get(`/api/v1/search?query=friends&cursor=${cursor}`)).status).toBe(status);
    expect((await ada.get(`/api/v1/search/finder?cursor=${cursor}`)).status).toBe(status);
  });

  test('the three calls return the same first page', async () => {
    const all = await say('lantern');
    const gifts = await ada.get('/api/v1/search/gifts?query=lantern');
    const lists = await ada.get('/api/v1/search/gift-lists?query=lantern');
    expect(gifts.body.data.map(({ id }: { id: number }) => id)).toEqual(all.gifts.map(({ id }) => id));
    expect(lists.body.data).toEqual(all.giftLists);
    expect(titles(all.giftLists)).toEqual(['The Lantern Walk']);
  });
});

describe('filters of a search', () => {
  test('a match has any value of each group', async () => {
    const found = await find('occasion=birthday,christmas&interest=camping&price=under-25');
    expect(titles(found.gifts)).toEqual(['Folding lantern set']);
    expect(titles((await find('query=lantern&price=25-50')).gifts)).toEqual(['Camp lantern']);
  });

  test('a price filter finds lists by the prices of their gifts', async () => {
    expect(titles((await find('price=100-200')).giftLists)).toEqual(['Under Canvas']);
  });

  test('a filter value that does not exist is named and matches nothing', async () => {
    const found = await find('occasion=groundhog-day');
    expect([found.unknownFilters, found.giftTotal, found.giftListTotal]).toEqual([['groundhog-day'], 0, 0]);
  });

  test('a shortcut opens a whole master category', async () => {
    const found = await find('category=all-interests&limit=100');
    expect(titles(found.gifts)).toContain('Camp lantern');
    expect(titles(found.gifts)).not.toContain('Wooden rattle');
  });
});
