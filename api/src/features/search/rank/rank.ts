import type { Understanding } from '../understand/understand.ts';
import type { DocumentIndex } from '../gift-index/document-index.ts';
import { documentOf, FIELD, fieldsOf } from '../gift-index/postings.ts';
import { adjustmentsFor } from './adjustments.ts';
import {
  allowedDocuments,
  NO_FILTERS,
  requestedPrice,
  withinPrice,
  type Allowed,
  type HardFilters,
} from './constraints.ts';
import { diversify, type Ranked } from './diversify.ts';
import { documentsAbout, leastShare, queryParts, scoreAll, type QueryPart } from './query-parts.ts';
import { keysOf } from './score-wishes.ts';
import {
  IS_ABOUT,
  MATCH_SHARE,
  MATCH_SHARE_WITH_INTEREST,
  MEETS_INTEREST,
  NEAR_PRICE,
  WEIGHTS,
} from './weights.ts';

export interface RankRequest {
  understanding: Understanding;
  filters?: HardFilters;
  /** Slugs of categories whose day is near. */
  season?: readonly string[];
  /** Excluded ids: gifts that the recipient already has. */
  excluded?: ReadonlySet<number>;
  /** How many matches are put in order; all of them are counted. */
  limit: number;
  /** From which part of the query on a gift is a match. */
  matchShare?: number;
}

/** A document that does not match, with the unmet parts of the query. */
export interface CloseMatch extends Ranked {
  unmet: string[];
}

export interface Ranking {
  /** Best first, as many as were asked for. */
  matches: Ranked[];
  /** How many matches there are in all. */
  total: number;
  /** Closest documents where there are few matches, without refused or unsafe ones. */
  closest: CloseMatch[];
  /** Words that nothing has. */
  missingWords: string[];
}

/** With fewer matches than this the closest follow. */
const FEW = 8;
const CLOSEST = 12;
/** Number of unmet parts that are shown, the heaviest first. */
const UNMET_TOLD = 3;

/** Ranks all documents for a query: hard constraints first, then the sum of the scores. */
export function rank(index: DocumentIndex, request: RankRequest): Ranking {
  const { understanding, filters = NO_FILTERS, season = [], excluded, limit, matchShare } = request;
  const parts = queryParts(index, understanding);
  const missingWords = missingOf(index, understanding);
  const allowed = allowedDocuments(index, understanding, filters);
  if (excluded)
    for (let document = 0; document < index.size; document++)
      if (excluded.has(index.ids[document]!)) allowed[document] = 0;
  const within = withinPrice(index, allowed, understanding);
  const isNonsense = parts.length === 0 && missingWords.length > 0;
  const adjust = adjustmentsFor(index, understanding, season, seedOf(understanding));
  const { scores, shares } = scoreAll(index, parts, allowed, adjust);
  for (const document of inTitle(index, understanding))
    if (allowed[document] === 1) {
      scores[document]! += WEIGHTS.allInTitle;
      shares[document] = 1;
    }
  const interests = parts.filter(({ isInterest }) => isInterest);
  // Callers with a share of their own, such as ideas for a person, take gifts beside the interests, too.
  const aboutInterest =
    matchShare === undefined ? documentsAbout(index, interests, MEETS_INTEREST) : undefined;
  const least = aboutInterest ? MATCH_SHARE_WITH_INTEREST : leastShare(parts, matchShare ?? MATCH_SHARE);
  const isMatch = (document: number) =>
    within[document] === 1 &&
    !isNonsense &&
    shares[document]! >= least &&
    (aboutInterest === undefined || aboutInterest[document] === 1);
  const matching = documentsWhere(index.size, isMatch);
  const queryStems = new Set([
    ...understanding.words.map(({ stem }) => stem),
    ...understanding.wishes.filter(({ isNarrow }) => isNarrow).flatMap(({ terms }) => terms),
  ]);
  const matches = diversify(
    best(matching, scores, limit),
    (document) => index.titles[document]!,
    queryStems,
  ).slice(0, limit);
  const closest =
    matching.length < FEW
      ? closestOf(
          { index, understanding, parts, scores, shares, least, allowed, within, isMatch },
          CLOSEST - matching.length,
        )
      : [];
  return { matches, total: matching.length, closest, missingWords };
}

