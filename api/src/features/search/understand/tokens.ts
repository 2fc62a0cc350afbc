import type { SourceText, Span } from './source-text.ts';

/** A word of the query, or a boundary: punctuation or a part that was read already. */
export interface Token {
  /** Lower case, plain letters; a comma for a boundary. */
  text: string;
  /** Span in the typed query. */
  span: Span;
  /** Possessive: 'Rose's'. */
  isPossessive: boolean;
}

export const BOUNDARY = ',';

export function tokensOf(source: SourceText): Token[] {
  return [...source.text.matchAll(/[a-z0-9]+(?:'[a-z]*)*|[,;.!?:()/]/g)].map((match) => {
    const [written] = match;
    const isWord = /[a-z0-9]/.test(written);
    return {
      text: isWord ? written.replace(/'s?$/, '').replaceAll("'", '') : BOUNDARY,
      span: source.originOf(match.index, match.index + written.length),
      isPossessive: /'s?$/.test(written),
    };
  });
}
