import { stem } from '../text/stem.ts';
import type { Criterion, CriterionKind } from '../vocabulary/criteria.ts';
import type { AgeCriterion } from './ages.ts';
import type { Correction } from './corrections.ts';
import type { PriceCriterion } from './prices.ts';
import type { Refusal } from './refusals.ts';
import type { Span } from './source-text.ts';

/** Meaning of a query. Price, age and refusals are hard constraints; all else is scored. */
export interface Understanding {
  criteria: Criterion[];
  /** Phrases that express things and qualities, in stems: titles that say the same come first. */
  typed: { criterion: Criterion; stems: readonly string[] }[];
  refusals: Refusal[];
  price?: PriceCriterion;
  age?: AgeCriterion;
  words: QueryWord[];
  parts: UnderstoodPart[];
  corrections: Correction[];
  /** Words that are in no list of words and near to none. */
  unknownWords: string[];
}

/** A word to look for in the texts of gifts. */
export interface QueryWord {
  text: string;
  stem: string;
  /** Part of a criterion: the criterion already looks for it. */
  isExplained: boolean;
  /** Prefix match: the last word is still being typed. */
  isBeginning: boolean;
}

/** A part of the query that was understood, as a chip shows it. */
export interface UnderstoodPart {
  kind: CriterionKind | 'price' | 'age' | 'refusal';
  label: string;
  criterion?: Criterion;
  /** Spans in the query; several if two words mean the same. */
  spans: Span[];
  /** The refusing word, which stays where it refuses the next part too. */
  negator?: Span;
}

export const NOTHING_UNDERSTOOD: Understanding = {
  criteria: [],
  typed: [],
  refusals: [],
  words: [],
  parts: [],
  corrections: [],
  unknownWords: [],
};

export const queryWord = (
  text: string,
  more: Partial<Pick<QueryWord, 'isExplained' | 'isBeginning'>> = {},
): QueryWord => ({
  text,
  stem: stem(text),
  isExplained: false,
  isBeginning: false,
  ...more,
});
