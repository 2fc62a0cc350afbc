import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from '../search-text.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { readIntent } from './read-intent.ts';

const vocabulary = await loadVocabulary();
const read = (query: string) => readIntent(query, vocabulary);
const chips = (query: string) => read(query).understood.map(({ label }) => label);

describe('amounts', () => {
  it.each([
    ['under $50', 0, 4999],
    ['under 50', 0, 4999],
    ['less than 30 bucks', 0, 2999],
    ['up to $75', 0, 7500],
    ['max 50', 0, 5000],
    ['20-40', 2000, 4000],
    ['$20 - $40', 2000, 4000],
    ['20 to 40 dollars', 2000, 4000],
    ['between 20 and 40', 2000, 4000],
    ['about 30', 2400, 3600],
    ['over 100', 10_000, Infinity],
    ['$1,250.50', 0, 125_050],
    ['50 dollars', 0, 5000],
    ['cheap', 0, 2499],
    ['luxury', 10_000, Infinity],
    ['under twenty bucks', 0, 1999],
    ['25 to 50', 2500, 5000],
    ['around $15-20', 1500, 2000],
  ])('"%s" is %d to %d cents', (query, from, to) => {
    const [budget] = read(`lantern ${query}`).filters.map((filter) => filter.budget!);
    expect([budget!.fromCents, (budget!.belowCents ?? Infinity) - 1]).toEqual([from, to]);
    expect(read(`lantern ${query}`).words).toEqual(['lantern']);
  });

  it.each(['puzzle 1000 pieces', '10 inch skillet', '2-4 players', '40 liters'])('"%s" has none', (query) =>
    expect(read(query).filters.some(({ kind }) => kind === 'price')).toBe(false),
  );
});

describe('people and ages', () => {
  it.each([
    ['a 7 year old', ['kids']],
    ['7yo', ['kids']],
    ['18 month old', ['toddlers']],
    ['6 month old', ['infants']],
    ['seven year old', ['kids']],
    ['ages 3-5', ['toddlers', 'kids']],
    ['16 yr old boy', ['teens']],
    ['kids under 3', ['infants', 'toddlers']],
    ['men over 60', ['grandparents', 'parents']],
    ['30th birthday', ['partner', 'friends', 'parents']],
  ])('"%s" is for %j', (query, slugs) => {
    const stage = read(query).filters.find(({ isStage, label }) => isStage && /\d/.test(label));
    expect(stage!.relationship).toEqual(slugs);
  });

  it('does not give to the giver, nor to whose somebody it is', () => {
    expect(chips('mothers day gift from daughter')).toEqual(["Mother's Day"]);
    expect(chips("my friend's baby")).toEqual(['Baby']);
    expect(chips('my kids teacher')).toEqual(['Teacher']);
    expect(chips("my wife's 40th birthday")).toEqual(['Wife', 'Turning 40', 'Birthday']);
  });
});

describe('a sentence', () => {
  it('is taken apart into what was understood and words', () => {
    const { words, understood, typed } = read('gift for my dad who loves telescopes under $50');
    expect(words).toEqual(['telescopes']);
    expect(typed).toEqual(['dad', 'telescopes']);
    expect(understood).toEqual([
      { kind: 'relationship', label: 'Dad', words: 'dad', without: 'gift who loves telescopes under $50' },
      {
        kind: 'price',
        label: 'Under $50',
        words: 'under $50',
        without: 'gift for my dad who loves telescopes',
      },
    ]);
  });

  it('leaves nothing where only filler would be left', () => {
    expect(read('gifts for dad').understood[0]!.without).toBe('');
  });

  it('takes the longest phrase', () => {
    expect(chips('dog dad')).toEqual(['Dog']);
    expect(chips('mother in law')).toEqual(['Mother in law']);
    expect(chips('secret santa')).toEqual(['Secret Santa']);
  });
});

const sentence = fc
  .array(
    fc.constantFrom(
      ...'gift for my dad under $50 20 - 40 who loves fishing christmas a 7 year old cheap mug from daughter’s and'.split(
        ' ',
      ),
    ),
    { maxLength: 12 },
  )
  .map((words) => words.join(' '));

describe('whatever is typed', () => {
  it('chips come off one after the other, and none is left', () => {
    fc.assert(
      fc.property(
        fc.oneof(sentence, fc.string({ unit: 'grapheme', maxLength: 100 })),
        fc.nat(),
        (query, pick) => {
          let left = query;
          for (let { understood } = read(left); understood.length > 0; { understood } = read(left)) {
            const { without } = understood[pick % understood.length]!;
            expect(without.length).toBeLessThan(left.length);
            left = without;
          }
          expect(read(left).understood).toEqual([]);
        },
      ),
    );
  });

  it('a query without a known word stays as it is', () => {
    const unknown = fc
      .array(fc.stringMatching(/^[q-z]{3,9}$/), { maxLength: 6 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(
        unknown.filter((query) => read(query).understood.length === 0),
        (query) => {
          expect(read(query).words).toEqual(searchWords(query));
        },
      ),
    );
    expect(read('crème brûlée torch')).toEqual({
      words: ['creme', 'brulee', 'torch'],
      typed: ['creme', 'brulee', 'torch'],
      peopleAndDays: [],
      filters: [],
      understood: [],
    });
  });

  it('is read quickly', () => {
    const began = performance.now();
    for (let round = 0; round < 1000; round++)
      read('gift ideas for my dad who loves fishing and camping under $50');
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
