import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FINDER_STEPS } from './finder-steps.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';

const { categories } = readCatalogue(join(import.meta.dirname, '../../catalogue'));
const offered = FINDER_STEPS.flatMap(({ options, more = [] }) => [...options, ...more]);

it('offers categories of the catalogue in their colors', () => {
  for (const { value, hue } of offered.filter((option) => option.hue))
    expect(categories.find(({ slug }) => slug === value)?.color, value).toBe(hue);
});

it('leads to every interest there is', () => {
  const interests = categories.filter(({ master }) => master === 'Interest').map(({ slug }) => slug);
  const { options, more = [] } = FINDER_STEPS.find(({ id }) => id === 'playground')!;
  expect([...options, ...more].map(({ value }) => value).toSorted()).toEqual(interests.toSorted());
});
