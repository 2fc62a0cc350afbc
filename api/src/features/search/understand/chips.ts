import { BOUNDARY, tokensOf } from './tokens.ts';
import { SourceText, type Span } from './source-text.ts';
import type { Correction } from './corrections.ts';
import type { UnderstoodPart } from './understanding.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

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
  const isIn = (span: Span, { spans }: UnderstoodPart) =>
    spans.some(({ start, end }) => span.start >= start && span.end <= end);
  const others = parts.filter((part) => part !== taken);
  const isOther = (span: Span) => others.some((part) => isIn(span, part));
  const isConnector = (position: number) =>
    tokens[position] !== undefined &&
    !isOther(tokens[position].span) &&
    connectors.has(tokens[position].text);
  const own = tokens.flatMap(({ span }, position) => (isIn(span, taken) ? position : []));
  const gone = new Set(own);
  for (const position of own) {
    if (
      isJoint(tokens[position + 1]?.text) &&
      isOther(tokens[position + 2]?.span ?? tokens[position]!.span)
    ) {
      gone.add(position + 1);
      for (const led of gone) if (isNegator(tokens[led]!.span, taken)) gone.delete(led);
      continue;
    }

    if (gone.has(position - 1)) continue;
    for (let before = position - 1; isConnector(before); before--) gone.add(before);
  }
  const left = tokens.filter((_, position) => !gone.has(position));
  if (!left.some(({ text, span }) => text !== BOUNDARY && (isOther(span) || !filler.has(text)))) return '';
  return tidied(
    without(
      query,
      [...gone].map((position) => tokens[position]!.span),
    ),
  );
}

const isNegator = ({ start, end }: Span, { negator }: UnderstoodPart) =>
  negator !== undefined && start >= negator.start && end <= negator.end;

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
