import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  giftFaults,
  listFaults,
  listingFaults,
  overusedOccasions,
  shortEndingFaults,
  repetitionFaults,
  catalogueFaults,
} from './catalogue-faults.ts';
import { GiftEntry, ListEntry } from './catalogue.schema.ts';
import { readCatalogue } from './read-catalogue.ts';

const catalogue = readCatalogue(join(import.meta.dirname, '../../catalogue'));

const gift = (changes: Partial<GiftEntry> = {}): GiftEntry =>
  GiftEntry.parse({
    slug: 'tin-kite',
    title: 'Tin kite',
    price: 24,
    retailer: 'etsy',
    shopPhrase: 'tin kite',
    description: 'A kite that will not fly, and does not mind. It hangs in a window.',
    hue: 'sky',
    occasions: ['birthday'],
    interests: [],
    relationships: ['kids'],
    ...changes,
  });
const list = (changes: Partial<ListEntry> = {}): ListEntry =>
  ListEntry.parse({
    slug: 'kites',
    title: 'Kites',
    description: 'Things that hang in the air.',
    categories: ['kids'],
    gifts: ['a', 'b', 'c', 'd'],
    ...changes,
  });
const all = (changes: Partial<GiftEntry>[]) =>
  new Map(changes.map((change, index) => ['abcd'[index]!, gift(change)]));

describe('the catalogue', () => {
  it('means what it says', () => {
    expect(catalogueFaults(catalogue)).toEqual([]);
  });

  it('has the size that the README names', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
    const { gifts, lists } = catalogue;
    expect(readme).toContain(`${gifts.length.toLocaleString('en')} gifts in ${lists.length} lists`);
  });

  it('has an occasion of a list among its categories', () => {
    const { lists } = catalogue;
    const stray = lists.filter(({ occasion, categories }) => occasion && !categories.includes(occasion));
    expect(stray.map(({ slug }) => slug)).toEqual([]);
  });

  // Numbers in the running text of a list, which nothing but a reader could find.
  it.each([
    ['novels-to-press-on-people', 11, /./],
    ['planted-with-love', 1, /tree/],
    ['behind-the-viewfinder', 2, /bookshop-org|powells/],
    ['wheels-and-wings', 1, /drone/],
    ['babys-first-orbit', 1, /bookshop-org|barnes-and-noble/],
    ['the-nursery', 2, /wayfair|convertible/],
    ['plants-that-forgive', 2, /moss-wall|lego/],
  ])('keeps the count in the text of %s', (slug, count, what) => {
    const found = catalogue.lists.find((one) => one.slug === slug);
    const counted = catalogue.gifts.filter(
      (one) => found?.gifts.includes(one.slug) && what.test(`${one.slug} ${one.retailer}`),
    );
    expect(counted).toHaveLength(count);
  });
});

describe('occasions', () => {
  const withOccasion = (slug: string, share: number) => ({
    categories: catalogue.categories,
    gifts: Array.from({ length: 100 }, (_, index) => gift({ occasions: [index < share ? slug : 'wedding'] })),
  });

  it('may be on 60 of 100 gifts where nearly anything is given', () => {
    expect(overusedOccasions(withOccasion('christmas', 67)).join()).toBe('christmas is on 67 of 100 gifts');
    expect(overusedOccasions(withOccasion('christmas', 60)).join()).toBe('wedding is on 40 of 100 gifts');
  });

  it('may be on a third of the gifts otherwise', () => {
    expect(overusedOccasions(withOccasion('thanksgiving', 34))).toContain(
      'thanksgiving is on 34 of 100 gifts',
    );
    expect(overusedOccasions(withOccasion('thanksgiving', 33)).join()).toBe('wedding is on 67 of 100 gifts');
  });
});

describe('a gift', () => {
  it.each([
    [
      'five sentences',
      { description: 'One. Two is here. Three is here. Four is here. Five is one too many.' },
    ],
    ['a price no shop asks', { price: 24.2 }],
    [
      'beads for a baby',
      { relationships: ['infants'], description: 'A string of bright beads to shake and to pull.' },
    ],
    [
      'adults only, for kids',
      { description: 'Fifteen pounds of glass sand, for adults and older teens only.' },
    ],
  ])('refuses a gift with %s', (_what, changes) => {
    expect(giftFaults(gift())).toEqual([]);
    expect(giftFaults(gift(changes))).toHaveLength(1);
  });

  it('may have beads for a baby where it says why that is safe', () => {
    const description = 'A string of bright beads, sealed in one tube, to shake and to pull.';
    expect(giftFaults(gift({ relationships: ['infants'], description }))).toEqual([]);
  });
});

it('notices one rhythm and one gift told twice', () => {
  const two = [gift(), gift({ slug: 'tin-kite-again' })];
  expect(repetitionFaults(two)).toEqual([
    '2 of 2 descriptions have 2 sentences',
    'tin-kite and tin-kite-again are both "tin kite"',
  ]);
  const other = gift({
    shopPhrase: 'tin swan',
    description: 'A swan of tin that never moves an inch all year.',
  });
  expect(repetitionFaults([gift(), other])).toEqual([]);
});

it('notices punch lines on more than one gift in ten', () => {
  const plain = {
    description: 'A kite of tin for a window. It hangs from a cord that comes with it, in two lengths.',
  };
  const mixed = (short: number) => Array.from({ length: 20 }, (_, index) => gift(index < short ? {} : plain));
  expect(shortEndingFaults(mixed(2))).toEqual([]);
  expect(shortEndingFaults(mixed(3))).toEqual(['3 of 20 descriptions end on at most 8 words']);
});

it('notices a gift in no list, and two lists that are one', () => {
  const gifts = [...'abcdef'].map((slug) => gift({ slug }));
  const apart = [list(), list({ slug: 'swans', gifts: ['d', 'e', 'f', 'g'] })];
  expect(listingFaults({ gifts, lists: apart })).toEqual([]);
  const alike = [list(), list({ slug: 'swans', gifts: ['c', 'd', 'e', 'g'] })];
  expect(listingFaults({ gifts, lists: alike })).toEqual([
    'f is in no list',
    'kites and swans share 2 of 6 gifts',
  ]);
});

describe('a list', () => {
  it('stands in at most four categories', () => {
    expect(ListEntry.safeParse({ ...list(), categories: ['a', 'b', 'c', 'd', 'e'] }).success).toBe(false);
  });

  it('refuses a category that fewer than a third of its gifts have', () => {
    const [friends, partner] = [{ relationships: ['friends'] }, { relationships: ['partner'] }];
    const forFriends = list({ categories: ['friends'] });
    expect(listFaults(forFriends, all([friends, friends, partner, partner]))).toEqual([]);
    expect(listFaults(forFriends, all([friends, partner, partner, partner]))).toEqual([
      'kites: only 1 of 4 gifts are for friends',
    ]);
  });

  it.each(['toddlers', 'kids', 'teens'])('holds for %s nothing for grown-ups alone', (age) => {
    const child = { relationships: [age] };
    const gifts = all([child, child, child, { slug: 'heavy-blanket', relationships: ['partner'] }]);
    expect(listFaults(list({ categories: [age] }), gifts)).toEqual([
      'kites: heavy-blanket is not for children',
    ]);
    expect(listFaults(list({ categories: [age, 'grandparents'] }), gifts).join()).not.toContain(
      'heavy-blanket',
    );
  });
});
