import { describe, expect, it } from 'vitest';
import type { GiftEntry, ListEntry } from '../catalogue/catalogue.schema.ts';
import { brokenPromises } from './broken-promises.ts';

const list = (title: string, description = 'Nothing in particular.') =>
  ({ slug: 'it', title, description, categories: [], gifts: [] }) satisfies ListEntry;
const gift = (price: number, ...relationships: string[]) =>
  ({ slug: `gift-${price}`, price, relationships }) as GiftEntry;

describe('a list that names', () => {
  it.each([
    ['a price', list('Finds Under $25'), gift(24.99), gift(25)],
    ['a price in words', list('Swap', 'Under thirty-five dollars and safe.'), gift(34), gift(39.5)],
    ['a range of prices', list('Kin', 'From about twenty-five dollars to a hundred.'), gift(100), gift(19)],
    ['an age it stays under', list('Under the Tree, Under Ten'), gift(1, 'kids'), gift(1, 'partner')],
    [
      'an age in its text',
      list('Small', 'For people under four: soft ones.'),
      gift(1, 'infants'),
      gift(1, 'teens'),
    ],
    ['one age', list('Gifts for a 7-year-old'), gift(1, 'kids'), gift(1, 'toddlers')],
    ['one age in words', list('Style at Sixteen'), gift(1, 'teens'), gift(1, 'kids')],
    ['an age to begin with', list('Two and Busy'), gift(1, 'toddlers'), gift(1, 'kids')],
    ['ages', list('Brink', 'Ages nine to fourteen.'), gift(1, 'adolescents'), gift(1, 'toddlers')],
    [
      'two ages',
      list('Bakers', 'From five-year-olds to the sixteen-year-old who owns the oven.'),
      gift(1, 'kids'),
      gift(1, 'infants'),
    ],
  ])('%s is held to it', (_what, promise, kept, broken) => {
    expect(brokenPromises(promise, [kept])).toEqual([]);
    expect(brokenPromises(promise, [kept, broken])).toHaveLength(1);
  });

  it('a number holds as many, or more where some are to spare', () => {
    const three = [gift(1), gift(2), gift(3)];
    expect(brokenPromises(list('Three Small Things'), three)).toEqual([]);
    expect(brokenPromises(list('Four Small Things'), three)).toEqual(['it: 3 gifts, 4 promised']);
    expect(brokenPromises(list('Three Small Things'), [...three, gift(4)])).toHaveLength(1);
    expect(brokenPromises(list('Three Small Things', 'And one to spare.'), [...three, gift(4)])).toEqual([]);
  });

  it.each(['Two Cooks, One Kitchen', 'Six Sleeping Bags', 'Sixty and Still Climbing', 'The First Candle'])(
    '%s promises nothing that a count could break',
    (title) => {
      expect(brokenPromises(list(title), [gift(1, 'parents')])).toEqual([]);
    },
  );
});
