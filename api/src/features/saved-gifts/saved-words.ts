import { withoutAccents } from '@tuckaway/domain/text';

const WORDS_MAX = 8;

/** The words of a search, spelled like the stored title keys: lowercase, without accents. */
export const searchableWords = (text: string | undefined): string[] =>
  [...new Set(withoutAccents(text ?? '').split(/\s+/u))].filter((word) => word !== '').slice(0, WORDS_MAX);
