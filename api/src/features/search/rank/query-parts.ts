import type { DocumentIndex } from '../gift-index/document-index.ts';
import type { QueryWord, Understanding } from '../understand/understanding.ts';
import type { Criterion } from '../vocabulary/criteria.ts';
import type { Allowed } from './constraints.ts';
import { isHeadOfAnyTitle, isInAnyTitle, keysOf, scoreCriterion, scoreWord } from './score-criteria.ts';
import {
  LONG_QUERY,
  MATCH_SHARE_OF_REST,
  OTHER_THINGS,
  SHARES,
  WEAK_QUALITIES,
  WEIGHTS,
  WORDS_SHARES,
} from './weights.ts';

/** A criterion or a word with the scores of all documents. */
export interface QueryPart {
  label: string;
  scores: Float32Array;
  /** The score from which a gift meets it. */
  scoreToMeet: number;
  /** How much of the query it makes up. */
  share: number;
  /** An interest, or a quality that is a thing ('headphones'): a gift needs one of them. */
  isThing: boolean;
  /** Gifts without it are about something else: a thing without a narrower one beside it, or a word that names gifts. */
  isDecisive: boolean;
  /** Categories of an interest. */
  interests: readonly string[];
}

/** Marks a document that may not be shown. */
const EXCLUDED = -Infinity;

/** All parts of a query with the scores of all documents. */
export function queryParts(
  index: DocumentIndex,
  { criteria, words, age, typed }: Understanding,
): QueryPart[] {
  const wanted = criteria
    // An age beside 'nephew' decides; the word then says little.
    .filter(({ kind, isAnyAge }) => !(kind === 'person' && isAnyAge && age !== undefined))
    .filter(hasScoredTerms)
    .map((criterion) => ({
      label: criterion.label,
      ...scoreCriterion(
        index,
        criterion,
        typed.filter((one) => one.criterion === criterion).map(({ stems }) => stems),
      ),
      share: SHARES[criterion.kind] * (WEAK_QUALITIES[criterion.quality ?? ''] ?? 1),
      isThing: criterion.isThing,
      isDecisive: criterion.isThing && !hasNarrowerInterest(criterion, criteria),
      interests: criterion.kind === 'interest' ? criterion.interests : [],
    }));
  const found = words.filter((word) => keysOf(index, word).some((key) => index.withWord(key).length > 0));
  const shareOf = wordShares(index, found, criteria);
  const worded = found.map((word) => ({
    label: `“${word.text}”`,
    ...scoreWord(index, word, words.length),
    share: shareOf(word),
    isThing: false,
    isDecisive: !word.isExplained && isHeadOfAnyTitle(index, word),
    interests: [],
  }));
  return [...wanted, ...worded];
}

/** An interest of which a part is named as well: of 'geek' and 'stars' the stars decide. */
const hasNarrowerInterest = (
  { kind, isNarrow, interests }: Criterion,
  criteria: readonly Criterion[],
): boolean =>
  kind === 'interest' &&
  !isNarrow &&
  criteria.some((other) => other.isNarrow && interests.some((slug) => other.interests.includes(slug)));

/** 'For her' in the finder only rules things out. */
const hasScoredTerms = ({ relationships, occasions, interests, terms, quality }: Criterion) =>
  relationships.length + occasions.length + interests.length + terms.length > 0 || quality !== undefined;

/** Words that name no thing have no weight; the weight of all others together is capped. */
function wordShares(index: DocumentIndex, found: readonly QueryWord[], criteria: readonly Criterion[]) {
  const own = (word: QueryWord) => {
    if (word.isExplained) return SHARES.explainedWord;
    if (isHeadOfAnyTitle(index, word)) return SHARES.word;
    return isInAnyTitle(index, word) ? SHARES.describingWord : 0;
  };
  const sum = found.reduce((total, word) => total + own(word), 0);
  const hasInterestOrQuality = criteria.some(({ kind }) => kind === 'interest' || kind === 'quality');
  const most = hasInterestOrQuality
    ? WORDS_SHARES.besideInterestOrQuality
    : criteria.length > 0
      ? WORDS_SHARES.besidePeople
      : WORDS_SHARES.alone;
  const scale = sum > most ? most / sum : 1;
  // Where no word names a thing and nothing else was said, the words are all there is.
  const isAll = sum === 0 && criteria.length === 0;
  return (word: QueryWord) => (isAll ? SHARES.word : own(word) * scale);
}

/** From which share on a gift is a match: of a long list of criteria a smaller part will do. */
export function leastShare(parts: readonly QueryPart[], matchShare: number): number {
  const whole = totalShare(parts);
  if (whole <= LONG_QUERY) return matchShare;
  return (matchShare * LONG_QUERY + Math.min(matchShare, MATCH_SHARE_OF_REST) * (whole - LONG_QUERY)) / whole;
}

/** Of several things one counts in full. */
function totalShare(parts: readonly QueryPart[]): number {
  const things = parts.filter(({ isThing }) => isThing);
  const others = parts.reduce((sum, { share, isThing }) => sum + (isThing ? 0 : share), 0);
  const shares = things.map(({ share }) => share);
  const sum = shares.reduce((one, other) => one + other, 0);
  const largest = Math.max(0, ...shares);
  return others + largest + OTHER_THINGS * (sum - largest);
}

/** 1 for documents with at least this part of what meets one of the parts; undefined without parts. */
export function documentsAbout(
  index: DocumentIndex,
  parts: readonly QueryPart[],
  least: number,
): Uint8Array | undefined {
  if (parts.length === 0) return undefined;
  const about = new Uint8Array(index.size);
  for (const { scores, scoreToMeet } of parts)
    for (let document = 0; document < index.size; document++)
      if (scores[document]! >= least * scoreToMeet) about[document] = 1;
  return about;
}

interface DocumentScores {
  scores: Float32Array;
  /** Which part of the query each document meets, from 0 to 1. */
  shares: Float32Array;
}

/** Total score of each document, and the share of the query that it meets. */
export function scoreAll(
  index: DocumentIndex,
  parts: readonly QueryPart[],
  allowed: Allowed,
  adjust: (document: number) => number,
): DocumentScores {
  const { size } = index;
  const scores = new Float32Array(size);
  const shares = new Float32Array(size);
  const bestThing = new Float32Array(size);
  const whole = totalShare(parts);
  for (const { scores: earned, scoreToMeet, share, isThing } of parts)
    for (let document = 0; document < size; document++) {
      scores[document]! += earned[document]!;
      const part = share * Math.min(1, earned[document]! / scoreToMeet);
      shares[document]! += isThing ? OTHER_THINGS * part : part;
      if (isThing && part > bestThing[document]!) bestThing[document] = part;
    }
  for (let document = 0; document < size; document++) {
    const sum = shares[document]! + (1 - OTHER_THINGS) * bestThing[document]!;
    shares[document] = whole === 0 ? 1 : sum / whole;
    if (allowed[document] === 1)
      scores[document]! += WEIGHTS.coverage * shares[document]! ** 2 + adjust(document);
    else scores[document] = EXCLUDED;
  }
  return { scores, shares };
}
