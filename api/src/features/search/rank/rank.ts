import type { Understanding } from '../understand/understanding.ts';
import type { DocumentIndex } from '../gift-index/document-index.ts';
import { documentOf, FIELD, fieldsOf } from '../gift-index/postings.ts';
import { adjustmentsFor } from './adjustments.ts';
import { bestDocuments, documentsWhere } from './best-documents.ts';
import { closestOf, type CloseMatch } from './closest.ts';
import { allowedDocuments, withinPrice, type HardFilter } from './constraints.ts';
import { diversify, type Ranked } from './diversify.ts';
import { documentsAbout, leastShare, queryParts, scoreAll, type QueryPart } from './query-parts.ts';
import { keysOf } from './score-criteria.ts';
import {
  FEW_MATCHES,
  MATCHES_AND_CLOSEST,
  MATCH_SHARE,
  MATCH_SHARE_WITH_THING,
  MEETS_THING,
  WEIGHTS,
} from './weights.ts';

export interface RankRequest {
  understanding: Understanding;
  filters?: readonly HardFilter[];
  /** Slugs of categories whose day is near. */
  season?: readonly string[];
  /** Excluded ids: gifts that the recipient already has. */
  excluded?: ReadonlySet<number>;
  /** How many matches are put in order; all of them are counted. */
  limit: number;
  /** From which part of the query on a gift is a match. */
  matchShare?: number;
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

/** Ranks all documents for a query: hard constraints first, then the sum of the scores. */
export function rank(index: DocumentIndex, request: RankRequest): Ranking {
  const { understanding, filters = [], season = [], excluded, limit, matchShare } = request;
  const parts = queryParts(index, understanding);
  const missingWords = missingWordsOf(index, understanding);
  const allowed = allowedDocuments(index, understanding, filters);
  if (excluded)
    for (let document = 0; document < index.size; document++)
      if (excluded.has(index.ids[document]!)) allowed[document] = 0;
  const within = withinPrice(index, allowed, understanding);
  const isNonsense = parts.length === 0 && missingWords.length > 0;
  const adjust = adjustmentsFor(index, understanding, season, seedOf(understanding));
  const { scores, shares } = scoreAll(index, parts, allowed, adjust);
  for (const document of documentsWithAllWordsInTitle(index, understanding))
    if (allowed[document] === 1) {
      scores[document]! += WEIGHTS.allInTitle;
      shares[document] = 1;
    }
  // Callers with a share of their own, such as ideas for a person, take gifts beside the things, too.
  const aboutThing =
    matchShare === undefined ? documentsAbout(index, decisiveThings(parts), MEETS_THING) : undefined;
  const least = aboutThing ? MATCH_SHARE_WITH_THING : leastShare(parts, matchShare ?? MATCH_SHARE);
  const isMatch = (document: number) =>
    within[document] === 1 &&
    !isNonsense &&
    shares[document]! >= least &&
    (aboutThing === undefined || aboutThing[document] === 1);
  const matching = documentsWhere(index.size, isMatch);
  const queryStems = new Set([
    ...understanding.words.map(({ stem }) => stem),
    ...understanding.criteria.filter(({ isNarrow }) => isNarrow).flatMap(({ terms }) => terms),
  ]);
  const matches = diversify(
    promoteOneOfEachThing(bestDocuments(matching, scores, limit), parts),
    (document) => index.titles[document]!,
    queryStems,
  ).slice(0, limit);
  const closest =
    matching.length < FEW_MATCHES
      ? closestOf(
          { index, understanding, parts, scores, shares, least, allowed, within, isMatch },
          MATCHES_AND_CLOSEST - matching.length,
        )
      : [];
  return { matches, total: matching.length, closest, missingWords };
}

const decisiveThings = (parts: readonly QueryPart[]) =>
  parts.filter(({ isThing, isDecisive }) => isThing && isDecisive);

/** Of several things each has a gift among the first: one about football is not lost behind many about space. */
function promoteOneOfEachThing(ranked: Ranked[], parts: readonly QueryPart[]): Ranked[] {
  const things = decisiveThings(parts);
  if (things.length < 2) return ranked;
  const firsts = new Set(
    things.flatMap(
      ({ scores, scoreToMeet }) =>
        ranked.find(({ document }) => scores[document]! >= MEETS_THING * scoreToMeet) ?? [],
    ),
  );
  const highest = ranked[0]?.score ?? 0;
  return ranked
    .map((one) => (firsts.has(one) ? { ...one, score: highest } : one))
    .toSorted((one, other) => other.score - one.score);
}

const missingWordsOf = (index: DocumentIndex, { words, unknownWords }: Understanding) => [
  ...new Set([
    ...words
      .filter(
        (word) => !word.isExplained && keysOf(index, word).every((key) => index.withWord(key).length === 0),
      )
      .map(({ text }) => text),
    ...unknownWords.filter((word) => !words.some(({ text }) => text === word)),
  ]),
];

/** Documents with all words of the query in the title, words of criteria included; none for fewer than two words. */
function documentsWithAllWordsInTitle(index: DocumentIndex, { words }: Understanding): number[] {
  if (words.length < 2) return [];
  const counts = new Uint8Array(index.size);
  for (const word of words)
    for (const posting of index.withWord(word.stem))
      if ((fieldsOf(posting) & FIELD.title) !== 0) counts[documentOf(posting)]! += 1;
  return documentsWhere(index.size, (document) => counts[document] === words.length);
}

const seedOf = ({ criteria, words, price }: Understanding) =>
  [...criteria.map(({ label }) => label), ...words.map(({ stem }) => stem), price?.label ?? ''].join('|');
