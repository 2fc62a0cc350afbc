import { foldText } from '@tuckaway/domain/text';
import { stem } from './stem.ts';

/** 'D&D', which is one word in the index and in queries. */
export const DUNGEONS_AND_DRAGONS = /\bd\s?(?:&|and|n|'n')\s?d\b/g;
/** The comma of '1,000', which is one word. */
export const THOUSANDS_COMMA = /(?<=\d),(?=\d{3}\b)/g;

const fold = (text: string): string =>
  foldText(text).replace(DUNGEONS_AND_DRAGONS, 'dnd').replace(THOUSANDS_COMMA, '');

/** The words of a text in lower case and plain letters; apostrophes and a possessive s go. */
export const wordsOf = (text: string): string[] =>
  (fold(text).match(/[a-z0-9]+(?:'[a-z]+)*/g) ?? []).map((word) =>
    word.replace(/'s$/, '').replaceAll("'", ''),
  );

export const stemsOf = (text: string): string[] => wordsOf(text).map(stem);

/** A phrase as the index has it: its stems, separated by a space. */
export const phraseOf = (text: string): string => stemsOf(text).join(' ');

const NEGATED =
  /\b[a-z]+[- ]free\b|\b(?:without|no|non|never|not|instead of)[- ](?:(?:a|an|the|any|of)\s)?[a-z]+/g;

/** Drops negated phrases: 'alcohol-free', 'without a screen', 'no batteries'. */
export const affirmedText = (text: string): string => fold(text).replace(NEGATED, ' . ');

const AFTER_HEAD = /,|\b(?:for|with|in|by|to|that|you|from|on|at|and|without)\b/;

/** The last word of a noun phrase without its additions: 'hammock' of 'Cotton hammock for two, with stand'. */
export const headOf = (title: string): string => wordsOf(fold(title).split(AFTER_HEAD)[0]!).at(-1) ?? '';
