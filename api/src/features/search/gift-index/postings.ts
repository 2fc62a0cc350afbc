/** Fields of a document that contain a word, as a bit mask. */
export const FIELD = {
  title: 1,
  shopPhrase: 2,
  description: 4,
  list: 8,
  /** In the title or shop phrase, unless negated: 'alcohol-free'. */
  saidInTitle: 16,
  /** The same anywhere in its own text. */
  said: 32,
  /** The head noun of the title or shop phrase: 'suitcase' of 'hard-shell carry-on suitcase'. */
  head: 64,
} as const;
const FIELD_BITS = 7;
const FIELDS_MASK = (1 << FIELD_BITS) - 1;

export const documentOf = (posting: number): number => posting >>> FIELD_BITS;
export const fieldsOf = (posting: number): number => posting & FIELDS_MASK;

/** The documents that have a word or label, each with its fields, as one number. */
export type Postings = Uint32Array;
export const NO_POSTINGS: Postings = new Uint32Array(0);

/** Collects postings by key in arrays that double as they fill. */
export class PostingsBuilder {
  readonly #growing = new Map<string, { numbers: Uint32Array; length: number }>();

  add(key: string, document: number, fields = 0): void {
    let list = this.#growing.get(key);
    if (!list) {
      list = { numbers: new Uint32Array(2), length: 0 };
      this.#growing.set(key, list);
    }
    if (list.length === list.numbers.length) {
      const larger = new Uint32Array(list.numbers.length * 2);
      larger.set(list.numbers);
      list.numbers = larger;
    }
    list.numbers[list.length] = (document << FIELD_BITS) | fields;
    list.length += 1;
  }

  /** All postings, cut to their lengths; the builder is empty after. */
  finish(): Map<string, Postings> {
    const finished = new Map<string, Postings>();
    for (const [key, { numbers, length }] of this.#growing) {
      finished.set(key, numbers.slice(0, length));
      this.#growing.delete(key);
    }
    return finished;
  }
}
