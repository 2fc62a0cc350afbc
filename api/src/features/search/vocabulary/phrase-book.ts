import { wordsOf } from '../text/words.ts';

/** Phrases with their meanings, regardless of a plural s. */
export class PhraseBook<Meaning> {
  readonly #meanings = new Map<string, Meaning>();
  #longest = 1;

  add(phrase: string, meaning: Meaning): void {
    const words = wordsOf(phrase);
    this.#meanings.set(keyOf(words), meaning);
    this.#longest = Math.max(this.#longest, words.length);
  }

  /** The longest phrase that begins at this word. */
  at(words: readonly string[], start: number): { length: number; meaning: Meaning } | undefined {
    for (let length = Math.min(this.#longest, words.length - start); length > 0; length--) {
      const meaning = this.#meanings.get(keyOf(words.slice(start, start + length)));
      if (meaning !== undefined) return { length, meaning };
    }
    return undefined;
  }
}

const keyOf = (words: readonly string[]) => words.map(withoutPluralS).join(' ');

/** Unlike `stem`, it keeps a final e and takes the s of -us and -is off: 'prizes' is 'prize', and 'menus' is 'menu'. */
const withoutPluralS = (word: string) => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
};
