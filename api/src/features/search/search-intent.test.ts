import { join } from 'node:path';
import type { Gift } from '@tuckaway/contract/gifts';
import type { SearchResult, Understood } from '@tuckaway/contract/search';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildGift, buildList } from '../../test/factories.ts';
import { loadCatalogue } from '../catalogue/catalogue-loader.ts';

const { db, asUser } = await buildTestApp();
let ada: TestUser;
beforeAll(async () => {
  await loadCatalogue(db, join(import.meta.dirname, '../../../../content/catalogue'));
  ada = await asUser('Ada');
}, 60_000);

async function ask(query: string, more = ''): Promise<SearchResult> {
  const answer = await ada.get(`/api/v1/search?query=${encodeURIComponent(query)}${more}`);
  expect(answer.status, query).toBe(200);
  return answer.body.data;
}
const labels = ({ understood }: SearchResult) => understood.map(({ label }) => label);
const titles = ({ gifts }: SearchResult) => gifts.map(({ title }) => title);

describe('what is understood', () => {
  it('filters: a gift for dad under $50 costs less', async () => {
    const found = await ask('gift for dad under $50', '&limit=100');
    expect(labels(found)).toEqual(['Dad', 'Under $50']);
    expect(found.gifts.length).toBeGreaterThan(10);
    expect(found.gifts.every(({ price }) => price! < 50)).toBe(true);
    expect(found.giftTotal).toBeGreaterThanOrEqual(found.gifts.length);
  });

  it('joins the filters of the request', async () => {
    const found = await ask('gift for dad under $50', '&interest=camping&limit=100');
    const camping = await ask('camping gift for dad under $50', '&limit=100');
    expect(found.gifts.length).toBeGreaterThan(0);
    expect(titles(camping)).toEqual(expect.arrayContaining(titles(found)));
    expect((await ask('gift for dad under $50', '&price=over-200')).giftTotal).toBe(0);
  });

  it('can be switched off', async () => {
    const found = await ask('mug under $50', '&asTyped=true');
    expect(found.understood).toEqual([]);
  });

  it('is mended where it was mistyped', async () => {
    const found = await ask('birthday gift for girlfreind under $50');
    expect(found.correctedQuery).toContain('girlfriend');
    expect(labels(found)).toEqual(['Birthday', 'Girlfriend', 'Under $50']);
  });
});

describe('titles', () => {
  it('are never swallowed', async () => {
    const gift = await buildGift(db, { title: 'Dad joke book', priceCents: 1500 });
    expect(titles(await ask('Dad joke book'))[0]).toBe(gift.title);
    expect(titles(await ask('dad joke book under $20'))[0]).toBe(gift.title);
    expect(titles(await ask('dad joke book under $14'))).not.toContain(gift.title);
  });

  it('of my own things come first, whatever was understood', async () => {
    await buildGift(db, { title: 'Fishing hat for Dad', createdById: ada.id });
    await buildList(db, { title: 'Dad’s birthday', userId: ada.id });
    expect(titles(await ask('fishing hat for dad'))[0]).toBe('Fishing hat for Dad');
    expect((await ask("dad's birthday")).giftLists[0]!.title).toBe('Dad’s birthday');
  });
});

describe('lists', () => {
  it('that are named after the person come first', async () => {
    const { giftLists } = await ask('gift for dad under $50');
    expect(giftLists.length).toBeGreaterThan(2);
    const named = giftLists.map(({ title }) => /\bdads?\b/i.test(title ?? ''));
    expect(named[0]).toBe(true);
    expect(named).toEqual(named.toSorted((one, other) => Number(other) - Number(one)));
  });
});

describe('where nothing fits all of it', () => {
  it('the softest is let go of, and it is said', async () => {
    await buildGift(db, { title: 'Zorbing afternoon', priceCents: 9000 });
    const found = await ask('zorbing for christmas');
    expect(titles(found)).toContain('Zorbing afternoon');
    expect(found.understood.map(({ label, letGo }: Understood) => [label, letGo])).toEqual([
      ['Christmas', true],
    ]);
  });

  it('words that nothing has are left out, and it is said', async () => {
    const found = await ask('xylorimba for a toddler');
    expect(found.ignoredWords).toEqual(['xylorimba']);
    expect(found.understood[0]!.letGo).toBe(false);
    expect(found.gifts.length).toBeGreaterThan(10);
  });
});

describe('pages', () => {
  it.each([
    'gift for dad',
    'coffee for mom',
    'dog lover',
    'zorbing for christmas',
    'xylorimba for a toddler',
  ])('of "%s" have no gap and no repeat', async (query) => {
    const all = await ask(query, '&limit=100');
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null && seen.length < 100) {
      const page: SearchResult = await ask(query, `&limit=7${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.gifts.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    const ids = all.gifts.map(({ id }: Gift) => id);
    expect(seen.slice(0, ids.length)).toEqual(ids);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('of gifts and of lists alone are understood alike', async () => {
    const query = encodeURIComponent('christmas gift for dad');
    const all = await ask('christmas gift for dad');
    const gifts = await ada.get(`/api/v1/search/gifts?query=${query}`);
    const lists = await ada.get(`/api/v1/search/gift-lists?query=${query}&limit=12`);
    expect(gifts.body.data).toEqual(all.gifts);
    expect(lists.body.data).toEqual(all.giftLists);
  });
});

describe('whatever is typed', () => {
  it('is answered, and its chips come off one after the other', async () => {
    const words = 'gift for my dad who loves fishing under $50 20-40 christmas 7 year old & | ! ( \' "'.split(
      ' ',
    );
    const anything = fc.oneof(
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }).map((some) => some.join(' ')),
      fc.string({ minLength: 1, maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (typed) => {
        // oxlint-disable-next-line no-control-regex -- those are refused before anything is looked for
        let query = typed.replace(/[\u0000-\u001f\u007f-\u009f]/gu, '').trim();
        while (query !== '') {
          const { understood } = await ask(query);
          if (understood.length === 0) break;
          expect(understood[0]!.without.length).toBeLessThan(query.length);
          query = understood[0]!.without;
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
