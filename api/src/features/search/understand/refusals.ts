import { isAgeGroup } from '@tuckaway/domain/age-groups';
import { stem } from '../text/stem.ts';
import { ADULTS_KEY, type Criterion } from '../vocabulary/criteria.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { BOUNDARY, type Token } from './tokens.ts';

/** A refusal: terms that a gift must not have. */
export interface Refusal {
  /** 'Not golf' */
  label: string;
  /** 'golf' */
  text: string;
  /** A gift that says all of these words has it. */
  stems: readonly string[];
  /** A gift that has one of these terms in its title or text has it. */
  terms: readonly string[];
  /** A gift that has one of these terms in its title has it. */
  titleTerms: readonly string[];
  /** Gifts of these interests have it. */
  interests: readonly string[];
  /** Categories of the refused interests. */
  about: readonly string[];
  /** Keys of the refused interests. */
  interestKeys: readonly string[];
  /** Children or teenagers are refused: gifts for them alone have it. */
  isYouth: boolean;
  /** Adults are refused: gifts that are not for children or teenagers alone have it. */
  isAdults: boolean;
  /** Gifts that are labeled with this quality have it. */
  quality?: string;
  note?: string;
}

/** A refusal ends after so many words and phrases. */
const LONGEST = 8;
const JOINTS = new Set(['or', 'and', 'nor']);

/** How many words at this position refuse what follows; 0 where none do. */
export const negatorAt = (words: readonly string[], start: number, { negation }: Vocabulary): number =>
  negation.negators.find((negator) => negator.every((word, index) => words[start + index] === word))
    ?.length ?? 0;

interface RefusalsReading {
  refused: { refusal: Refusal; from: number; to: number }[];
  /** The token after the last one that belongs to the refusals. */
  end: number;
}

/** The tokens of one refused thing: of 'no golf clubs or mugs' there are two. */
interface RefusedThing {
  from: number;
  to: number;
  parts: RefusedPart[];
}

/** A word, or a phrase of the vocabulary with its meanings. */
interface RefusedPart {
  words: readonly string[];
  /** None for a word that is in no list. */
  meanings: { criterion?: Criterion; terms?: readonly string[]; note?: string }[];
}

/** Reads the refused things from `start` on, joined by 'or', 'and' and 'nor'. */
export function readRefusals(
  tokens: readonly Token[],
  start: number,
  vocabulary: Vocabulary,
): RefusalsReading {
  const words = tokens.map(({ text }) => text);
  let position = start;
  while (vocabulary.negation.leading.has(words[position] ?? '') && words[position + 1] !== undefined)
    position += 1;
  let thing: RefusedThing = { from: position, to: position, parts: [] };
  const things = [thing];
  for (let count = 0; position < tokens.length && count < LONGEST; count++) {
    if (endsAt(words, position, thing, vocabulary)) break;
    if (JOINTS.has(words[position]!)) {
      position += 1;
      thing = { from: position, to: position, parts: [] };
      things.push(thing);
    } else {
      const { part, end } = readPart(words, position, vocabulary);
      if (part) thing.parts.push(part);
      position = end;
      thing.to = end;
    }
  }
  const refused = things.flatMap(({ from, to, parts }) =>
    parts.length > 0 ? [{ refusal: refusalOf(parts), from, to }] : [],
  );
  return { refused, end: refused.length > 0 ? position : start };
}

/** Whether the refusal is over before this word. */
function endsAt(
  words: readonly string[],
  position: number,
  { parts }: RefusedThing,
  vocabulary: Vocabulary,
): boolean {
  const { ends, clauses, wanted } = vocabulary.negation;
  const word = words[position]!;
  const isInPhrase = (vocabulary.refusals.at(words, position)?.length ?? 0) > 1;
  if ((word === BOUNDARY || ends.has(word)) && !isInPhrase) return true;
  if (negatorAt(words, position, vocabulary) > 0) return true;
  if (word === 'and' && clauses.has(words[position + 1] ?? '')) return true;
  // 'No plastic toys' asks for other toys; 'no cat toys' refuses toys for cats.
  const isKindOf = parts.flatMap(({ meanings }) => meanings).at(-1)?.criterion?.kind === 'interest';
  if (wanted.has(word) && parts.length > 0 && !isKindOf) return true;
  return parts.some(({ meanings }) => meanings.length > 0) && isWhomOrWhen(words, position, vocabulary);
}

