import { join } from 'node:path';
import { COUNT_CAP } from '@tuckaway/contract/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildGift, buildList } from '../../test/factories.ts';
import { encodeCursor } from '../../platform/cursor.ts';
import { keepPopularityCurrent, refreshSearchWords } from './search-upkeep.ts';
import { loadCatalogue } from '../catalogue/catalogue-loader.ts';

const { db, asUser, asVisitor } = await buildTestApp();
const catalogueDir = join(import.meta.dirname, '../../../../content/catalogue');
let ada: TestUser;
let ben: TestUser;

beforeAll(async () => {
  await loadCatalogue(db, catalogueDir);
  ada = await asUser('Ada');
  ben = await asUser('Ben');
  await buildGift(db, { title: 'Crème brûlée torch' });
}, 60_000);

const find = async (query: string, by = ada) => {
  const answer = await by.get(`/api/v1/search?${query}`);
  expect(answer.status).toBe(200);
  return answer.body.data;
};
const titles = (result: { gifts: { title: string }[] }) =>
  result.gifts.map(({ title }) => title.toLowerCase());

describe('search by words', () => {
  it('puts gifts with the word in their title first', async () => {
    const found = await find('query=mug');
    expect(titles(found)[0]).toMatch(/\bmugs?\b/);
    expect(found.giftTotal).toBeGreaterThanOrEqual(found.gifts.length);
  });

  it.each([
    ['a beginning', 'lante', /lantern/],
    ['a plural', 'mugs', /\bmug/],
    ['another word order', 'kit baking', /bak/],
    ['missing accents', 'creme brulee', /crème brûlée/],
    ['added accents', 'créme', /crème brûlée/],
    ['capitals', 'LANTERN', /lantern/],
  ])('finds by %s', async (_how, query, expected) => {
    const found = await find(`query=${encodeURIComponent(query)}`);
    const texts = found.gifts.map((gift: { title: string; description: string }) =>
      `${gift.title} ${gift.description}`.toLowerCase(),
    );
    expect(texts.join('\n')).toMatch(expected);
  });

  it.each([
    ['cofee', 'coffee'],
    ['chocolat', null],
    ['lantren', 'lantern'],
    ['telesope', 'telescope'],
  ])('mends the typing error in "%s"', async (typed, meant) => {
    const found = await find(`query=${typed}`);
    expect(found.gifts.length + found.giftLists.length).toBeGreaterThan(0);
    expect(found.correctedQuery).toBe(meant);
  });

  it('finds what people mean by a sentence', async () => {
    const found = await find(`query=${encodeURIComponent('gift ideas for my dad who loves camping')}`);
    expect(found.giftTotal).toBeGreaterThan(0);
  });

  it.each(['xqzzvblorp', '%', '_', '&|!', "'", '\\', '<->'])('finds nothing for %j', async (nonsense) => {
    const found = await find(`query=${encodeURIComponent(nonsense)}`);
    expect([found.gifts, found.giftLists, found.giftTotal, found.giftListTotal]).toEqual([[], [], 0, 0]);
  });

  it('takes operators as plain text', async () => {
    const plain = await find('query=coffee%20mug');
    const operators = await find(`query=${encodeURIComponent('coffee & !mug:*')}`);
    expect(titles(operators)).toEqual(titles(plain));
  });

  it('pages through everything without a gap or a repeat', async () => {
    const seen: number[] = [];
    let cursor: string | null = null;
    let total = 0;
    do {
      const page = await find(`query=set&limit=7${cursor ? `&cursor=${cursor}` : ''}`);
      total ||= page.giftTotal;
      seen.push(...page.gifts.map(({ id }: { id: number }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(total);
  });
});

describe('whole words', () => {
  it('are not drowned by longer words that begin alike', async () => {
    const found = await find('query=tea&limit=100');
    expect(found.giftTotal).toBeGreaterThan(10);
    expect(found.giftTotal).toBe(found.gifts.length);
    const inTitle = found.gifts.map(({ title }: { title: string }) => /\bteas?\b/i.test(title));
    expect(inTitle).toContain(true);
    // Titles first, descriptions after.
    expect(inTitle).toEqual(inTitle.toSorted((a: boolean, b: boolean) => Number(b) - Number(a)));
    const longer = await buildGift(db, { title: 'Teazle brush' });
    const ids = (await find('query=tea&limit=100')).gifts.map(({ id }: { id: number }) => id);
    expect(ids).not.toContain(longer.id);
  });

  it('leave beginnings to what nothing has as a whole word, also beside my own things', async () => {
    await buildGift(db, { title: 'Lanterloo cards', createdById: ben.id });
    const found = titles(await find('query=lante', ben));
    expect(found[0]).toBe('lanterloo cards');
    expect(found.some((title) => title.includes('lantern'))).toBe(true);
  });

  it('that the filters leave nothing of are not replaced by others', async () => {
    await buildGift(db, { title: 'Quokka', priceCents: 500 });
    await buildGift(db, { title: 'Quokkas and friends puzzle', priceCents: 500 });
    const dear = await buildGift(db, { title: 'Quokkaberry jam', priceCents: 30_000 });
    const found = await find('query=quokka&price=over-200');
    expect([found.giftTotal, found.correctedQuery]).toEqual([0, null]);
    const begun = await find('query=quokkab&price=over-200');
    expect(begun.gifts.map(({ id }: { id: number }) => id)).toEqual([dear.id]);
  });
});

describe('lists', () => {
  it('page on to the very last, as many as were counted', async () => {
    const first = await find('category=all-interests');
    const seen: number[] = first.giftLists.map(({ id }: { id: number }) => id);
    let cursor = first.nextListCursor;
    while (cursor) {
      const { body } = await ada.get(`/api/v1/search/gift-lists?category=all-interests&cursor=${cursor}`);
      seen.push(...body.data.map(({ id }: { id: number }) => id));
      cursor = body.nextCursor;
    }
    expect(seen.length).toBeGreaterThan(100);
    expect(new Set(seen).size).toBe(seen.length);
    expect(first.giftListTotal).toBe(seen.length);
  });

  it('go on with the corrected words', async () => {
    for (let number = 0; number < 15; number += 1) await buildList(db, { title: `Wombatty list ${number}` });
    await refreshSearchWords(db);
    const first = await find('query=wombattty');
    expect(first.correctedQuery).toBe('wombatty');
    const { body } = await ada.get(
      `/api/v1/search/gift-lists?query=wombattty&cursor=${first.nextListCursor}`,
    );
    expect(first.giftLists.length + body.data.length).toBe(15);
  });
});

describe('filters', () => {
  it('work without words, any inside a group and all of the groups', async () => {
    const found = await find('occasion=birthday,christmas&interest=camping&price=under-25');
    expect(found.gifts.length).toBeGreaterThan(0);
    for (const gift of found.gifts) expect(gift.price).toBeLessThan(25);
  });

  it('say which values do not exist and find nothing by them', async () => {
    const found = await find('occasion=groundhog-day');
    expect(found.unknownFilters).toEqual(['groundhog-day']);
    expect(found.giftTotal).toBe(0);
  });

  it('open a whole master category', async () => {
    const found = await find('category=all-interests');
    expect(found.giftTotal).toBe(COUNT_CAP);
    expect(found.giftListTotal).toBeGreaterThan(50);
  });
});

describe('what is refused', () => {
  it.each(['query=', 'query=%20%20', `query=${'a'.repeat(101)}`, 'query=a&query=b', 'color=red'])(
    '%s',
    async (query) => {
      const answer = await ada.get(`/api/v1/search?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.body).not.toHaveProperty('data');
    },
  );

  it.each([
    [0, 0, 0, '', 7, 0, '2026-11-17'],
    [99, 0, 0, '', 0, 0, '2026-11-17'],
    [-1, 0, 0, '', 0, 0, '2026-11-17'],
    [1, 2 ** 31, 0, '', 0, 0, '2026-11-17'],
    [1, 0, 2 ** 40, '', 0, 0, '2026-11-17'],
    [1, 0, 0, '', 0, 61, '2026-11-17'],
    [1, 0, 0, '', 0, -1, '2026-11-17'],
    [1, 0, 0, '', 0, 0, ''],
    [1, 0, 0, '', 0, 0, '2026-02-30'],
  ])('a crafted cursor: %j', async (...place) => {
    const cursor = encodeCursor(place);
    expect((await ada.get(`/api/v1/search?query=mug&cursor=${cursor}`)).status).toBe(400);
    expect((await ada.get(`/api/v1/search/finder?cursor=${cursor}`)).status).toBe(400);
  });

  it('nothing of a cursor behind the last tier: an empty page', async () => {
    const found = await find(`query=mug&cursor=${encodeCursor([15, 0, 0, '', 0, 0, '2026-11-17'])}`);
    expect([found.gifts, found.nextCursor]).toEqual([[], null]);
    const cursor = encodeCursor([1, 0, 0, '', 0, 0, '9999-12-31']);
    expect((await ada.get(`/api/v1/search?query=mug&cursor=${cursor}`)).status).toBe(200);
  });

  it.each(['', '/gifts', '/gift-lists', '/finder'])('search%s by visitors', async (path) => {
    expect((await asVisitor.get(`/api/v1/search${path}?query=mug`)).status).toBe(401);
  });
});

describe('whose things are found', () => {
  it('are curated ones and my own, never somebody else’s', async () => {
    const mine = await buildGift(db, { title: 'Zanzibar clove tin', createdById: ada.id });
    const list = await buildList(db, { title: 'Zanzibar plans', userId: ada.id, isPrivate: false });
    const forAda = await find('query=zanzibar');
    expect(forAda.gifts.map(({ id }: { id: number }) => id)).toEqual([mine.id]);
    expect(forAda.giftLists.map(({ id }: { id: number }) => id)).toEqual([list.id]);
    const forBen = await find('query=zanzibar', ben);
    expect([forBen.giftTotal, forBen.giftListTotal]).toEqual([0, 0]);
  });
});

describe('the three calls', () => {
  it('agree with each other', async () => {
    const all = await find('query=lantern');
    const gifts = await ada.get('/api/v1/search/gifts?query=lantern');
    const lists = await ada.get('/api/v1/search/gift-lists?query=lantern');
    expect(gifts.body.data).toEqual(all.gifts);
    expect(lists.body.data).toEqual(all.giftLists);
  });
});

describe('what many people keep', () => {
  it('comes before what is kept less, once upkeep has counted', async () => {
    const rare = await buildGift(db, { title: 'Quillwort print' });
    const loved = await buildGift(db, { title: 'Quillwort stamp' });
    const newest = await buildGift(db, { title: 'Quillwort vase' });
    for (const user of [ada, ben]) {
      await user.post('/api/v1/user-saved-gifts', { giftId: loved.id, giftListId: user.favoritesId });
    }
    await keepPopularityCurrent(db);
    const ids = (await find('query=quillwort')).gifts.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([loved.id, newest.id, rare.id]);
  });
});
