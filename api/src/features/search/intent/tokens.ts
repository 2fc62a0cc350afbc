/** A word or number of a query, and where it stands in it. */
export interface Token {
  /** Lower case, without accents, apostrophes and a possessive s. */
  text: string;
  /** The same without the ending of a plural, so that 'kids' and 'kid' meet. */
  folded: string;
  start: number;
  end: number;
  /** Set where it is a number. */
  number?: number;
  /** Written with a currency sign. */
  isMoney: boolean;
  /** 'my friend's': somebody else's. */
  isPossessive: boolean;
  /** What stands between it and the token before. */
  gap: string;
}

const TOKEN = /[$€£]?\d[\d,]*(?:\.\d+)?[$€£]?|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]*)*|\p{N}+/gu;
const NUMBERS = new Map(
  Object.entries({
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    eighty: 80,
    hundred: 100,
  }),
);
'zero one two three four five six seven eight nine ten eleven twelve'
  .split(' ')
  .forEach((name, number) => NUMBERS.set(name, number));

export function tokensOf(query: string): Token[] {
  let before = 0;
  return [...query.matchAll(TOKEN)].map((found) => {
    const [written] = found;
    const start = found.index;
    const gap = query.slice(before, start);
    before = start + written.length;
    const text = plain(written);
    const number = numberOf(written, text);
    return {
      text,
      folded: fold(text),
      start,
      end: before,
      ...(number !== undefined && { number }),
      isMoney: /[$€£]/.test(written),
      isPossessive: /['’]s?$/i.test(written),
      gap,
    };
  });
}

const plain = (written: string) =>
  written
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?$/u, '')
    .replace(/['’$€£,]/gu, '');

/** The same on both sides of a comparison is all that is asked of it. */
const fold = (text: string) =>
  text.length > 4 && text.endsWith('ies')
    ? `${text.slice(0, -3)}y`
    : text.length > 3 && text.endsWith('s') && !text.endsWith('ss')
      ? text.slice(0, -1)
      : text;

function numberOf(written: string, text: string): number | undefined {
  if (/^[$€£]?\d/.test(written)) return Number(text);
  return NUMBERS.get(text);
}

/** A phrase as it is looked up. */
const foldedWords = (phrase: string) => tokensOf(phrase).map(({ folded }) => folded);

/** Phrases by their first word, longest first. */
export class PhraseBook<Meaning> {
  readonly #byFirst = new Map<string, { words: string[]; meaning: Meaning }[]>();

  add(phrase: string, meaning: Meaning): void {
    const words = foldedWords(phrase);
    const [first] = words;
    if (first === undefined) return;
    const known = this.#byFirst.get(first) ?? [];
    known.push({ words, meaning });
    known.sort((one, other) => other.words.length - one.words.length);
    this.#byFirst.set(first, known);
  }

  /** The longest phrase that stands at this place, and how many tokens it has. */
  at(tokens: readonly Token[], place: number): { length: number; meaning: Meaning } | undefined {
    const found = this.#byFirst
      .get(tokens[place]?.folded ?? '')
      ?.find(({ words }) => words.every((word, index) => tokens[place + index]?.folded === word));
    return found && { length: found.words.length, meaning: found.meaning };
  }
}
