import type { Db } from '../../../db/db.ts';
import type { Vocabulary } from '../understand/vocabulary.ts';
import { readCatalogueVersion, readIndexRows } from './index-rows.store.ts';
import { buildSearchIndex, type SearchIndex } from './search-index.ts';

/**
 * The index of this process. Every search asks the database which version the catalogue has, which is one row by its key;
 * a new version, whichever server wrote it, gets a new index.
 */
export class LiveIndex {
  readonly #vocabulary: Vocabulary;
  #version: string | undefined;
  #index: Promise<SearchIndex> | undefined;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  async current(db: Db): Promise<SearchIndex> {
    const version = await readCatalogueVersion(db);
    if (this.#index && this.#version === version) return await this.#index;
    const index = this.#build(db);
    this.#version = version;
    this.#index = index;
    // A build that failed is tried again by the next search.
    index.catch(() => {
      if (this.#index === index) this.#index = undefined;
    });
    return await index;
  }

  async #build(db: Db): Promise<SearchIndex> {
    return await buildSearchIndex(await readIndexRows(db), this.#vocabulary);
  }
}
