import type { Token } from './tokens.ts';
import type { Piece } from './read-intent.ts';

/** The query without one piece and the words that led to it; nothing where only filler would be left. */
export function withoutTokens(
  query: string,
  tokens: readonly Token[],
  pieces: readonly Piece[],
  taken: Piece,
): string {
  const at = pieces.indexOf(taken);
  let first = at;
  while (first > 0 && pieces[first - 1]!.is === 'connector') first -= 1;
  // At the start of a query the words that follow led from it to the rest.
  let last = at;
  if (first === 0) while (pieces[last + 1]?.is === 'connector') last += 1;
  const left = [...pieces.slice(0, first), ...pieces.slice(last + 1)];
  if (left.every(({ is }) => is === 'filler' || is === 'connector')) return '';
  const start = tokens[pieces[first]!.from]!.start;
  const end = tokens[pieces[last]!.to - 1]!.end;
  return `${query.slice(0, start)} ${query.slice(end)}`.replace(/\s+/gu, ' ').trim();
}
