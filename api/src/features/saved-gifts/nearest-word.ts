/** As in the catalogue's search: from this share of common trigrams on, words are similar. */
const SIMILAR = 0.3;
const SHORTEST = 3;

/** The word that shares most of its trigrams with the typed one, if any is similar; of equals the first by letters. */
export function nearestWord(typed: string, known: Iterable<string>): string | undefined {
  if (typed.length < SHORTEST) return undefined;
  const wanted = trigramsOf(typed);
  let best: { word: string; share: number } | undefined;
  for (const word of known) {
    // Words of quite another length are not similar.
    if (word.length < SHORTEST || word.length < typed.length - 2 || word.length > typed.length + 3) continue;
    const share = shareOf(wanted, trigramsOf(word));
    if (share < (best?.share ?? SIMILAR)) continue;
    if (!best || share > best.share || word < best.word) best = { word, share };
  }
  return best?.word;
}

/** Beginnings count more than ends: two spaces before the word, and one behind it, as in pg_trgm. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const trigram of b) if (a.has(trigram)) common += 1;
  return common / (a.size + b.size - common);
}
