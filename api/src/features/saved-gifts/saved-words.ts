const WORDS_MAX = 8;

/** The words of a search, spelled like the stored title keys: lowercase, without accents. */
export const wordsOf = (text: string | undefined): string[] =>
  [...new Set(plain(text ?? '').split(/\s+/u))].filter((word) => word !== '').slice(0, WORDS_MAX);

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
