import { stem } from '../text/stem.ts';
import type { Criterion } from '../vocabulary/criteria.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { isContext } from './context.ts';
import { nameAt, type PeopleBook } from './names.ts';
import { negatorAt, readRefusals } from './refusals.ts';
import type { Span } from './source-text.ts';
import { BOUNDARY, type Token } from './tokens.ts';
import { queryWord, type Understanding, type UnderstoodPart } from './understanding.ts';

interface TokenizedQuery {
  tokens: readonly Token[];
  /** The texts of the tokens. */
  words: readonly string[];
  vocabulary: Vocabulary;
  people: PeopleBook;
}

type PhraseFields = Pick<Understanding, 'criteria' | 'typed' | 'refusals' | 'words' | 'parts'>;

/** The meaning of the tokens from a position on, up to `end`. Fields that are left out are empty. */
interface Reading extends Partial<PhraseFields> {
  /** The token after the last one that was read. */
  end: number;
}

/** Reads the tokens from first to last: names, refusals, criteria, and the words that are left. */
export function readPhrases(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  people: PeopleBook,
): PhraseFields {
  const query = { tokens, words: tokens.map(({ text }) => text), vocabulary, people };
  const readings: Reading[] = [];
  for (let position = 0; position < tokens.length;) {
    const reading = readAt(query, position, readings);
    readings.push(reading);
    position = reading.end;
  }
  return {
    criteria: readings.flatMap(({ criteria = [] }) => criteria),
    typed: readings.flatMap(({ typed = [] }) => typed),
    refusals: readings.flatMap(({ refusals = [] }) => refusals),
    words: readings.flatMap(({ words = [] }) => words),
    parts: readings.flatMap(({ parts = [] }) => parts),
  };
}

/** The first reader that knows the tokens at this position reads them. Each returns undefined for tokens of another kind. */
const readAt = (query: TokenizedQuery, position: number, before: readonly Reading[]): Reading =>
  readBoundary(query, position) ??
  readName(query, position) ??
  readRefusal(query, position) ??
  readContext(query, position, before) ??
  readCriterion(query, position) ??
  readWord(query, position);

const readBoundary = ({ words }: TokenizedQuery, position: number): Reading | undefined =>
  words[position] === BOUNDARY ? { end: position + 1 } : undefined;

function readName({ tokens, people }: TokenizedQuery, position: number): Reading | undefined {
  const name = nameAt(tokens, position, people);
  if (!name) return undefined;
  const end = position + name.length;
  return { end, criteria: [name.criterion], parts: [partOf(name.criterion, spanOf(tokens, position, end))] };
}

function readRefusal({ tokens, words, vocabulary }: TokenizedQuery, position: number): Reading | undefined {
  const negator = negatorAt(words, position, vocabulary);
  const phrase = vocabulary.criteria.at(words, position);
  // A longer phrase that begins with the negator means something else: 'no shipping'.
  if (negator === 0 || (phrase && phrase.length > negator)) return undefined;
  let { refused, end } = readRefusals(tokens, position + negator, vocabulary);
  // 'Doesn't cook' has no object: the verb itself is refused.
  if (refused.length === 0 && negator > 1)
    ({ refused, end } = readRefusals(tokens, position + 1, vocabulary));
  const [first, ...others] = refused;
  const part = (label: string, from: number, to: number): UnderstoodPart => ({
    kind: 'refusal',
    label,
    spans: [spanOf(tokens, from, to)],
  });
  return {
    end: Math.max(end, position + negator),
    refusals: refused.map(({ refusal }) => refusal),
    parts: first
      ? [
          {
            ...part(first.refusal.label, position, first.to),
            negator: spanOf(tokens, position, position + negator),
          },
          ...others.map(({ refusal, from, to }) => part(refusal.label, from, to)),
        ]
      : [],
  };
}

/** A phrase that only tells something about the recipient: it is no criterion and is not searched for. */
function readContext(
  query: TokenizedQuery,
  position: number,
  before: readonly Reading[],
): Reading | undefined {
  const phrase = query.vocabulary.criteria.at(query.words, position);
  if (!phrase) return undefined;
  const hasPerson = before.some(({ criteria = [] }) => criteria.some(({ kind }) => kind === 'person'));
  const end = position + phrase.length;
  const isOnlyContext = isContext(
    { ...query, hasPerson },
    { criterion: phrase.meaning, from: position, to: end },
  );
  return isOnlyContext ? { end } : undefined;
}

function readCriterion({ tokens, words, vocabulary }: TokenizedQuery, position: number): Reading | undefined {
  const phrase = vocabulary.criteria.at(words, position);
  if (!phrase) return undefined;
  const { meaning: criterion, length } = phrase;
  const end = position + length;
  const read = { end, criteria: [criterion], parts: [partOf(criterion, spanOf(tokens, position, end))] };
  if (criterion.kind !== 'interest' && criterion.kind !== 'quality') return read;
  // Words that name a thing are also searched as plain words; those of a person or day are not.
  const named = words.slice(position, end).filter((text) => length === 1 || !vocabulary.filler.has(text));
  return {
    ...read,
    words: named.map((text) => queryWord(text, { isExplained: true })),
    typed: named.length > 0 ? [{ criterion, stems: named.map(stem) }] : [],
  };
}

function readWord({ tokens, words, vocabulary }: TokenizedQuery, position: number): Reading {
  const end = position + 1;
  const text = words[position]!;
  // Numbers are amounts or say nothing, except for '1000 pieces'.
  const isTelling = !/^\d+$/.test(text) || /^pieces?$/.test(words[end] ?? '');
  if (!isTelling || text.length === 1 || vocabulary.filler.has(text)) return { end };
  return { end, words: [queryWord(text, { isBeginning: end === tokens.length })] };
}

const partOf = (criterion: Criterion, span: Span): UnderstoodPart => ({
  kind: criterion.kind,
  label: criterion.label,
  criterion,
  spans: [span],
});

const spanOf = (tokens: readonly Token[], from: number, to: number): Span => ({
  start: tokens[from]!.span.start,
  end: tokens[to - 1]!.span.end,
});
