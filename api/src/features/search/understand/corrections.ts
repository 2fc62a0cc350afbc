import type { PeopleBook } from './names.ts';
import type { Span } from './source-text.ts';
import type { Spelling } from './spelling.ts';
import { BOUNDARY, type Token } from './tokens.ts';

export interface Correction {
  typed: string;
  corrected: string;
  span: Span;
}

interface CorrectionNotes {
  corrections: Correction[];
  unknownWords: string[];
}

/** Replaces unknown words by the nearest known ones. Returns both, and the words that stay unknown. */
export function corrected(
  query: string,
  tokens: Token[],
  spelling: Spelling,
  people: PeopleBook,
  notes: CorrectionNotes,
): Token[] {
  const names = new Set(people.flatMap(({ words }) => words));
  return tokens.map((token, index) => {
    const { text, span } = token;
    if (text === BOUNDARY || names.has(text) || spelling.isKnown(text)) return token;
    if (isCapitalized(query, token, index)) return token;
    if (index === tokens.length - 1 && spelling.beginsWord(text)) return token;
    const correction = spelling.correct(text, { isMaybeName: isLed(tokens, index) });
    if (correction === undefined) {
      notes.unknownWords.push(text);
      return token;
    }
    notes.corrections.push({ typed: text, corrected: correction, span });
    return { ...token, text: correction };
  });
}

/** 'for kayla': after these words a lower-case word can be a name. */
const LEADS_TO_NAMES = new Set(['for', 'named', 'called', 'friend', 'to']);
const isLed = (tokens: readonly Token[], index: number) => LEADS_TO_NAMES.has(tokens[index - 1]?.text ?? '');

/** 'for Kayla': a name inside of a sentence. */
const isCapitalized = (query: string, { span }: Token, index: number) =>
  index > 0 && /^\p{Lu}\p{Ll}/u.test(query.slice(span.start, span.end));
