import type { CatalogueWords } from '../understand/spelling.ts';
import { flagsOf } from './document-flags.ts';
import type { DocumentFacts, SearchDocument } from './documents.ts';
import { DocumentReader, type ReadDocuments } from './document-reader.ts';
import { documentOf, FIELD, fieldsOf, NO_POSTINGS, type Postings } from './postings.ts';

/** So many documents are read before other requests get their turn. */
const BATCH = 500;
/** No more words that begin alike are looked up. */
const COMPLETIONS_MAX = 20;

/**
 * Documents in memory, by words and labels: typed arrays, built once and never changed. A changed catalogue gets a new
 * index (live-index.ts).
 */
export class DocumentIndex implements CatalogueWords {
  readonly size: number;
  readonly ids: Float64Array;
  readonly titles: readonly string[];
  readonly facts: readonly DocumentFacts[];
  /** The prices of all documents, and where those of each begin. */
  readonly #prices: Int32Array;
  readonly #priceStarts: Uint32Array;
  readonly flags: Uint8Array;
  readonly standing: Float32Array;
  /** How many categories it is labeled with: of many labels each says less. */
  readonly breadth: Uint8Array;
  readonly #words: Map<string, Postings>;
  readonly #labels: Map<string, Postings>;
  readonly #filed: Map<string, Postings>;
  readonly #written: Map<string, string>;
  #sorted: string[] | undefined;
  #byId: Map<number, number> | undefined;

  private constructor(documents: readonly SearchDocument[], built: ReadDocuments) {
    this.size = documents.length;
    this.ids = Float64Array.from(documents, ({ id }) => id);
    this.titles = documents.map(({ title }) => title);
    this.facts = documents.map(({ facts }) => facts);
    this.#prices = Int32Array.from(documents.flatMap(({ pricesCents }) => pricesCents));
    let start = 0;
    this.#priceStarts = Uint32Array.from(
      documents.map(({ pricesCents }) => (start += pricesCents.length) - pricesCents.length).concat(start),
    );
    this.flags = Uint8Array.from(documents, flagsOf);
    this.standing = Float32Array.from(documents, ({ standing }) => standing);
    this.breadth = Uint8Array.from(documents, ({ categories }) => categories.length);
    this.#words = built.words;
    this.#labels = built.labels;
    this.#filed = built.filed;
    this.#written = built.written;
  }

  /** Reads documents in batches, so that a large catalogue does not stop the server. */
  static async build(
    documents: readonly SearchDocument[],
    phrases: ReadonlySet<string>,
  ): Promise<DocumentIndex> {
    const reader = new DocumentReader(phrases);
    for (const [index, document] of documents.entries()) {
      reader.read(document, index);
      if (index % BATCH === BATCH - 1) await new Promise((resolve) => setImmediate(resolve));
    }
    return new DocumentIndex(documents, reader.finish());
  }

  /** Price; undefined where unknown. Of a list, the price of its first gift. */
  priceOf(document: number): number | undefined {
    const start = this.#priceStarts[document]!;
    return start < this.#priceStarts[document + 1]! ? this.#prices[start] : undefined;
  }

  /** Whether it, or one of a list's gifts, costs as much as this, the end not included. */
  costsBetween(document: number, fromCents: number, belowCents: number): boolean {
    for (let entry = this.#priceStarts[document]!; entry < this.#priceStarts[document + 1]!; entry++)
      if (this.#prices[entry]! >= fromCents && this.#prices[entry]! < belowCents) return true;
    return false;
  }

  /** Documents with this stem, or phrase of stems. */
  withWord(key: string): Postings {
    return this.#words.get(key) ?? NO_POSTINGS;
  }

  /** Documents with this category or quality. */
  withLabel(slug: string): Postings {
    return this.#labels.get(slug) ?? NO_POSTINGS;
  }

  /** Documents in lists of this category, once for each list. */
  filedUnder(slug: string): Postings {
    return this.#filed.get(slug) ?? NO_POSTINGS;
  }

  /** Whether its title or shop phrase has the stem. */
  isInTitle(document: number, key: string): boolean {
    const postings = this.withWord(key);
    const position = positionOf(postings, document);
    return position >= 0 && (fieldsOf(postings[position]!) & (FIELD.title | FIELD.shopPhrase)) !== 0;
  }

  hasLabel(document: number, slug: string): boolean {
    return positionOf(this.withLabel(slug), document) >= 0;
  }

  /** 1 for each document that has any of the labels. */
  labeledAny(slugs: readonly string[]): Uint8Array {
    const labeled = new Uint8Array(this.size);
    for (const slug of slugs) for (const posting of this.withLabel(slug)) labeled[documentOf(posting)] = 1;
    return labeled;
  }

  documentWithId(id: number): number | undefined {
    this.#byId ??= new Map(Array.from(this.ids, (own, document) => [own, document]));
    return this.#byId.get(id);
  }

  has(key: string): boolean {
    return this.#words.has(key);
  }

  *entries(): Iterable<readonly [string, number]> {
    for (const [key, word] of this.#written) yield [word, this.withWord(key).length];
  }

  /** Stems that begin with these letters, the commonest first. */
  completions(beginning: string): string[] {
    this.#sorted ??= [...this.#words.keys()].filter((key) => !key.includes(' ')).toSorted();
    const found: string[] = [];
    for (let position = lowerBound(this.#sorted, beginning); position < this.#sorted.length; position++) {
      if (!this.#sorted[position]!.startsWith(beginning)) break;
      found.push(this.#sorted[position]!);
    }
    const count = (key: string) => this.withWord(key).length;
    return found.toSorted((one, other) => count(other) - count(one)).slice(0, COMPLETIONS_MAX);
  }
}

/** Position of a document in postings, which are sorted by document; -1 if it is missing. */
function positionOf(postings: Postings, document: number): number {
  let low = 0;
  let high = postings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (documentOf(postings[middle]!) < document) low = middle + 1;
    else high = middle;
  }
  return low < postings.length && documentOf(postings[low]!) === document ? low : -1;
}

function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
