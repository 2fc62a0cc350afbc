import type { SearchFilters } from '@tuckaway/contract/search/search';
import { beforeAll, describe, expect, test } from 'vitest';
import { DocumentIndex } from '../gift-index/document-index.ts';
import { UNLABELED, type SearchDocument } from '../gift-index/documents.ts';
import { isTitle } from '../gift-index/is-title.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { Spelling } from '../understand/spelling.ts';
import { understand } from '../understand/understand.ts';
import { resolveFilters } from '../filters.ts';
import { rank, type RankRequest } from './rank.ts';

const vocabulary = await loadVocabulary();
let nextId = 1;
const gift = (
  title: string,
  relationships: string[],
  more: Partial<SearchDocument> & { about?: string[]; dollars?: number } = {},
): SearchDocument => {
  const { about = [], dollars = 30, ...fields } = more;
  return {
    ...UNLABELED,
    id: nextId++,
    title,
    categories: [...relationships, ...about],
    relationships,
    suits: ['her', 'him', 'everyone'],
    pricesCents: [dollars * 100],
    facts: { purchaseUrl: null },
    ...fields,
  };
};

const GIFTS = [
  gift('Putting mat for golf', ['parents'], { about: ['fitness'] }),
  gift('Stoneware teapot', ['parents', 'friends'], { about: ['coffee-tea'], dollars: 48 }),
  gift('Sherpa throw blanket', ['parents', 'partner'], { about: ['home'] }),
  gift('Wool blanket', ['friends'], { qualities: ['cozy'] }),
  gift('Whiskey decanter', ['parents'], { about: ['home'] }),
  gift('Alcohol-free spritz kit', ['friends'], { about: ['cooking'] }),
  gift('Wooden rattle', ['infants'], { about: ['baby-shower'], dollars: 12 }),
  gift('Magnetic tiles', ['kids'], { dollars: 45 }),
  gift('Poker set', ['friends', 'teens'], { suits: ['him', 'everyone'], about: ['gaming'] }),
  gift('Garden kneeler', ['grandparents', 'parents'], { about: ['gardening'], dollars: 38 }),
  gift('Rolling pin', ['parents', 'friends'], { about: ['baking'], dollars: 18 }),
  gift('The Hobbit, illustrated by the author', ['friends'], { about: ['reading'] }),
  gift('Dog bed', ['friends'], { about: ['pets'] }),
  gift('Espresso machine', ['parents'], { about: ['coffee-tea'], dollars: 90 }),
  gift('Coffee grinder', ['parents'], { about: ['coffee-tea'], dollars: 60 }),
  gift('Reading lamp', ['friends'], { about: ['reading'], description: 'For a book in bed.' }),
  gift('Fountain pen', ['friends'], { about: ['art'], dollars: 33 }),
  gift('Trail mix with nuts', ['friends'], { dollars: 32 }),
  gift('Leather journal', ['friends'], { about: ['art'], dollars: 34 }),
  gift('Memorial stone', ['relatives', 'family', 'parents'], { occasions: ['sympathy'] }),
];
let index: DocumentIndex;
beforeAll(async () => {
  index = await DocumentIndex.build(GIFTS, vocabulary.phrases);
});

const ask = (query: string, more: Partial<RankRequest> = {}) => {
  const understanding = understand(query, vocabulary, new Spelling(vocabulary, index));
  return rank(index, { understanding, limit: 20, ...more });
};
test('isTitle knows a title, also without its part after a comma or its author', () => {
  expect(isTitle(index, 'putting mats for golf')).toBe(true);
  expect(isTitle(index, 'The Hobbit')).toBe(true);
  expect(isTitle(index, 'putting mat')).toBe(false);
  expect(isTitle(index, 'blanket')).toBe(false);
});

const titles = (query: string, more: Partial<RankRequest> = {}) =>
  ask(query, more).matches.map(({ document }) => GIFTS[document]!.title);

test('a word that names a gift is required, a word that only describes one is not', () => {
  expect(titles('teapot for my parents')).toEqual(['Stoneware teapot']);
  expect(titles('stoneware for my parents')).toContain('Garden kneeler');
  expect(titles('stoneware for my parents')[0]).toBe('Stoneware teapot');
});

