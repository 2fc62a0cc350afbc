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
  let next = at + 1;
  while (pieces[next]?.is === 'connector') next += 1;
  let [first, last] = [at, at];
  if (isJoined(tokens, pieces, at, next)) {
    last = next - 1;
  } else {
    while (first > 0 && pieces[first - 1]!.is === 'connector') first -= 1;
    // At the start of a query the words that follow led from it to the rest.
    if (first === 0) last = next - 1;
  }
  const left = [...pieces.slice(0, first), ...pieces.slice(last + 1)];
  if (left.every(({ is }) => is === 'filler' || is === 'connector')) return '';
  const start = tokens[pieces[first]!.from]!.start;
  const end = tokens[pieces[last]!.to - 1]!.end;
  return `${query.slice(0, start)} ${query.slice(end)}`.replace(/\s+/gu, ' ').trim();
}

/** 'For Rose and Art' without Rose is 'for Art': what led to her leads to him. */
function isJoined(tokens: readonly Token[], pieces: readonly Piece[], at: number, next: number): boolean {
  const [{ is }, joint, other] = [pieces[at]!, pieces[at + 1], pieces[next]];
  if (!joint || typeof is !== 'object' || typeof other?.is !== 'object') return false;
  return tokens[joint.from]!.text === 'and' && is.kind === other.is.kind;
}
