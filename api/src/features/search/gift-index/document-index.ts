import { affirmedText, headOf, stemsOf, wordsOf } from '../text/words.ts';
import type { CatalogueWords } from '../understand/spelling.ts';
import { stem } from '../text/stem.ts';
import { flagsOf } from './document-flags.ts';
import type { DocumentFacts, SearchDocument } from './documents.ts';
import { documentOf, FIELD, fieldsOf, NO_POSTINGS, PostingsBuilder, type Postings } from './postings.ts';

const LONGEST_PHRASE = 3;
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
  /** How many relationships and occasions it is labeled with: of many labels each says less. */
  readonly breadth: Uint8Array;
  readonly #words: Map<string, Postings>;
  readonly #labels: Map<string, Postings>;
  readonly #filed: Map<string, Postings>;
  readonly #written: Map<string, string>;
  #sorted: string[] | undefined;
  #byId: Map<number, number> | undefined;

  private constructor(documents: readonly SearchDocument[], built: Built) {
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

interface Built {
  words: Map<string, Postings>;
  labels: Map<string, Postings>;
  filed: Map<string, Postings>;
  /** A stem and the word that it was written as. */
  written: Map<string, string>;
}

class DocumentReader {
  readonly #words = new PostingsBuilder();
  readonly #labels = new PostingsBuilder();
  readonly #filed = new PostingsBuilder();
  readonly #written = new Map<string, string>();
  readonly #listStems = new Map<string, readonly string[]>();
  readonly #phrases: ReadonlySet<string>;
  readonly #phraseStarts: ReadonlySet<string>;

  constructor(phrases: ReadonlySet<string>) {
    this.#phrases = phrases;
    this.#phraseStarts = new Set([...phrases].map((phrase) => phrase.split(' ')[0]!));
  }

  read(document: SearchDocument, index: number): void {
    const fields = new Map<string, number>();
    const { title, shopPhrase, description, listTexts } = document;
    this.#addText(fields, title, FIELD.title, true);
    this.#addText(fields, shopPhrase, FIELD.shopPhrase, true);
    this.#addText(fields, description, FIELD.description, true);
    this.#addText(fields, affirmedText(`${title} . ${shopPhrase}`), FIELD.saidInTitle | FIELD.said);
    this.#addText(fields, affirmedText(description), FIELD.said);
    for (const noun of [headOf(title), headOf(shopPhrase)]) this.#addText(fields, noun, FIELD.head);
    for (const text of listTexts) this.#addStems(fields, this.#stemsOfList(text), FIELD.list);
    for (const [key, bits] of fields) this.#words.add(key, index, bits);
    for (const slug of new Set([...document.categories, ...document.qualities]))
      this.#labels.add(slug, index);
    for (const slug of document.filedUnder) this.#filed.add(slug, index);
  }

  finish(): Built {
    return {
      words: this.#words.finish(),
      labels: this.#labels.finish(),
      filed: this.#filed.finish(),
      written: this.#written,
    };
  }

  #addText(fields: Map<string, number>, text: string, bits: number, isWritten = false): void {
    const words = wordsOf(text);
    const stems = words.map(stem);
    this.#addStems(fields, stems, bits);
    if (!isWritten) return;
    for (const [position, key] of stems.entries())
      if (!this.#written.has(key)) this.#written.set(key, words[position]!);
  }

  #addStems(fields: Map<string, number>, stems: readonly string[], bits: number): void {
    for (const [position, key] of stems.entries()) {
      fields.set(key, (fields.get(key) ?? 0) | bits);
      if (this.#phraseStarts.has(key)) this.#addPhrases(fields, stems, position, bits);
    }
  }

  /** A list's text is read once for all of its gifts. */
  #stemsOfList(text: string): readonly string[] {
    let stems = this.#listStems.get(text);
    if (!stems) {
      stems = stemsOf(text);
      this.#listStems.set(text, stems);
    }
    return stems;
  }

  #addPhrases(fields: Map<string, number>, stems: readonly string[], position: number, bits: number): void {
    for (let length = 2; length <= LONGEST_PHRASE && position + length <= stems.length; length++) {
      const phrase = stems.slice(position, position + length).join(' ');
      if (this.#phrases.has(phrase)) fields.set(phrase, (fields.get(phrase) ?? 0) | bits);
    }
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