const missingOf = (index: DocumentIndex, { words, unknownWords }: Understanding) => [
  ...new Set([
    ...words
      .filter(
        (word) => !word.isExplained && keysOf(index, word).every((key) => index.withWord(key).length === 0),
      )
      .map(({ text }) => text),
    ...unknownWords.filter((word) => !words.some(({ text }) => text === word)),
  ]),
];

/** Documents with all words of the query in the title, words of wishes included; none for fewer than two words. */
function inTitle(index: DocumentIndex, { words }: Understanding): number[] {
  if (words.length < 2) return [];
  const counts = new Uint8Array(index.size);
  for (const word of words)
    for (const posting of index.withWord(word.stem))
      if ((fieldsOf(posting) & FIELD.title) !== 0) counts[documentOf(posting)]! += 1;
  return documentsWhere(index.size, (document) => counts[document] === words.length);
}

function documentsWhere(size: number, test: (document: number) => boolean): number[] {
  const found: number[] = [];
  for (let document = 0; document < size; document++) if (test(document)) found.push(document);
  return found;
}

/** The best `count` in order. Sorts numbers first: of 100,000 documents only a page is put in order. */
function best(documents: readonly number[], scores: Float32Array, count: number): Ranked[] {
  const sorted = Float32Array.from(documents, (document) => scores[document]!).sort();
  const least = sorted[Math.max(0, sorted.length - Math.max(count, 60))] ?? 0;
  return documents
    .filter((document) => scores[document]! >= least)
    .map((document) => ({ document, score: scores[document]! }))
    .toSorted((one, other) => other.score - one.score || one.document - other.document);
}

interface Field {
  index: DocumentIndex;
  understanding: Understanding;
  parts: readonly QueryPart[];
  scores: Float32Array;
  shares: Float32Array;
  /** The share from which on a document within the price matches. */
  least: number;
  allowed: Allowed;
  within: Allowed;
  isMatch: (document: number) => boolean;
}

/** Documents that do not match: first what was asked for at nearly the price, then anything within the price. */
function closestOf(field: Field, count: number): CloseMatch[] {
  const { index, parts, scores, shares, least, allowed, within, isMatch } = field;
  const about = documentsAbout(
    index,
    parts.filter(({ isThing }) => isThing),
    IS_ABOUT,
  );
  const isNearPrice = nearPrice(field);
  const isClose = (document: number) =>
    (about ? about[document] === 1 : shares[document]! >= least) &&
    (within[document] === 1 || isNearPrice(document));
  const tiers = [
    (document: number) => allowed[document] === 1 && isClose(document),
    (document: number) => within[document] === 1 && !isClose(document),
    (document: number) => allowed[document] === 1 && within[document] === 0 && !isClose(document),
  ];
  return tiers
    .flatMap((isIn) =>
      best(
        documentsWhere(index.size, (document) => isIn(document) && !isMatch(document)),
        scores,
        count,
      ),
    )
    .slice(0, count)
    .map((ranked) => ({ ...ranked, unmet: unmetBy(field, ranked.document) }));
}

/** Whether a price is little beyond the one that was named. */
function nearPrice({ index, understanding }: Field): (document: number) => boolean {
  const { min = 0, max = Infinity } = requestedPrice(understanding);
  const [from, below] = [(min / NEAR_PRICE) * 100, max * NEAR_PRICE * 100];
  return (document) => index.costsBetween(document, from, below);
}

function unmetBy({ understanding, parts, within }: Field, document: number): string[] {
  const lacking = parts
    .filter(({ share, met, scores }) => share > 0 && scores[document]! < met)
    .toSorted((one, other) => other.share - one.share);
  const price = within[document] === 0 && understanding.price ? [understanding.price.label] : [];
  return [...price, ...lacking.map(({ label }) => label)].slice(0, UNMET_TOLD);
}

const seedOf = ({ wishes, words, price }: Understanding) =>
  [...wishes.map(({ label }) => label), ...words.map(({ stem }) => stem), price?.label ?? ''].join('|');
