import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrowedQueries, searchWords, spelledOut, textQueries } from './search-text.ts';

describe('searchWords', () => {
  it('keeps what a search is about', () => {
    expect(searchWords('Gift ideas for my dad who loves coffee')).toEqual(['dad', 'coffee']);
    expect(searchWords("mother's day")).toEqual(['mother', 'day']);
    expect(searchWords('Crème brûlée')).toEqual(['creme', 'brulee']);
  });

  it('keeps noise where there is nothing else', () => {
    expect(searchWords('gift')).toEqual(['gift']);
  });

  it('never lets an operator through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        for (const word of searchWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

describe('textQueries', () => {
  it('lets only the last word be a beginning', () => {
    expect(textQueries(['camp', 'mu'])).toEqual({
      whole: "'camp' & 'mu'",
      begun: "'camp' & 'mu':*",
      any: "'camp' | 'mu'",
      last: 'mu',
    });
  });

  it('does not search by the beginning of one letter', () => {
    expect(textQueries(['a']).begun).toBe("'a'");
  });
});

describe('spelledOut', () => {
  it.each([
    ["'camp' & 'mu':*", ['mug', 'mulch'], "'camp' & ('mug' | 'mulch')"],
    ["('tea':AB) & 'mu':*AB", ['mug'], "('tea':AB) & ('mug':AB)"],
    ["'camp' & 'mu':*", [], "'camp' & 'mu':*"],
    ["'a'", ['apple'], "'a'"],
  ])('of %s with %j is %s', (begun, words, expected) => {
    expect(spelledOut(begun, words)).toBe(expected);
  });
});

describe('narrowedQueries', () => {
  it('looks for one of several, in titles and descriptions alone', () => {
    expect(narrowedQueries(['travel', 'mu'], [['tea', 'hot sauce']])).toEqual({
      whole: "(('tea') | ('hot' <-> 'sauce')) & 'travel' & 'mu'",
      begun: "(('tea') | ('hot' <-> 'sauce')) & 'travel' & 'mu':*",
      any: "'travel' | 'mu'",
      last: 'mu',
      inText: {
        whole: "(('tea':AB) | ('hot':AB <-> 'sauce':AB)) & 'travel':AB & 'mu':AB",
        begun: "(('tea':AB) | ('hot':AB <-> 'sauce':AB)) & 'travel':AB & 'mu':*AB",
      },
    });
  });
});
