import { stem } from './stem.ts';
import { BOUNDARY, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Criterion } from './criteria.ts';

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
  /** Gifts for these times of life alone have it. */
  stages: readonly string[];
  /** Gifts that are labeled with this quality have it. */
  quality?: string;
  note?: string;
}

const phrases = (text: string): string[][] =>
  text
    .split(',')
    .map((phrase) => phrase.trim().split(' '))
    .toSorted((one, other) => other.length - one.length);

const NEGATORS =
  phrases(`anything but, everything but, anything except, everything except, except for, except, excluding,
  other than, besides, apart from, not interested in, isnt interested in, isnt interested, arent interested in, not really into, isnt really into,
  no interest in, lost interest in, doesnt care about, grew out of, outgrew, outgrown, aside from, instead of, rather than, but not, and not, not into, not a fan of, not for, not,
  no, without, non, sans, minus, nothing, never, avoid, avoiding, skip, nor, isnt into, isnt a fan of, isnt, arent, aint,
  doesnt like, doesnt love, doesnt drink, doesnt eat, doesnt want, doesnt need, doesnt wear, doesnt use, doesnt do,
  doesnt enjoy, doesnt care for, doesnt have, doesnt, dont want, dont like, dont need, dont drink, dont eat, dont,
  cant eat, cant have, cant stand, cant drink, hates, hate, hating, dislikes, dislike, allergic to, allergy to, allergies to, cant do, cant use, cant wear, cant tolerate, cant handle, doesnt play, doesnt read, doesnt cook, doesnt watch,
  intolerant to, tired of, sick of, already has, already have, already owns, already got, has every, have every, owns every, has all the, owns all the, has plenty of, has lots of, has tons of, has enough, has too many, enough,
  too many, no more, not another, quit, quitting, stopped, gave up, giving up`);
/** Skipped inside of a refusal. */
const SKIPPED = new Set(
  'the a an any more another my his her their too so much many some of be just really that stuff things thing anything like made with related based gifts gift'.split(
    ' ',
  ),
);
/** Words that are skipped after a negator: 'nothing for the kitchen' refuses kitchen. */
const LEADING = new Set('for about with in to on of related the'.split(' '));
/** End the refusal. */
const ENDS = new Set(
  `${BOUNDARY} for but who which because please under over as to in from if when since he she they i is has loves likes so maybe something instead only anymore lives`.split(
    ' ',
  ),
);
/** After 'and' they begin a new clause. */
const SUBJECTS = new Set(
  'we i he she they is has loves likes enjoys wants needs it you my his her would'.split(' '),
);
/** 'no plastic toys' refuses plastic and asks for toys. */
const WANTED_HEADS = new Set('toy toys games gifts'.split(' '));
/** A refusal ends after so many words and phrases. */
const LONGEST = 8;

export const negatorAt = (words: readonly string[], start: number): number =>
  NEGATORS.find((negator) => negator.every((word, index) => words[start + index] === word))?.length ?? 0;

interface RefusalsReading {
  refusals: { refusal: Refusal; from: number; to: number }[];
  /** The token after the last one that belongs to the refusals. */
  end: number;
}

/** Reads the refused parts from `start` on, joined by 'or', 'and' and 'nor'. */
export function readRefusals(
  tokens: readonly Token[],
  start: number,
  vocabulary: Vocabulary,
): RefusalsReading {
  const words = tokens.map(({ text }) => text);
  const refusals: RefusalsReading['refusals'] = [];
  let position = start;
  while (LEADING.has(words[position] ?? '') && words[position + 1] !== undefined) position += 1;
  let from = position;
  let clause: RefusedParts = { words: [], phrases: [], parts: [] };
  const flush = () => {
    const refusal = refusalOf(clause);
    if (refusal) refusals.push({ refusal, from, to: position });
    clause = { words: [], phrases: [], parts: [] };
  };
  for (let count = 0; position < tokens.length && count < LONGEST; count++) {
    const word = words[position]!;
    if (ENDS.has(word) && !isPhrase(words, position, vocabulary)) break;
    if (negatorAt(words, position) > 0) break;
    if (word === 'and' && SUBJECTS.has(words[position + 1] ?? '')) break;
    if (WANTED_HEADS.has(word) && clause.words.length > 0 && !isKindOf(clause)) break;
    if (clause.phrases.length > 0 && isWhomOrWhen(words, position, vocabulary)) break;
    if (word === 'or' || word === 'and' || word === 'nor') {
      flush();
      position += 1;
      from = position;
    } else {
      position = readPart(words, position, vocabulary, clause);
    }
  }
  flush();
  return { refusals, end: refusals.length > 0 ? position : start };
}

