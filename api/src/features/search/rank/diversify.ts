import { stemsOf } from '../text/words.ts';
import { VARIED, WEIGHTS } from './weights.ts';

export interface Ranked {
  document: number;
  score: number;
}

/**
 * Puts a varied order on the first gifts: each further one loses score by its likeness to the ones before it. Words of the
 * query do not count as likeness: all results for 'candle' are candles.
 */
export function diversify(
  ranked: readonly Ranked[],
  titleOf: (document: number) => string,
  queryStems: ReadonlySet<string>,
): Ranked[] {
  const left = ranked.slice(0, VARIED).map((one) => ({
    one,
    words: new Set(stemsOf(titleOf(one.document)).filter((word) => word.length > 2 && !queryStems.has(word))),
    likeness: 0,
  }));
  const varied: Ranked[] = [];
  while (left.length > 0) {
    const worth = ({ one, likeness }: (typeof left)[number]) => one.score - WEIGHTS.likeness * likeness;
    let best = 0;
    for (let candidate = 1; candidate < left.length; candidate++)
      if (worth(left[candidate]!) > worth(left[best]!)) best = candidate;
    const [picked] = left.splice(best, 1);
    varied.push(picked!.one);
    for (const other of left)
      other.likeness = Math.max(other.likeness, sharedWords(picked!.words, other.words));
  }
  return [...varied, ...ranked.slice(VARIED)];
}

/** The part of the words of the shorter title that the other has, too. */
function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / Math.max(1, Math.min(one.size, other.size));
}
