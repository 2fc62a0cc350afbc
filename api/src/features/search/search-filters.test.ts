import { PRICE_BANDS } from '@tuckaway/contract/search';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { gifts } from '../../db/schema.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { buildCategory, buildGift, buildList, putInList } from '../../test/factories.ts';

const { db, asUser } = await buildTestApp();
const ada = await asUser('Ada');

const MASTERS = ['Occasion', 'Interest', 'Relationship'] as const;
const slugs = {
  Occasion: ['o1', 'o2', 'o3'],
  Interest: ['i1', 'i2', 'i3'],
  Relationship: ['r1', 'r2', 'r3'],
};
const everySlug = Object.values(slugs).flat();
const PRICES = [null, 0, 2499, 2500, 3000, 4999, 5000, 9999, 10_000, 19_999, 20_000, 99_900];
const GIFTS = 90;
const LISTS = 30;

interface Thing {
  title: string;
  slugs: string[];
  prices: (number | null)[];
}
const all: { gifts: Thing[]; lists: Thing[] } = { gifts: [], lists: [] };

/** Every gift has other categories, prices and words; a list has three of them. */
beforeAll(async () => {
  const ids: Record<string, number> = {};
  for (const masterCategory of MASTERS)
    for (const slug of slugs[masterCategory])
      ids[slug] = (await buildCategory(db, { slug, masterCategory })).id;
  const categoriesOf = (n: number) => everySlug.filter((_, index) => (n * 7 + index * index) % 5 < 2);
  const made = [];
  for (let n = 0; n < GIFTS; n++) {
    const thing = {
      title: `${n % 3 === 0 ? 'Vase' : 'Bowl'} ${n}`,
      slugs: categoriesOf(n),
      prices: [PRICES[n % PRICES.length]!],
    };
    const categoryIds = thing.slugs.map((slug) => ids[slug]!);
    const description = n % 4 === 0 ? 'Beside a vase.' : '';
    made.push(
      await buildGift(db, {
        title: thing.title,
        description,
        categoryIds,
        priceCents: thing.prices[0]!,
        popularity: n,
      }),
    );
    all.gifts.push({ ...thing, title: `${thing.title} ${description}` });
  }
  for (let n = 0; n < LISTS; n++) {
    const members = [n, n + 31, n + 59].map((at) => at % GIFTS);
    const thing = { title: n % 2 ? `Vases ${n}` : `Bowls ${n}`, slugs: categoriesOf(n + 1) };
    const list = await buildList(db, {
      title: thing.title,
      position: n,
      categoryIds: thing.slugs.map((slug) => ids[slug]!),
    });
    for (const [place, at] of members.entries()) await putInList(db, list, made[at]!.id, place);
    all.lists.push({ ...thing, prices: members.flatMap((at) => all.gifts[at]!.prices) });
  }
});

interface Asked {
  occasion: string[];
  interest: string[];
  relationship: string[];
  price: string[];
  query: string | undefined;
}

const inBand = (cents: number | null, band: string) => {
  const { fromCents, belowCents } = PRICE_BANDS.find(({ slug }) => slug === band)!;
  return cents !== null && cents >= fromCents && cents < (belowCents ?? Infinity);
};

const fits = (thing: Thing, { occasion, interest, relationship, price, query }: Asked) =>
  [occasion, interest, relationship].every(
    (group) => group.length === 0 || group.some((slug) => thing.slugs.includes(slug)),
  ) &&
  (price.length === 0 || thing.prices.some((cents) => price.some((band) => inBand(cents, band)))) &&
  (query === undefined || new RegExp(query, 'i').test(thing.title));

async function readAll(asked: Asked) {
  const params = new URLSearchParams(asked.query === undefined ? {} : { query: asked.query });
  for (const key of ['occasion', 'interest', 'relationship', 'price'] as const)
    if (asked[key].length > 0) params.set(key, asked[key].join(','));
  const { status, body } = await ada.get(`/api/v1/search?${params.toString()}`);
  expect(status).toBe(200);
  const found = { gifts: [...body.data.gifts], lists: [...body.data.giftLists] };
  let { nextCursor, nextListCursor } = body.data;
  while (nextCursor) {
    const page = await ada.get(`/api/v1/search/gifts?${params.toString()}&cursor=${nextCursor}`);
    found.gifts.push(...page.body.data);
    nextCursor = page.body.nextCursor;
  }
  while (nextListCursor) {
    const page = await ada.get(`/api/v1/search/gift-lists?${params.toString()}&cursor=${nextListCursor}`);
    found.lists.push(...page.body.data);
    nextListCursor = page.body.nextCursor;
  }
  return { ...found, giftTotal: body.data.giftTotal, giftListTotal: body.data.giftListTotal };
}

const numbersOf = (things: { title: string }[]) => things.map(({ title }) => /\d+/.exec(title)![0]).sort();

test('finds what a plain filter finds, once each, and counts it', async () => {
  const some = (from: string[]) => fc.subarray(from, { maxLength: 3 });
  const filters = fc.record({
    occasion: some(slugs.Occasion),
    interest: some(slugs.Interest),
    relationship: some(slugs.Relationship),
    price: fc.subarray(PRICE_BANDS.map(({ slug }) => slug)),
    query: fc.constantFrom(undefined, 'vase', 'bowl'),
  });
  // Without any of them one's own list of favorites is found too.
  const asked = filters.filter(
    ({ query, ...lists }) => query !== undefined || Object.values(lists).flat().length > 0,
  );
  await fc.assert(
    fc.asyncProperty(asked, fc.boolean(), async (question, isPopular) => {
      await db.update(gifts).set({ isPopular });
      const found = await readAll(question);
      const expected = {
        gifts: all.gifts.filter((gift) => fits(gift, question)),
        lists: all.lists.filter((list) => fits(list, question)),
      };
      expect(numbersOf(found.gifts)).toEqual(numbersOf(expected.gifts));
      expect(numbersOf(found.lists)).toEqual(numbersOf(expected.lists));
      expect([found.giftTotal, found.giftListTotal]).toEqual([expected.gifts.length, expected.lists.length]);
    }),
    { numRuns: 60 },
  );
});

test('finds a gift by the price that a sentence names, at every step of prices', async () => {
  const parents = await buildCategory(db, { slug: 'parents', masterCategory: 'Relationship' });
  const cents = [2_500, 5_000, 10_000, 20_000].flatMap((step) => [step - 1, step, step + 1]);
  for (const priceCents of cents)
    await buildGift(db, { title: `Zorb of ${priceCents} cents`, priceCents, categoryIds: [parents.id] });
  for (const priceCents of cents) {
    const from = Math.floor(priceCents / 100);
    const to = from + 1;
    const { body } = await ada.get(`/api/v1/search?query=zorb+for+dad+${from}-${to}`);
    const expected = cents.filter((other) => other >= from * 100 && other <= to * 100);
    expect(body.data.understood).toHaveLength(2);
    expect(numbersOf(body.data.gifts)).toEqual(expected.map(String).sort());
    expect(body.data.giftTotal).toBe(expected.length);
  }
});
