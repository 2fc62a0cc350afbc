/** Words that say it is a gift, not which one. */
const NOISE = new Set(
  (
    'gift gifts giftlist present presents idea ideas something someone anyone stuff thing things good best great cool nice ' +
    'perfect unique cute fun for the a an and or of to in on with who that my our your his her their him she he they i me ' +
    'is are be has have likes like loves love loving lover lovers enjoys into want wants need needs buy get give giving from under year years old'
  ).split(' '),
);
const WORDS_MAX = 8;

/** The words a search is about: letters and digits only, so that nothing in them is an operator. */
export function searchWords(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?\b/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !NOISE.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, WORDS_MAX);
}

export interface TextQueries {
  /** All words as they are (the database knows plurals). */
  whole: string;
  /** The same, but the last word may be the beginning of a longer one. */
  begun: string;
  /** Any of the words. */
  any: string;
  /** The last word, where it may be the beginning of another. */
  last: string;
  /** For the whole text where it differs: some words count in titles and descriptions, not among the category's words. */
  inText?: { whole: string; begun: string };
}

/** Texts for to_tsquery: every word is quoted, none can be an operator. */
export function textQueries(words: string[]): TextQueries {
  const quoted = words.map((word) => `'${word}'`);
  const word = words.at(-1) ?? '';
  // A single letter would match half of everything.
  const last = [...word].length > 1 ? word : '';
  const begun = last ? [...quoted.slice(0, -1), `'${last}':*`] : quoted;
  return { whole: quoted.join(' & '), begun: begun.join(' & '), any: quoted.join(' | '), last };
}

/** The same with the words that begin so instead of the beginning: to look up a few words is quick, a beginning is not. */
export const spelledOut = (begun: string, words: string[]): string =>
  words.length > 0
    ? begun.replace(/'[^']*':\*(\w*)$/u, (_, weights: string) => {
        const spelled = words.map((word) => `'${word}'${weights && `:${weights}`}`);
        return `(${spelled.join(' | ')})`;
      })
    : begun;

/**
 * The same beside what was understood, with words of which one of several will do. In the whole text only titles and
 * descriptions count: what the words of categories would add was understood already.
 */
export function narrowedQueries(words: string[], alternatives: string[][]): TextQueries {
  const { any, last, ...plain } = textQueries(words);
  const oneOf = (weights: string) =>
    alternatives.map((some) => `(${some.map((phrase) => quotedPhrase(phrase, weights)).join(' | ')})`);
  const weighted = (query: string) => query.replaceAll(/':\*/gu, "':*AB").replaceAll(/'(?= |$)/gu, "':AB");
  const all = (query: string, weights: string) =>
    [...oneOf(weights), ...(query ? [weights ? weighted(query) : query] : [])].join(' & ');
  return {
    whole: all(plain.whole, ''),
    begun: all(plain.begun, ''),
    any,
    last,
    inText: { whole: all(plain.whole, ':AB'), begun: all(plain.begun, ':AB') },
  };
}

const quotedPhrase = (phrase: string, weights: string) =>
  `(${searchWords(phrase)
    .map((word) => `'${word}'${weights}`)
    .join(' <-> ')})`;
