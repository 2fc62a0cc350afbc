import { stem } from '../text/stem.ts';
import { affirmedText, headOf, stemsOf, wordsOf } from '../text/words.ts';
import type { SearchDocument } from './documents.ts';
import { FIELD, PostingsBuilder, type Postings } from './postings.ts';

/** Words of the longest phrase that is kept as one: 'hot water bottle'. */
const LONGEST_PHRASE = 3;

/** What the index knows of all documents: postings by word, label and list. */
export interface ReadDocuments {
  words: Map<string, Postings>;
  labels: Map<string, Postings>;
  filed: Map<string, Postings>;
  /** A stem and the word that it was written as. */
  written: Map<string, string>;
}

/** Collects the words and labels of documents, read one after the other. */
export class DocumentReader {
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

  finish(): ReadDocuments {
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
