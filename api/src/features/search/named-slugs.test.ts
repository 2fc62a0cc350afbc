import { GROWN_UPS } from '@tuckaway/content/catalogue/catalogue-faults';
import { readCatalogue } from '@tuckaway/content/catalogue/read-catalogue';
import { readSearchVocabulary } from '@tuckaway/content/search/read-search-vocabulary';
import { AGE_GROUPS, YOUNG_GROUPS } from '@tuckaway/domain/age-groups';
import { RELATIONSHIP_WORDS } from '@tuckaway/domain/relationship-words';
import { expect, test } from 'vitest';
import { catalogueDir, searchWordsDir } from '../../locations.ts';
import { SUMMER } from '../gift-lists/home-order.ts';
import { DATED_CATEGORIES } from '../gift-lists/season.ts';
import { INSTANT } from '../gift-lists/public-lists.store.ts';
import { SPECIFIC_OCCASIONS } from './gift-index/document-flags.ts';
import { ACQUAINTANCES, BESIDE_CHILDREN } from './rank/adjustments.ts';
import { HOBBY, SITUATIONS, WEAK_QUALITIES } from './rank/weights.ts';
import { INTEREST_VERBS } from './reasons/reasons.ts';
import { WATCHES } from './understand/context.ts';
import { PRONOUN_KEYS } from './vocabulary/criteria.ts';

const { categories } = readCatalogue(catalogueDir);
const { people, qualities } = readSearchVocabulary(searchWordsDir, catalogueDir);
const categoriesOf = (kind: string) =>
  categories.filter(({ master }) => master === kind).map(({ slug }) => slug);

const EXISTING = {
  category: categories.map(({ slug }) => slug),
  occasion: categoriesOf('Occasion'),
  interest: categoriesOf('Interest'),
  relationship: categoriesOf('Relationship'),
  quality: qualities.map(({ slug }) => slug),
  person: people.map(({ words }) => words[0]!),
};

// Slugs that code names, by the constant.
const NAMED: [constant: string, kind: keyof typeof EXISTING, slugs: Iterable<string>][] = [
  ['INSTANT', 'quality', INSTANT],
  ['WEAK_QUALITIES', 'quality', Object.keys(WEAK_QUALITIES)],
  ['SITUATIONS', 'quality', Object.keys(SITUATIONS)],
  ['WATCHES', 'quality', [WATCHES]],
  ['INTEREST_VERBS', 'interest', Object.keys(INTEREST_VERBS)],
  ['HOBBY', 'interest', Object.keys(HOBBY)],
  ['SPECIFIC_OCCASIONS', 'occasion', SPECIFIC_OCCASIONS],
  ['ACQUAINTANCES', 'relationship', ACQUAINTANCES],
  ['BESIDE_CHILDREN', 'relationship', BESIDE_CHILDREN],
  ['AGE_GROUPS', 'relationship', AGE_GROUPS],
  ['YOUNG_GROUPS', 'relationship', YOUNG_GROUPS],
  ['GROWN_UPS', 'relationship', GROWN_UPS],
  ['RELATIONSHIP_WORDS', 'relationship', Object.keys(RELATIONSHIP_WORDS)],
  ['SUMMER', 'category', SUMMER.categories],
  ['PRONOUN_KEYS', 'person', PRONOUN_KEYS],
];

test.each(NAMED)('the slugs of %s exist in the content, as %s', (_constant, kind, slugs) => {
  const named = [...slugs];
  expect(named).not.toEqual([]);
  expect(named.filter((slug) => !EXISTING[kind].includes(slug))).toEqual([]);
});

// Gifts for Mother's Day and Father's Day also fit other days of the same person.
const FIT_OTHER_DAYS = ['mothers-day', 'fathers-day'];

test('every occasion with a date is one of SPECIFIC_OCCASIONS, except days of parents', () => {
  const dated = DATED_CATEGORIES.filter((slug) => EXISTING.occasion.includes(slug));
  expect(dated).not.toEqual([]);
  expect(dated.filter((slug) => !SPECIFIC_OCCASIONS.has(slug))).toEqual(FIT_OTHER_DAYS);
});
