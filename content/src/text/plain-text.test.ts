import { describe, expect, it } from 'vitest';
import { makeExcerpt, plainText, readingMinutes } from './plain-text.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('plainText', () => {
  it('keeps the words and drops the marks', () => {
    expect(
      plainText('## Title\n\nSome **bold** and *soft* [link](/x), `code`.\n\n- item\n\n| a | b |\n|---|---|'),
    ).toBe('Title Some bold and soft link, code. item a b');
  });
});

describe('reading time', () => {
  it.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [2400, 12],
  ])('%i words take %i min', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });
});

describe('makeExcerpt', () => {
  const long = `${'A first sentence that is already long enough to stand for the whole article'} without help.`;

  it('takes the first sentence where it is long enough', () => {
    expect(makeExcerpt(`# Title\n\n${long} A second one.`)).toBe(long);
  });

  it('adds the second sentence to a short first one', () => {
    expect(makeExcerpt('Short one. And another. And a third.')).toBe('Short one. And another.');
  });

  it('cuts at a word, ends in dots and never passes 160 characters', () => {
    const excerpt = makeExcerpt(`${words(60)}.`);
    expect(excerpt).toMatch(/word\.\.\.$/);
    expect(excerpt.length).toBeLessThanOrEqual(160);
    expect(excerpt.length).toBeGreaterThan(150);
  });
});
