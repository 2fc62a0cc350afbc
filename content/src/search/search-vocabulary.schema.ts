import { z } from 'zod';

/** 'dad, father, step dad': phrases, separated by commas. */
const Phrases = z
  .string()
  .min(2)
  .transform((text) => text.split(',').map((phrase) => phrase.trim()))
  .refine((phrases) => phrases.every((phrase) => phrase !== ''), 'must not have an empty word')
  .refine((phrases) => new Set(phrases).size === phrases.length, 'must not repeat a word');
const Words = Phrases.refine(
  (phrases) => phrases.every((phrase) => !phrase.includes(' ')),
  'must be single words',
);
const Slugs = z.array(z.string()).default([]);
const Dollars = z.number().positive();
const Label = z.string().min(2).max(40);

/** Possible meanings of a word; each kind of file allows a part of these fields. */
const meaning = {
  words: Phrases,
  /** Label of the chip; by default the first of the words. */
  label: Label.optional(),
  relationship: Slugs,
  occasion: Slugs,
  interest: Slugs,
  /** Categories whose gifts are boosted. */
  prefer: Slugs,
};
const fitting = {
  /** Words of gifts that fit, the most typical first. */
  terms: Phrases.default([]),
  /** Words of gifts that are left out. */
  avoid: Phrases.default([]),
  from: Dollars.optional(),
  below: Dollars.optional(),
};

export const PersonEntry = z.strictObject({
  ...meaning,
  suits: z.enum(['her', 'him']).optional(),
  /** Whether the words imply an age: gifts for children of other ages are left out. */
  ageGroup: z.boolean().default(false),
  anyAge: z.boolean().default(false),
});
export const OccasionEntry = z.strictObject({ ...meaning, ...fitting });
export const InterestEntry = z.strictObject({
  ...meaning,
  /** Search terms, where the interest is wider than the phrase. */
  find: z.array(z.string().min(2)).min(1).optional(),
  /** Whether titles with the word count only if the gift has the interest. */
  ambiguous: z.boolean().default(false),
});
/** A quality of a gift or a need of the person that is no category: cozy, last minute, bad knees. */
export const QualityEntry = z.strictObject({
  ...meaning,
  ...fitting,
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words joined by hyphens'),
  label: Label,
  /** Completes 'It is …' in the reason why a labeled gift was found. */
  reason: z.string().min(2).max(40).optional(),
  for: z.enum(['adults', 'children']).optional(),
  /** Whether the quality is a thing ('headphones'): other gifts are only close matches. */
  thing: z.boolean().default(false),
});
/** Something that people refuse, and the words of gifts that have it. */
export const RefusalEntry = z.strictObject({
  words: Phrases,
  terms: Phrases,
  /** Note for refusals that the search cannot guarantee, such as allergies. */
  note: z.string().min(10).max(200).optional(),
});
/** Words around a refusal: `negation.yaml` explains each group. */
export const NegationWords = z.strictObject({
  negators: Phrases,
  leading: Words,
  skipped: Words,
  ends: Words,
  clauses: Words,
  wanted: Words,
  harmless: Words,
});
/** Words, and the emoji that stand for them. */
export const EmojiWords = z.record(
  z.string(),
  z.string().regex(/^\p{Extended_Pictographic}+$/u, 'must be emoji'),
);
export const FillerWords = z.strictObject({ nouns: Phrases, adjectives: Phrases, connectors: Phrases });
/** By language, everyday gift words and their English. */
export const ForeignWords = z.record(z.string(), z.record(z.string(), z.string()));

export interface SearchVocabulary {
  people: z.infer<typeof PersonEntry>[];
  occasions: z.infer<typeof OccasionEntry>[];
  interests: z.infer<typeof InterestEntry>[];
  qualities: z.infer<typeof QualityEntry>[];
  refusals: z.infer<typeof RefusalEntry>[];
  negation: z.infer<typeof NegationWords>;
  emoji: z.infer<typeof EmojiWords>;
  foreign: z.infer<typeof ForeignWords>;
  filler: z.infer<typeof FillerWords>;
  /** Words of the English language, which are never corrected. */
  english: string[];
}
