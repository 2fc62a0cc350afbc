import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { BOUNDARY, tokensOf, type Token } from './tokens.ts';
import { SourceText, type Span } from './source-text.ts';
import type { Correction } from './corrections.ts';
import type { UnderstoodPart } from './understanding.ts';

/** The searched query, with corrections applied. */
export function correctedQuery(query: string, corrections: readonly Correction[]): string {
  return corrections
    .toSorted((one, other) => other.span.start - one.span.start)
    .reduce(
      (text, { span, corrected }) => text.slice(0, span.start) + corrected + text.slice(span.end),
      query,
    );
}

/** The typed text of a part. */
export const typedWords = (query: string, { spans }: UnderstoodPart): string =>
  spans.map(({ start, end }) => query.slice(start, end)).join(' ');

/**
 * The query without a part: all of its words go, and the words that lead to them ('for my', 'who loves'). Empty where
 * nothing would be left to search for.
 */
export function queryWithout(
  query: string,
  taken: UnderstoodPart,
  parts: readonly UnderstoodPart[],
  { connectors, filler }: Vocabulary,
): string {
  const tokens = tokensOf(SourceText.fold(query));
  const others = parts.filter((part) => part !== taken);
  const isOther = (token: Token | undefined) =>
    token !== undefined && others.some(({ spans }) => spans.some((span) => isWithin(token, span)));
  const isConnector = (token: Token | undefined) =>
    token !== undefined && !isOther(token) && connectors.has(token.text);
  const own = tokens.flatMap((token, position) =>
    taken.spans.some((span) => isWithin(token, span)) ? position : [],
  );
  const gone = new Set(own);
  for (const position of own) {
    if (isJoint(tokens[position + 1]?.text) && isOther(tokens[position + 2])) {
      // 'Not golf or hunting' without golf is 'not hunting': the joint goes, and the negator stays.
      gone.add(position + 1);
      for (const led of own) if (isWithin(tokens[led]!, taken.negator)) gone.delete(led);
    } else if (!gone.has(position - 1)) {
      for (let before = position - 1; isConnector(tokens[before]); before--) gone.add(before);
    }
  }
  const left = tokens.filter((_, position) => !gone.has(position));
  const isAnythingLeft = left.some(
    (token) => token.text !== BOUNDARY && (isOther(token) || !filler.has(token.text)),
  );
  if (!isAnythingLeft) return '';
  const goneSpans = [...gone].map((position) => tokens[position]!.span);
  return tidied(without(query, goneSpans));
}

const isWithin = ({ span }: Token, outer: Span | undefined) =>
  outer !== undefined && span.start >= outer.start && span.end <= outer.end;

const isJoint = (word: string | undefined) => word === 'and' || word === 'or';

const without = (query: string, spans: readonly Span[]): string =>
  spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, query);

/** Punctuation and spaces around a removed part. */
const tidied = (text: string): string =>
  text
    .replace(/(?<=^|\s)[$£€<>~+=&-]+(?=\s|$)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,;.!?])/gu, '$1')
    .replace(/^[\s,;.!?]+|[\s,;]+$/gu, '')
    .trim();
