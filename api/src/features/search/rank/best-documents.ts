import type { Ranked } from './diversify.ts';
import { VARIED } from './weights.ts';

export function documentsWhere(size: number, test: (document: number) => boolean): number[] {
  const found: number[] = [];
  for (let document = 0; document < size; document++) if (test(document)) found.push(document);
  return found;
}

/**
 * The best in order: at least `count`, at least as many as `diversify` reorders, and all ties with the last of them. Sorts
 * numbers first: of 100,000 documents only a page is put in order.
 */
export function bestDocuments(documents: readonly number[], scores: Float32Array, count: number): Ranked[] {
  const sorted = Float32Array.from(documents, (document) => scores[document]!).sort();
  const least = sorted[Math.max(0, sorted.length - Math.max(count, VARIED))] ?? 0;
  return documents
    .filter((document) => scores[document]! >= least)
    .map((document) => ({ document, score: scores[document]! }))
    .toSorted((one, other) => other.score - one.score || one.document - other.document);
}
