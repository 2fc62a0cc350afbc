import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DocumentIndex } from '../gift-index/document-index.ts';
import { UNLABELED, type SearchDocument } from '../gift-index/documents.ts';
import { ageGroupsAt } from '../understand/ages.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { Spelling } from '../understand/spelling.ts';
import { understand } from '../understand/understand.ts';
import { resolveFilters } from '../filters.ts';
import { rank } from './rank.ts';

// Builds and ranks hundreds of drawn catalogues.
vi.setConfig({ testTimeout: 60_000 });

const vocabulary = await loadVocabulary();
const THINGS = ['golf', 'candle', 'puzzle', 'mug', 'blanket', 'teapot', 'socks', 'camera'];
const GROUPS = ['infants', 'toddlers', 'kids', 'adolescents', 'teens', 'friends', 'parents'];
const INTERESTS = ['baking', 'gardening', 'reading'];
const CATEGORIES = INTERESTS.map((slug) => ({ slug, masterCategory: 'Interest' as const }));

const Document = fc.record({
  things: fc.uniqueArray(fc.constantFrom(...THINGS), { minLength: 1, maxLength: 3 }),
  relationships: fc.uniqueArray(fc.constantFrom(...GROUPS), { minLength: 1, maxLength: 3 }),
  interests: fc.uniqueArray(fc.constantFrom(...INTERESTS), { maxLength: 2 }),
  cents: fc.integer({ min: 100, max: 20_000 }),
});
type Drawn = typeof Document extends fc.Arbitrary<infer T> ? T : never;

const documentOf = ({ things, relationships, interests, cents }: Drawn, index: number): SearchDocument => ({
  ...UNLABELED,
  id: index + 1,
  title: `Gift with ${things.join(' and ')}`,
  categories: [...relationships, ...interests],
  relationships,
  pricesCents: [cents],
  facts: { purchaseUrl: null },
});

const Question = fc.record({
  refused: fc.constantFrom(...THINGS),
  negator: fc.constantFrom('not', 'no', 'without', 'anything but', 'hates', 'allergic to'),
  most: fc.integer({ min: 5, max: 150 }),
  age: fc.integer({ min: 1, max: 18 }),
  filter: fc.constantFrom(...INTERESTS),
});

test('no shown gift is refused, for another age or outside of a filter, and no match costs more than asked', async () => {
  let runs = 0;
  let withResults = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(Document, { minLength: 1, maxLength: 40, size: 'max' }),
      Question,
      async (drawn, asked) => {
        const { refused, negator, most, age, filter } = asked;
        const index = await DocumentIndex.build(drawn.map(documentOf), vocabulary.phrases);
        const query = `${age} year old under $${most}, ${negator} ${refused}`;
        const understanding = understand(query, vocabulary, new Spelling(vocabulary, index));
        const groups = ageGroupsAt({ from: age, to: age })!;
        const { matches, closest, total } = rank(index, {
          understanding,
          filters: resolveFilters({ interest: [filter] }, CATEGORIES).filters,
          limit: 100,
        });
        runs++;
        if (matches.length + closest.length > 0) withResults++;
        expect(matches).toHaveLength(total);
        for (const { document } of matches) expect(drawn[document]!.cents).toBeLessThanOrEqual(most * 100);
        for (const { document } of [...matches, ...closest]) {
          const { things, relationships, interests } = drawn[document]!;
          expect(things).not.toContain(refused);
          expect(relationships.some((group) => groups.includes(group))).toBe(true);
          expect(interests).toContain(filter);
        }
        const dear = closest.filter(({ document }) => drawn[document]!.cents > most * 100);
        for (const { unmet } of dear) expect(unmet[0]).toBe(`Up to $${most}`);
      },
    ),
    { numRuns: 150 },
  );
  expect(withResults).toBeGreaterThan(runs / 2);
});

test('a higher limit does not change the order of the first gifts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(Document, { minLength: 70, maxLength: 160 }),
      fc.integer({ min: 1, max: 120 }),
      async (drawn, limit) => {
        const index = await DocumentIndex.build(drawn.map(documentOf), vocabulary.phrases);
        const understanding = understand('gift for a friend', vocabulary, new Spelling(vocabulary, index));
        const first = rank(index, { understanding, limit }).matches.map(({ document }) => document);
        const all = rank(index, { understanding, limit: 1000 }).matches.map(({ document }) => document);
        expect(first).toEqual(all.slice(0, limit));
      },
    ),
    { numRuns: 30 },
  );
});
