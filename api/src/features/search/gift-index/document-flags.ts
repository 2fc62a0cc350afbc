import { AGE_GROUPS, YOUNG_GROUPS } from '@tuckaway/domain/age-groups';
import type { SearchDocument } from './documents.ts';

/** Facts of a document that the ranker checks for every candidate, one bit each. */
export const FLAG = {
  /** For children or teenagers only. */
  onlyYouth: 1,
  /** For children up to twelve only. */
  onlyChildren: 2,
  /** For babies or their parents. */
  forBabies: 4,
  notForHer: 8,
  notForHim: 16,
  notForEveryone: 32,
  /** For a day of some people's lives and nothing else: dreidels, an egg hunt, an engagement card, a grief journal. */
  onlyOccasion: 64,
} as const;

/** Days that some people have: gifts for these alone are for them. */
export const SPECIFIC_OCCASIONS = new Set(
  `christmas hanukkah halloween easter diwali eid lunar-new-year thanksgiving valentines-day wedding wedding-anniversary
  engagement sympathy get-well retirement graduation moving teacher-day back-to-school`.split(/\s+/),
);

export function flagsOf({ categories, relationships, occasions, suits }: SearchDocument): number {
  const isOnly = (groups: readonly string[]) =>
    relationships.length > 0 && relationships.every((slug) => groups.includes(slug));
  const forBabies = categories.includes('infants') || categories.includes('baby-shower');
  const isSpecific = occasions.length > 0 && occasions.every((slug) => SPECIFIC_OCCASIONS.has(slug));
  const isFor = (whom: string) => suits.length === 0 || suits.includes(whom);
  return (
    (isOnly(AGE_GROUPS) ? FLAG.onlyYouth : 0) |
    (isSpecific ? FLAG.onlyOccasion : 0) |
    (isOnly(YOUNG_GROUPS) ? FLAG.onlyChildren : 0) |
    (forBabies ? FLAG.forBabies : 0) |
    (isFor('her') ? 0 : FLAG.notForHer) |
    (isFor('him') ? 0 : FLAG.notForHim) |
    (isFor('everyone') ? 0 : FLAG.notForEveryone)
  );
}
