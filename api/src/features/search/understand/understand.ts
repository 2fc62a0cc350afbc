import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { readAge } from './ages.ts';
import { correctTokens } from './corrections.ts';
import { NO_PEOPLE, type PeopleBook } from './names.ts';
import { withDigits } from './number-words.ts';
import { readPrice } from './prices.ts';
import { readPhrases } from './read-phrases.ts';
import { rewritten, translated, withoutHarmlessNegatives, withSituations } from './rewriting.ts';
import { SourceText } from './source-text.ts';
import type { Spelling } from './spelling.ts';
import { BOUNDARY, tokensOf } from './tokens.ts';
import { NOTHING_UNDERSTOOD, queryWord, type Understanding, type UnderstoodPart } from './understanding.ts';

interface UnderstandOptions {
  people?: PeopleBook;
  /** False: no spelling correction. */
  corrects?: boolean;
}

/** Reads a query. Each step takes the result of the one before; none of them changes what it is given. */
export function understand(
  query: string,
  vocabulary: Vocabulary,
  spelling: Spelling,
  { people = NO_PEOPLE, corrects = true }: UnderstandOptions = {},
): Understanding {
  const text = withDigits(translated(rewritten(SourceText.fold(query), vocabulary), vocabulary));
  // The age before the price: 'kids 8-10' is no price. Both before the negatives: 'nothing over 50' is a price.
  const { age, rest: textWithoutAge } = readAge(text);
  const { price, rest: textWithoutAmounts } = readPrice(textWithoutAge);
  const typedTokens = tokensOf(withSituations(withoutHarmlessNegatives(textWithoutAmounts)));
  const { tokens, corrections, unknownWords } = corrects
    ? correctTokens(query, typedTokens, spelling, people)
    : { tokens: typedTokens, corrections: [], unknownWords: [] };
  const phrases = readPhrases(tokens, vocabulary, people);
  return withoutRepeats({
    ...phrases,
    ...(age && { age: age.criterion }),
    ...(price && { price: price.criterion }),
    parts: [
      ...(age ? [{ kind: 'age' as const, label: age.criterion.label, spans: [age.span] }] : []),
      ...(price ? [{ kind: 'price' as const, label: price.criterion.label, spans: [price.span] }] : []),
      ...phrases.parts,
    ],
    corrections,
    unknownWords,
  });
}

/** The words of the query and nothing else: no criteria, no amounts, no corrections. */
export function wordsAlone(query: string, vocabulary: Vocabulary): Understanding {
  const words = tokensOf(rewritten(SourceText.fold(query), vocabulary))
    .map(({ text }) => text)
    .filter((text) => text !== BOUNDARY);
  const telling = words.filter((text) => !vocabulary.filler.has(text));
  const searched = telling.length > 0 ? telling : words;
  return { ...NOTHING_UNDERSTOOD, words: searched.map((text) => queryWord(text)) };
}

/** Each criterion, word and chip once; chips in the order of the query. */
function withoutRepeats(understanding: Understanding): Understanding {
  const { criteria, refusals, words, parts } = understanding;
  const isNamed = criteria.some(({ kind, isPronoun }) => kind === 'person' && !isPronoun);
  const stays = ({ isPronoun, label }: { isPronoun: boolean; label: string }) => {
    // 'Her' beside a named person says nothing more.
    if (isNamed && isPronoun) return false;
    // 'She had a baby, nothing for the baby': a criterion that is refused by its very name is refused.
    return !refusals.some(({ text }) => text === label.toLowerCase());
  };
  return {
    ...understanding,
    criteria: [...new Set(criteria)].filter(stays),
    words: [...new Map(words.map((word) => [word.stem, word])).values()],
    parts: mergedParts(parts)
      .filter(({ criterion }) => criterion === undefined || stays(criterion))
      .toSorted((one, other) => one.spans[0]!.start - other.spans[0]!.start),
  };
}

/** Parts with the same chip as one, with the spans of all. */
const mergedParts = (parts: readonly UnderstoodPart[]): UnderstoodPart[] =>
  [...Map.groupBy(parts, ({ kind, label }) => `${kind} ${label}`).values()].map((same) => ({
    ...same[0]!,
    spans: same.flatMap(({ spans }) => spans),
  }));
