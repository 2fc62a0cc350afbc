import { join } from 'node:path';
import { COUNT_CAP } from '@tuckaway/contract/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildGift, buildList } from '../../test/factories.ts';
import { keepPopularityCurrent } from './search-upkeep.ts';
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
