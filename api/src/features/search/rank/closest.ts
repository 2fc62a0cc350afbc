import type { DocumentIndex } from '../gift-index/document-index.ts';
import type { Understanding } from '../understand/understanding.ts';
import { bestDocuments, documentsWhere } from './best-documents.ts';
import { requestedPrice, type Allowed } from './constraints.ts';
import type { Ranked } from './diversify.ts';
import { documentsAbout, type QueryPart } from './query-parts.ts';
import { FAR_PRICE, IS_ABOUT, NEAR_PRICE, UNRELATED_PRICES } from './weights.ts';

/** A document that does not match, with the unmet parts of the query. */
export interface CloseMatch extends Ranked {
  unmet: string[];
  /** It costs more or less than was asked for. */
  isBeyondPrice: boolean;
}

/** Number of unmet parts that are shown, the heaviest first. */
const UNMET_MAX = 3;

/** How many places at the end stay empty rather than have unrelated gifts, where the query names a thing. */
const EMPTY_PLACES = 2;

interface ScoredQuery {
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

/**
 * Closest matches, in tiers: the requested thing at another price, gifts of the same category, other gifts. Within a tier the
 * best score is first.
 */
export function closestOf(query: ScoredQuery, count: number): CloseMatch[] {
  const { index, parts, scores, shares, least, allowed, within, isMatch } = query;
  const about = documentsAbout(
    index,
    parts.filter(({ isDecisive }) => isDecisive),
    IS_ABOUT,
  );
  const isNearPrice = nearPrice(query);
  const related = index.labeledAny(
    parts.flatMap(({ isDecisive, interests }) => (isDecisive ? interests.slice(0, 1) : [])),
  );
  const isAsked = (document: number) => (about ? about[document] === 1 : shares[document]! >= least);
  const relatedTiers = [
    (document: number) => isAsked(document) && isNearPrice(document, NEAR_PRICE),
    (document: number) => about !== undefined && isAsked(document) && isNearPrice(document, FAR_PRICE),
    (document: number) => within[document] === 1 && related[document] === 1,
    (document: number) => about?.[document] === 1,
  ];
  const unrelatedTiers = [
    (document: number) => within[document] === 1,
    ...UNRELATED_PRICES.map((times) => (document: number) => isNearPrice(document, times)),
    () => true,
  ];
  const closest = new Map<number, CloseMatch>();
  const addFrom = (tiers: readonly ((document: number) => boolean)[], wanted: number) => {
    for (const isIn of tiers) {
      if (closest.size >= wanted) return;
      const isNext = (document: number) =>
        allowed[document] === 1 && !isMatch(document) && !closest.has(document) && isIn(document);
      for (const ranked of bestDocuments(documentsWhere(index.size, isNext), scores, count).slice(0, count))
        closest.set(ranked.document, {
          ...ranked,
          unmet: unmetBy(query, ranked.document),
          isBeyondPrice: within[ranked.document] === 0,
        });
    }
  };
  addFrom(relatedTiers, count);
  addFrom(unrelatedTiers, about ? count - EMPTY_PLACES : count);
  return [...closest.values()].slice(0, count);
}

/** Whether a price is at most so many times beyond the one that was named. */
function nearPrice({ index, understanding }: ScoredQuery): (document: number, times: number) => boolean {
  const { min = 0, max = Infinity } = requestedPrice(understanding);
  return (document, times) => index.costsBetween(document, (min / times) * 100, max * times * 100 + 1);
}

function unmetBy({ understanding, parts, within }: ScoredQuery, document: number): string[] {
  const lacking = parts
    .filter(({ share, scoreToMeet, scores }) => share > 0 && scores[document]! < scoreToMeet)
    .toSorted((one, other) => other.share - one.share);
  const price = understanding.price ?? understanding.criteria.find(({ below }) => below !== undefined);
  const labels = [
    ...(within[document] === 0 && price ? [price.label] : []),
    ...lacking.map(({ label }) => label),
  ];
  return [...new Set(labels)].slice(0, UNMET_MAX);
}