test('gifts for a day alone come last where another or none was named', () => {
  expect(titles('gift for my parents').at(-1)).toBe('Memorial stone');
});

test('a great age prefers gifts for grandparents', () => {
  expect(titles('85 year old')[0]).toBe('Garden kneeler');
});

describe('hard constraints of the ranking', () => {
  test('a refused word excludes gifts by title and text', () => {
    expect(titles('gift for dad')).toContain('Putting mat for golf');
    const withoutGolf = titles('gift for dad but not golf');
    expect(withoutGolf).not.toEqual([]);
    expect(withoutGolf).not.toContain('Putting mat for golf');
    const withoutAlcohol = titles('gift for dad, no alcohol');
    expect(withoutAlcohol).not.toEqual([]);
    expect(withoutAlcohol).not.toContain('Whiskey decanter');
  });

  test('a refused thing excludes no other thing of its kind', () => {
    expect(titles('dad likes coffee')).toContain('Espresso machine');
    const shown = titles('dad likes coffee, already has an espresso machine');
    expect(shown).toContain('Coffee grinder');
    expect(shown).not.toContain('Espresso machine');
  });

  test('a refused allergen excludes gifts, also beside other words', () => {
    const shown = titles('friend, allergic to peanut chocolate mugs');
    expect(shown).not.toEqual([]);
    expect(titles('gift for a friend')).toContain('Trail mix with nuts');
    expect(shown).not.toContain('Trail mix with nuts');
  });

  test('a refused interest excludes gifts of its category, also among the closest', () => {
    const { matches, closest } = ask('loves tea, not coffee');
    const shown = [...matches, ...closest].map(({ document }) => GIFTS[document]!.title);
    expect(shown).toContain('Stoneware teapot');
    expect(shown).not.toContain('Espresso machine');
  });

  test('a refused part of a named interest excludes gifts by title alone', () => {
    expect(titles('friend loves reading, no books')).toContain('Reading lamp');
    const aboutSports = titles('friend loves sports, no books');
    expect(aboutSports).not.toEqual([]);
    expect(aboutSports).not.toContain('Reading lamp');
  });

  test('a refused word does not exclude a gift that is free of it', () => {
    const { matches, closest } = ask('friends, no alcohol');
    const shown = [...matches, ...closest].map(({ document }) => GIFTS[document]!.title);
    expect(shown).toContain('Alcohol-free spritz kit');
  });

  test('a price excludes gifts beyond it', () => {
    expect(titles('mom under $20')).toEqual(['Rolling pin']);
    expect(titles('over $50').toSorted()).toEqual(['Coffee grinder', 'Espresso machine']);
  });

  test('an age or a person excludes gifts that do not suit', () => {
    expect(titles('6 year old')).toEqual(['Magnetic tiles']);
    expect(titles('mom')).not.toContain('Wooden rattle');
    expect(titles('girlfriend who games')).not.toContain('Poker set');
    const { closest } = ask('newborn under $5');
    expect(closest.map(({ document }) => GIFTS[document]!.title)).toEqual(['Wooden rattle']);
  });

  test('filters exclude gifts of other categories and prices', () => {
    const categories = [
      { slug: 'gardening', masterCategory: 'Interest' as const },
      { slug: 'baking', masterCategory: 'Interest' as const },
      { slug: 'parents', masterCategory: 'Relationship' as const },
    ];
    const filtered = (request: SearchFilters) =>
      titles('', { filters: resolveFilters(request, categories).filters }).toSorted();
    expect(filtered({ interest: ['gardening', 'baking'], relationship: ['parents'] })).toEqual([
      'Garden kneeler',
      'Rolling pin',
    ]);
    expect(filtered({ interest: ['unknown'] })).toEqual([]);
    expect(filtered({ price: ['under-25'] })).toEqual(['Rolling pin', 'Wooden rattle']);
    // The end of a band is not part of it: the rolling pin costs $18.
    const inBand = GIFTS.filter((_, document) => index.costsBetween(document, 0, 1800));
    expect(inBand.map(({ title }) => title)).toEqual(['Wooden rattle']);
  });

  test('gifts that the recipient has are excluded', () => {
    const teapot = GIFTS.find(({ title }) => title === 'Stoneware teapot')!;
    expect(titles('tea', { excluded: new Set([teapot.id]) })).not.toContain('Stoneware teapot');
  });
});

