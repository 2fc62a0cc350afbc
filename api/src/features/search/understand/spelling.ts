import { stem } from '../text/stem.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** The words of the catalogue, as far as spelling needs them. */
export interface CatalogueWords {
  /** Whether a gift or list has the stem. */
  has(stem: string): boolean;
  /** Unstemmed words, with the number of gifts that contain each. */
  entries(): Iterable<readonly [word: string, gifts: number]>;
}

/** Minimum length of a corrected word: 'ikea' does not become 'idea'. */
const CORRECTED_MIN_LENGTH = 5;
const CORRECTION_MIN_LENGTH = 4;
/** Shorter words, and those with two slips, keep their first letter: 'anna' is no 'nana', 'vlogging' no 'jogging'. */
const FREE_FIRST_LETTER_MIN_LENGTH = 6;
/** From this length on two slips are forgiven, and towards a word of the vocabulary a little earlier. */
const TWO_SLIPS_MIN_LENGTH = 9;
const TWO_SLIPS_MIN_LENGTH_TO_OWN = 7;
/** How much a candidate gains for being a word of the vocabulary; a slip costs more than commonness can make up for. */
const OWN_BONUS = 4;
const SLIP_COST = 9;
const SAME_START_BONUS = 3;
/** Two letters in the wrong order are the commonest slip: 'neice' is a niece. */
const SWAP_COST = 0.8;

/** Corrects words that are in no list of words: not English, not in the catalogue, not in the vocabulary. */
export class Spelling {
  readonly #vocabulary: Vocabulary;
  readonly #catalogue: CatalogueWords;
  readonly #candidates: readonly Candidate[];

  constructor(vocabulary: Vocabulary, catalogue: CatalogueWords) {
    this.#vocabulary = vocabulary;
    this.#catalogue = catalogue;
    const bonuses = new Map<string, number>();
    for (const [word, gifts] of catalogue.entries()) bonuses.set(word, Math.log(1 + gifts));
    for (const [word, phrases] of vocabulary.ownWords)
      bonuses.set(word, Math.max(bonuses.get(word) ?? 0, OWN_BONUS + Math.log(1 + phrases)));
    this.#candidates = [...bonuses]
      .filter(([word]) => word.length >= CORRECTION_MIN_LENGTH && /^[a-z]+$/.test(word))
      .map(([word, bonus]) => ({
        word,
        bonus,
        letters: lettersOf(word),
        isOwn: vocabulary.ownWords.has(word),
      }));
  }

  isKnown(word: string): boolean {
    const { english, ownWords } = this.#vocabulary;
    const key = stem(word);
    return (
      word.length < CORRECTED_MIN_LENGTH ||
      !/^[a-z]+$/.test(word) ||
      ownWords.has(word) ||
      english.has(key) ||
      this.#catalogue.has(key)
    );
  }

  /** Words of the catalogue or the vocabulary that begin so. */
  beginsWord(beginning: string): boolean {
    return this.#candidates.some(({ word }) => word.startsWith(beginning));
  }

  /** The nearest known word, or undefined. A possible name is only corrected to a word of the vocabulary. */
  correct(word: string, { isMaybeName = false } = {}): string | undefined {
    if (isMaybeName && word.length < FREE_FIRST_LETTER_MIN_LENGTH) return undefined;
    const letters = lettersOf(word);
    let best: string | undefined;
    let bestScore = -Infinity;
    for (const candidate of this.#candidates) {
      if (isMaybeName && !candidate.isOwn) continue;
      const slips =
        word.length >= (candidate.isOwn ? TWO_SLIPS_MIN_LENGTH_TO_OWN : TWO_SLIPS_MIN_LENGTH) ? 2 : 1;
      if (Math.abs(candidate.word.length - word.length) > slips) continue;
      if (countBits(candidate.letters ^ letters) > 2 * slips) continue;
      const distance = editDistance(word, candidate.word, slips);
      const keepsStart = candidate.word[0] === word[0];
      if (distance > slips || (!keepsStart && (word.length < FREE_FIRST_LETTER_MIN_LENGTH || distance > 1)))
        continue;
      const start = keepsStart ? SAME_START_BONUS : -SAME_START_BONUS;
      const score = candidate.bonus + start - SLIP_COST * distance;
      if (score <= bestScore) continue;
      bestScore = score;
      best = candidate.word;
    }
    return best;
  }
}

interface Candidate {
  word: string;
  bonus: number;
  /** A word of the vocabulary. */
  isOwn: boolean;
  /** The set of its letters, a bit each: most candidates are ruled out without comparing them. */
  letters: number;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) - 97);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Damerau-Levenshtein distance; gives up beyond `most`. */
function editDistance(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) cost = Math.min(cost, beforeLast[column - 2]! + SWAP_COST);
      current.push(cost);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[other.length]!;
}
