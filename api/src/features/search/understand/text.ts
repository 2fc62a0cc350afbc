import { foldText } from '@tuckaway/domain/text';
import { stem } from './stem.ts';

/** Folded text of the index, where D&D is one word. */
export const foldTitle = (text: string): string =>
  foldText(text).replace(/\bd\s?(?:&|and|n|'n')\s?d\b/g, 'dnd');

/** The words of a folded text; apostrophes and a possessive s go. */
export const wordsOf = (folded: string): string[] =>
  (folded.match(/[a-z0-9]+(?:'[a-z]+)*/g) ?? []).map((word) => word.replace(/'s$/, '').replaceAll("'", ''));

/** A phrase as the index has it: its stems, separated by a space. */
export const stemsOf = (text: string): string[] => wordsOf(foldTitle(text)).map(stem);
export const phraseOf = (text: string): string => stemsOf(text).join(' ');

const NEGATED =
  /\b[a-z]+[- ]free\b|\b(?:without|no|non|never|not|instead of)[- ](?:(?:a|an|the|any|of)\s)?[a-z]+/g;

/** Drops negated phrases: 'alcohol-free', 'without a screen', 'no batteries'. */
export const affirmedText = (text: string): string => foldTitle(text).replace(NEGATED, ' . ');
