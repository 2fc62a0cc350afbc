import { join } from 'node:path';
import { readCatalogue } from '@tuckaway/content/catalogue/read-catalogue';
import { expect, it } from 'vitest';
import { CATEGORY_COUNTS } from './category-counts.ts';

it('counts the categories of the catalogue', () => {
  const { categories } = readCatalogue(join(import.meta.dirname, '../../../../content/catalogue'));
  const counts = Object.keys(CATEGORY_COUNTS).map((master) => [
    master,
    categories.filter((category) => category.master === master).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual(CATEGORY_COUNTS);
});