/** Whether the last part is an interest: 'no cat toys' refuses toys for cats, 'no plastic toys' asks for other toys. */
const isKindOf = ({ parts }: RefusedParts) => parts.at(-1)?.criterion?.kind === 'interest';

/** Whether a person or a day begins here, which ends the refusal: 'no alcohol hostess gift'. */
const isWhomOrWhen = (words: readonly string[], position: number, { criteria }: Vocabulary) => {
  const criterion = criteria.at(words, position)?.meaning;
  if (criterion?.kind === 'quality')
    return [...criterion.relationships, ...criterion.occasions, ...criterion.preferred].length > 0;
  return criterion?.kind === 'person' || criterion?.kind === 'occasion';
};

const isPhrase = (words: readonly string[], position: number, { refusals }: Vocabulary) =>
  (refusals.at(words, position)?.length ?? 0) > 1;

interface RefusedParts {
  words: string[];
  /** Phrases with a meaning of their own. */
  phrases: string[];
  parts: { criterion?: Criterion; words: readonly string[]; terms?: readonly string[]; note?: string }[];
}

/** Reads one word or phrase of a refusal; answers where the next begins. */
function readPart(
  words: readonly string[],
  position: number,
  vocabulary: Vocabulary,
  clause: RefusedParts,
): number {
  const refused = vocabulary.refusals.at(words, position);
  const wanted = vocabulary.criteria.at(words, position);
  const longest = Math.max(refused?.length ?? 0, wanted?.length ?? 0);
  if (SKIPPED.has(words[position]!) && longest <= 1) return position + 1;
  if (longest === 0) {
    if (!vocabulary.filler.has(words[position]!)) clause.words.push(words[position]!);
    return position + 1;
  }
  const phrase = words.slice(position, position + longest);
  clause.words.push(...phrase);
  clause.phrases.push(...phrase.filter((word) => word !== 'the' && word !== 'for'));
  if (refused && refused.length === longest) {
    const { terms, note } = refused.meaning;
    clause.parts.push({ words: phrase, terms, ...(note && { note }) });
  }
  if (wanted && wanted.length === longest) clause.parts.push({ words: phrase, criterion: wanted.meaning });
  return position + longest;
}

/** Terms that a title must not have. A typed term of an interest stands for itself: 'not espresso' keeps other coffee. */
function refusedInTitle({ criterion, words }: RefusedParts['parts'][number]): readonly string[] {
  if (!criterion || criterion.kind === 'person') return [];
  const typed = words.map(stem).join(' ');
  const isOwnName = stem(criterion.label.toLowerCase()) === typed;
  return criterion.terms.includes(typed) && !isOwnName ? [typed] : criterion.terms;
}

/** A compound refuses gifts with all of its words: 'no cat toys' keeps other toys and other things for cats. */
function isCompound(parts: RefusedParts['parts']): boolean {
  const isOfThings = parts[0]?.criterion?.kind === 'interest' || parts[1]?.criterion?.kind === 'interest';
  const isOneThing = parts.every((part) => part.words === parts[0]!.words);
  const last = parts.at(-1)?.criterion;
  const isAllergen = parts.some(({ note }) => note !== undefined);
  return isOfThings && !isOneThing && !isAllergen && last?.kind === 'quality';
}

function refusalOf({ words, phrases: phraseWords, parts: named }: RefusedParts): Refusal | undefined {
  if (words.length === 0) return undefined;
  const parts = isCompound(named) ? [] : named;
  const refusedWords = phraseWords.length > 0 ? phraseWords : words;
  const text = refusedWords.join(' ');
  const criteria = parts.flatMap(({ criterion }) => criterion ?? []);
  const note = parts.find((part) => part.note)?.note;
  const quality = criteria.find((criterion) => criterion.quality)?.quality;
  const isBroad = ({ kind, isNarrow }: Criterion) => kind === 'interest' && !isNarrow;
  return {
    label: `Not ${text}`,
    text,
    stems: refusedWords.map(stem),
    terms: parts.flatMap(({ terms }) => terms ?? []),
    titleTerms: parts.flatMap(refusedInTitle),
    interests: criteria.filter(isBroad).flatMap(({ interests }) => interests.slice(0, 1)),
    about: criteria.filter(({ kind }) => kind === 'interest').flatMap(({ interests }) => interests),
    interestKeys: criteria.filter(({ kind }) => kind === 'interest').map(({ key }) => key),
    stages: criteria.filter(({ isStage }) => isStage).flatMap(({ relationships }) => relationships),
    ...(quality && { quality }),
    ...(note && { note }),
  };
}
