import { makeVocabulary } from '../api/src/features/search/intent/vocabulary.ts';
import { pick } from './random.ts';
import { randomQuestion } from './vocabulary.ts';

const words = (...phrases: string[]) => ({
  words: phrases,
  relationship: [],
  occasion: [],
  interest: [],
  prefer: [],
});

/** A few words that stand for categories of the generated catalogue, of each kind of meaning one. */
export const meantVocabulary = makeVocabulary({
  people: [
    { ...words('dad'), relationship: ['category-5'], prefer: ['category-3'], stage: false, anyAge: false },
  ],
  occasions: [{ ...words('christmas'), occasion: ['category-6'] }],
  interests: [
    { ...words('gardening'), interest: ['category-4'], ambiguous: false, rest: false },
    { ...words('tea'), interest: ['category-7'], find: ['teapot', 'kettle'], ambiguous: true, rest: true },
  ],
  prices: {
    below: ['under'],
    upTo: ['up to'],
    above: ['over'],
    about: ['about'],
    between: ['between'],
    joins: ['and'],
    currency: ['dollars'],
    units: ['pieces'],
    words: [],
  },
  filler: { nouns: ['gift'], adjectives: ['good'], connectors: ['for', 'my', 'who', 'loves'] },
});

/** A sentence, and what somebody would have to ask for the same without a search that understands. */
export function meantQuestion(random: () => number) {
  const thing = randomQuestion(random);
  const alike = { query: thing, occasion: ['category-5'], price: ['25-50'] };
  const sentence = pick(random, [
    `${thing} for my dad under $50`,
    `gift for dad who loves gardening under $50`,
    `christmas ${thing} for dad`,
    `tea gift for dad 20-40`,
    `gift for my dad who loves ${thing}`,
  ]);
  return { asked: { query: sentence }, alike };
}
