import { isAgeGroup } from '@tuckaway/domain/age-groups';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SearchDocument } from '../gift-index/documents.ts';

const Sentence = z.strictObject({
  q: z.string(),
  text: z.string().optional(),
  label: z.array(z.string()).optional(),
  never: z.string().optional(),
  n: z.number().default(5),
  max: z.number().optional(),
  min: z.number().optional(),
  age: z.array(z.string()).optional(),
  adults: z.boolean().default(false),
});
type Sentence = z.infer<typeof Sentence>;

/** How many of the first gifts are scored. */
const JUDGED = 10;
const FEWEST = 8;
const FEW_AGES = 4;

const readFile = (name: string): Sentence[] =>
  z.array(Sentence).parse(parse(readFileSync(join(import.meta.dirname, name), 'utf8')));

/** Sentences for tuning words and weights, and held-out sentences that tuning does not use. */
export const readSentences = () => ({
  tuned: readFile('sentences.yaml'),
  heldOut: readFile('held-out-sentences.yaml'),
});

interface FoundGifts {
  matches: readonly SearchDocument[];
  /** They may cost a little more than was said, and are marked so. */
  closest: readonly SearchDocument[];
}

/** Faults of the first gifts of a sentence; empty where there are none. */
export function faultsOf(sentence: Sentence, { matches, closest }: FoundGifts): string[] {
  const faults: string[] = [];
  const first = [...matches, ...closest].slice(0, JUDGED);
  const count = (test: (gift: SearchDocument) => boolean) => first.filter(test).length;
  const { text, label, never, n, max, min, age, adults } = sentence;
  if (first.length < FEWEST) faults.push(`only ${first.length} gifts`);
  if (text) {
    const pattern = new RegExp(text, 'i');
    const hits = count((gift) => pattern.test(`${gift.title} ${gift.shopPhrase} ${gift.description}`));
    if (hits < n) faults.push(`text ${hits} of ${n}`);
  }
  if (label) {
    const hits = count(({ categories }) => label.some((slug) => categories.includes(slug)));
    if (hits < n) faults.push(`label ${hits} of ${n}`);
  }
  if (never) {
    const pattern = new RegExp(never, 'i');
    const named = first.find((gift) => pattern.test(`${gift.title} ${gift.shopPhrase}`));
    if (named) faults.push(`has ${named.title}`);
  }
  const dollars = ({ pricesCents }: SearchDocument) => pricesCents[0]! / 100;
  const isBeyond = (gift: SearchDocument) => dollars(gift) > (max ?? Infinity) || dollars(gift) < (min ?? 0);
  if (matches.some(isBeyond)) faults.push('price');
  // A sentence for many age groups needs `n` gifts for them, one for few nothing else.
  const otherAges = age && count(({ categories }) => !age.some((slug) => categories.includes(slug)));
  const mostOtherAges = age && age.length > FEW_AGES ? first.length - n : 0;
  if (otherAges !== undefined && otherAges > mostOtherAges) faults.push('age');
  if (adults && count(({ relationships }) => relationships.every(isAgeGroup)) > 0)
    faults.push('for children only');
  return faults;
}
