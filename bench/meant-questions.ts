import type pg from 'pg';
import { makeVocabulary } from '../api/src/features/search/intent/vocabulary.ts';
import { buildUser } from '../api/src/test/factories.ts';
import { openTestDb } from '../api/src/test/test-db.ts';
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
  qualities: [],
  foreign: {},
});

const PEOPLE = 100;

/** The one who asks, and as many people of theirs as somebody may well keep. */
export async function addAsker(pool: pg.Pool): Promise<number> {
  const { id } = await buildUser(openTestDb(pool), { name: 'Asker' });
  await pool.query(
    `insert into recipients (user_id, name, relationship_id)
     select $1, 'Robin ' || n, (select id from categories where slug = 'category-5') from generate_series(1, $2::int) n`,
    [id, PEOPLE],
  );
  return id;
}

/** A sentence with a person, a day, an interest or a price in it. */
export function meantQuestion(random: () => number) {
  const thing = randomQuestion(random);
  const query = pick(random, [
    `${thing} for my dad under $50`,
    `gift for dad who loves gardening under $50`,
    `christmas ${thing} for dad`,
    `tea gift for dad 20-40`,
    `gift for my dad who loves ${thing}`,
    `${thing} for Robin 7`,
  ]);
  return { query };
}
