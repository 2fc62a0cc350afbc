import type { PeopleBook } from './names.ts';
import type { Span } from './source-text.ts';
import type { Spelling } from './spelling.ts';
import { BOUNDARY, type Token } from './tokens.ts';

export interface Correction {
  typed: string;
  corrected: string;
  span: Span;
}

interface CorrectedTokens {
  tokens: Token[];
  corrections: Correction[];
  /** Words that nothing known is near to. */
  unknownWords: string[];
}

/** Replaces unknown words by the nearest known ones. */
export function correctTokens(
  query: string,
  tokens: readonly Token[],
  spelling: Spelling,
  people: PeopleBook,
): CorrectedTokens {
  const corrections: Correction[] = [];
  const unknownWords: string[] = [];
  const names = new Set(people.flatMap(({ words }) => words));
  const corrected = tokens.map((token, index) => {
    const { text, span } = token;
    if (text === BOUNDARY || names.has(text) || spelling.isKnown(text)) return token;
    if (isCapitalized(query, token, index)) return token;
    if (index === tokens.length - 1 && spelling.beginsWord(text)) return token;
    const correction = spelling.correct(text, { isMaybeName: isLed(tokens, index) });
    if (correction === undefined) {
      unknownWords.push(text);
      return token;
    }
    corrections.push({ typed: text, corrected: correction, span });
    return { ...token, text: correction };
  });
  return { tokens: corrected, corrections, unknownWords };
}

/** 'for kayla': after these words a lower-case word can be a name. */
const LEADS_TO_NAMES = new Set(['for', 'named', 'called', 'friend', 'to']);
const isLed = (tokens: readonly Token[], index: number) => LEADS_TO_NAMES.has(tokens[index - 1]?.text ?? '');

/** 'for Kayla': a name inside of a sentence. */
const isCapitalized = (query: string, { span }: Token, index: number) =>
  index > 0 && /^\p{Lu}\p{Ll}/u.test(query.slice(span.start, span.end));