/** Whether a person or a day begins here, which ends the refusal: 'no alcohol hostess gift'. */
function isWhomOrWhen(words: readonly string[], position: number, { criteria }: Vocabulary): boolean {
  const criterion = criteria.at(words, position)?.meaning;
  if (criterion?.kind === 'quality')
    return [...criterion.relationships, ...criterion.occasions, ...criterion.preferred].length > 0;
  return criterion?.kind === 'person' || criterion?.kind === 'occasion';
}

/** Reads one word or phrase of a refusal. Words that mean nothing have no part. */
function readPart(
  words: readonly string[],
  position: number,
  { refusals, criteria, negation, filler }: Vocabulary,
): { part?: RefusedPart; end: number } {
  const word = words[position]!;
  const refused = refusals.at(words, position);
  const criterion = criteria.at(words, position);
  const longest = Math.max(refused?.length ?? 0, criterion?.length ?? 0);
  if (negation.skipped.has(word) && longest <= 1) return { end: position + 1 };
  if (longest === 0)
    return { end: position + 1, ...(!filler.has(word) && { part: { words: [word], meanings: [] } }) };
  const meanings: RefusedPart['meanings'] = [];
  if (refused?.length === longest) {
    const { terms, note } = refused.meaning;
    meanings.push({ terms, ...(note && { note }) });
  }
  if (criterion?.length === longest) meanings.push({ criterion: criterion.meaning });
  const end = position + longest;
  return { end, part: { words: words.slice(position, end), meanings } };
}

function refusalOf(parts: readonly RefusedPart[]): Refusal {
  const phrases = parts.filter(({ meanings }) => meanings.length > 0);
  // Beside a phrase, words that are in no list say nothing: 'no stinky candles' refuses candles.
  const words = phrases.length > 0 ? phrases.flatMap(contentWordsOf) : parts.flatMap((part) => part.words);
  const understood = isCompound(phrases) ? [] : phrases;
  const meanings = understood.flatMap((phrase) => phrase.meanings);
  const criteria = meanings.flatMap(({ criterion }) => criterion ?? []);
  const interests = criteria.filter(({ kind }) => kind === 'interest');
  const text = words.join(' ');
  const quality = criteria.find((criterion) => criterion.quality)?.quality;
  const note = meanings.find((meaning) => meaning.note)?.note;
  return {
    label: `Not ${text}`,
    text,
    stems: words.map(stem),
    terms: meanings.flatMap(({ terms = [] }) => terms),
    titleTerms: understood.flatMap(titleTermsOf),
    interests: interests.filter(({ isNarrow }) => !isNarrow).flatMap((one) => one.interests.slice(0, 1)),
    about: interests.flatMap((one) => one.interests),
    interestKeys: interests.map(({ key }) => key),
    isYouth: criteria.some(
      ({ namesAgeGroup, relationships }) => namesAgeGroup && relationships.some(isAgeGroup),
    ),
    isAdults: criteria.length > 0 && criteria.every(({ key }) => key === ADULTS_KEY),
    ...(quality && { quality }),
    ...(note && { note }),
  };
}

const contentWordsOf = ({ words }: RefusedPart) => words.filter((word) => word !== 'the' && word !== 'for');

/** A compound refuses gifts with all of its words: 'no cat toys' keeps other toys and other things for cats. */
function isCompound(phrases: readonly RefusedPart[]): boolean {
  const meanings = phrases.flatMap((phrase) => phrase.meanings);
  const isOfThings = meanings.slice(0, 2).some(({ criterion }) => criterion?.kind === 'interest');
  const isAllergen = meanings.some(({ note }) => note !== undefined);
  return phrases.length > 1 && isOfThings && !isAllergen && meanings.at(-1)?.criterion?.kind === 'quality';
}

/** Terms that a title must not have. A typed term of an interest stands for itself: 'not espresso' keeps other coffee. */
function titleTermsOf({ words, meanings }: RefusedPart): readonly string[] {
  const criterion = meanings.find((meaning) => meaning.criterion)?.criterion;
  if (!criterion || criterion.kind === 'person') return [];
  const typed = words.map(stem).join(' ');
  const isOwnName = stem(criterion.label.toLowerCase()) === typed;
  return criterion.terms.includes(typed) && !isOwnName ? [typed] : criterion.terms;
}