describe('weights of the ranking', () => {
  test('a quality is met by its label and by its terms', () => {
    expect(titles('something cozy').toSorted()).toEqual(['Sherpa throw blanket', 'Wool blanket']);
  });

  test('a gift with the typed word comes before others of its kind', () => {
    expect(titles('a nice pen')[0]).toBe('Fountain pen');
  });

  test('a gift for another day comes behind gifts for any day', () => {
    const shown = titles('gift for an aunt');
    expect(shown).toContain('Memorial stone');
    expect(shown.indexOf('Memorial stone')).toBeGreaterThan(shown.indexOf('Putting mat for golf'));
  });

  test('a gift that meets all criteria comes first', () => {
    expect(titles('mom who gardens')[0]).toBe('Garden kneeler');
    expect(titles('mom who bakes')[0]).toBe('Rolling pin');
  });

  test('a word that is no criterion is searched, also while it is typed', () => {
    expect(titles('decanter')).toEqual(['Whiskey decanter']);
    expect(titles('decan')).toEqual(['Whiskey decanter']);
  });
});

describe('ranking with few matches', () => {
  test('the closest gifts follow with their unmet parts', () => {
    const { total, closest } = ask('teapot under $20');
    expect(total).toBe(0);
    const teapot = closest.find(({ document }) => GIFTS[document]!.title === 'Stoneware teapot');
    expect(teapot?.unmet).toEqual(['Up to $20']);
  });

  test('all matches are about the named interest', () => {
    const { matches, closest } = ask('birthday gift for a friend who likes golf under $40');
    expect(matches.map(({ document }) => GIFTS[document]!.title)).toEqual(['Putting mat for golf']);
    expect(closest).not.toEqual([]);
    for (const { unmet } of closest) expect(unmet).toContain('Golf');
  });

  test('the named thing above the price comes first, then other things within it', () => {
    const { total, closest } = ask('coffee grinder for dad under $40');
    expect(total).toBe(0);
    const shown = closest.map(({ document }) => GIFTS[document]!);
    expect(shown.slice(0, 2).map(({ title }) => title)).toEqual(['Coffee grinder', 'Espresso machine']);
    expect(closest[0]!.unmet).toEqual(['Up to $40']);
    expect(shown.length).toBeGreaterThan(4);
    for (const { pricesCents } of shown.slice(2, 5)) expect(pricesCents[0]).toBeLessThanOrEqual(4000);
  });

  test('a gift of the same category is no match for a narrow interest', () => {
    const { total, closest } = ask('hockey');
    expect(total).toBe(0);
    expect(GIFTS[closest[0]!.document]!.title).toBe('Putting mat for golf');
    expect(closest[0]!.unmet).toEqual(['Hockey']);
  });

  test('gifts nearest to the price come first where none is within it', () => {
    const { closest } = ask('gift for a friend under $10');
    const prices = closest.map(({ document }) => GIFTS[document]!.pricesCents[0]!);
    expect(prices[0]).toBe(1800);
    expect(prices.indexOf(3000)).toBeGreaterThan(0);
  });

  test('a refused gift is not among the closest', () => {
    const { closest } = ask('golf mat, no golf');
    expect(closest).not.toEqual([]);
    expect(closest.map(({ document }) => GIFTS[document]!.title)).not.toContain('Putting mat for golf');
  });

  test('nonsense matches nothing, and the word is named', () => {
    const { total, closest, missingWords } = ask('zzyzxq');
    expect(total).toBe(0);
    expect(missingWords).toEqual(['zzyzxq']);
    expect(closest.length).toBeGreaterThan(7);
  });
});
