import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MOST_PAIRS, HUB_GIFTS_MIN, readHubs } from './hubs.ts';
import { wordFaults } from './list-words.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { readListWords } from './read-list-words.ts';

const dir = join(import.meta.dirname, '../../catalogue');
const source = (name: string) => readFileSync(join(dir, 'hubs', `${name}.yaml`), 'utf8');
const catalogue = readCatalogue(dir);
const { single, pairs } = readHubs({ categories: source('categories'), pairs: source('pairs') }, catalogue);

describe('hubs', () => {
  it('exist for every category, each with words and twelve gifts', () => {
    expect(single).toHaveLength(catalogue.categories.length);
    expect(single.filter(({ words }) => words.split(' ').length < 18).map(({ slug }) => slug)).toEqual([]);
    expect(single.filter(({ gifts }) => gifts.length < HUB_GIFTS_MIN).map(({ slug }) => slug)).toEqual([]);
  });

  it('combine two categories rarely, with words of their own and enough gifts', () => {
    const existing = new Set(catalogue.categories.map(({ slug }) => slug));
    expect(pairs.length).toBeLessThanOrEqual(MOST_PAIRS);
    expect(
      pairs
        .filter(({ categories }) => !categories.every((slug) => existing.has(slug)))
        .map(({ slug }) => slug),
    ).toEqual([]);
    expect(pairs.filter(({ gifts }) => gifts.length < HUB_GIFTS_MIN).map(({ slug }) => slug)).toEqual([]);
    const texts = new Map([...readListWords(dir), ...pairs.map(({ slug, words }) => [slug, words] as const)]);
    expect(wordFaults(texts)).toEqual([]);
  });

  it('have an address each', () => {
    const slugs = [...single, ...pairs].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('hold only gifts that suit their gender', () => {
    const cooks = pairs.find(({ slug }) => slug === 'dad-who-cooks');
    expect(cooks?.gifts).not.toEqual([]);
    for (const { suits, slug } of cooks!.gifts) expect(suits, slug).toContain('him');
  });
});
