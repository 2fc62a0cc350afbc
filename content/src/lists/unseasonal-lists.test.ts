import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ListEntry } from '../catalogue/catalogue.schema.ts';
import { unseasonalLists } from './unseasonal-lists.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';

const list = (changes: Partial<ListEntry>): ListEntry =>
  ListEntry.parse({
    slug: 'pumpkins',
    title: 'Pumpkins',
    description: 'Carve one, paint one, read by the light of one.',
    categories: ['halloween'],
    gifts: ['a', 'b', 'c', 'd'],
    ...changes,
  });

it('lists of the catalogue that speak of a day are kept for it', () => {
  const { lists } = readCatalogue(join(import.meta.dirname, '../../catalogue'));
  expect(unseasonalLists(lists)).toEqual([]);
});

it('finds a list that would show its pumpkins in spring', () => {
  expect(unseasonalLists([list({})])).toEqual(['pumpkins speaks of halloween: it needs that occasion']);
  expect(unseasonalLists([list({ occasion: 'halloween' })])).toEqual([]);
  expect(unseasonalLists([list({ title: 'Coats', description: 'Warm ones, for a wet walk.' })])).toEqual([]);
});
