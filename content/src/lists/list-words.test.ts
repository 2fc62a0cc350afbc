import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { priceSpan, wordFaults } from './list-words.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { parseListWords, readListWords } from './read-list-words.ts';

const dir = join(import.meta.dirname, '../../catalogue');
const enough = Array.from({ length: 70 }, (_, index) => `word${index}`).join(' ');

describe('the words of lists', () => {
  const words = readListWords(dir);

  it('exist for every list and for nothing else', () => {
    const slugs = readCatalogue(dir).lists.map(({ slug }) => slug);
    expect(slugs.filter((slug) => !words.has(slug))).toEqual([]);
    expect([...words.keys()].filter((slug) => !slugs.includes(slug))).toEqual([]);
  });

  it('keep to their length, repeat nothing and promise nothing', () => {
    expect(wordFaults(words)).toEqual([]);
  });
});

describe('a text is refused', () => {
  it.each([
    ['that is short', 'Only this.', '2 words'],
    ['with hype', `${enough} The ultimate set.`, 'hype: "ultimate"'],
    ['that claims a test', `${enough} We tested all.`, 'a claim nobody can keep: "We tested"'],
    ['in British spelling', `${enough} In every colour.`, 'British spelling: "colour"'],
    ['with a price', `${enough} From $12.`, 'a typed price, which code computes: "$1"'],
  ])('%s', (_case, text, fault) => {
    expect(wordFaults(new Map([['it', text]]))).toEqual([`it: ${fault}`]);
  });

  it('when it repeats a sentence of another list', () => {
    const words = new Map([
      ['one', `${enough}. Wrap it.`],
      ['two', `${enough} more. Wrap it.`],
    ]);
    expect(wordFaults(words)).toEqual(['two: repeats a sentence of one: "Wrap it."']);
  });

  it('when it begins like too many others', () => {
    const words = new Map(
      Array.from({ length: 61 }, (_, index) => [
        `s${index}`,
        `${enough} ${index}. We left out number ${index}.`,
      ]),
    );
    expect(wordFaults(words).at(-1)).toMatch(/^61 sentences begin with/);
  });

  it('names the line where a list gets words a second time', () => {
    expect(() => parseListWords({ 'a.yaml': 'one: Words.', 'b.yaml': 'one: Others.' })).toThrow(
      /b.yaml:1.*one has words already/,
    );
  });
});

describe('the price span', () => {
  const span = (...prices: number[]) => priceSpan(prices.map((price) => ({ price })));
  it('tells the ends and the middle', () => {
    expect(span(12, 230, 34, 20)).toBe('From $12 to $230, half of them under $25.');
    expect(span(10, 12)).toBe('From $10 to $12.');
    expect(span(1200, 14)).toBe('From $14 to $1,200, half of them under $15.');
    expect(span(10, 10.2)).toBe('About $10 each.');
  });
});
