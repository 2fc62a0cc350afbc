import { STOP_WORDS, withoutAccents } from '@tuckaway/domain/text';

/** Leading words without meaning for suggestions. */
const LEADING: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...'gift gifts present presents idea ideas something my our his her who'.split(' '),
]);
const SHORTEST = 2;
const WORDS_MAX = 8;

export interface TypedText {
  /** The typed text before the last word. */
  before: string;
  /** The telling words in it, in plain letters. */
  words: string[];
  /** The word that is being typed, in plain letters. */
  last: string;
}

const plain = (text: string) => withoutAccents(text).replace(/['’]s?\b/gu, '');

/** Letters of all scripts: unlike the search's `wordsOf` it also reads names of the user's people and lists. */
export const plainWords = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Splits the typed text. undefined: too short. */
export function typedText(text: string): TypedText | undefined {
  const typed = /[\p{L}\p{N}\p{M}]+$/u.exec(text);
  const last = typed ? plain(typed[0]) : '';
  if (!typed || [...last].length < SHORTEST) return undefined;
  const before = text.slice(0, typed.index);
  const words = plainWords(before).filter((word) => !LEADING.has(word));
  return { before, words: words.slice(0, WORDS_MAX), last };
}

/** For to_tsquery: all words, the last one only begun. Each is quoted letters and digits: none can be an operator. */
export const begunQuery = ({ words, last }: TypedText): string =>
  [...words.map((word) => `'${word}'`), `'${last}':*`].join(' & ');

/** A word and its plurals: who has typed one has typed them all. */
export const sameWords = (word: string): string[] => [word, `${word}s`, `${word}es`];

/** The author in a title. */
const MAKER = / by \p{Lu}.*?(?=, \p{Ll}|$)/u;

export const withoutMaker = (title: string) => title.replace(MAKER, '');

/** Completes the last word from a title: with its rest, or with the next word. */
export function titleCompletions(title: string, { words, last }: TypedText): string[] {
  const inTitle = plainWords(withoutMaker(title));
  return inTitle.flatMap((word, index) => {
    if (word.startsWith(last) && !sameWords(last).includes(word)) return [word];
    const next = inTitle[index + 1];
    const isTelling = next !== undefined && !LEADING.has(next) && !words.includes(next);
    return word === last && isTelling ? [`${word} ${next}`] : [];
  });
}
