import type { Db } from '../../../db/db.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { readCatalogueVersion, readIndexRows } from './index-rows.store.ts';
import { buildSearchIndex, type SearchIndex } from './search-index.ts';

/** Time limit for a new index, after which a search uses the previous one. */
const TIMEOUT_MS = 2000;

/**
 * The index of this process. Every search asks the database which version the catalogue has, which is one row by its key;
 * a new version, whichever server wrote it, gets a new index. A search waits a moment for it, and else uses the one before.
 */
export class LiveIndex {
  readonly #vocabulary: Vocabulary;
  #version: string | undefined;
  #index: Promise<SearchIndex> | undefined;
  #last: SearchIndex | undefined;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  async current(db: Db): Promise<SearchIndex> {
    const version = await readCatalogueVersion(db);
    if (this.#index && this.#version === version) return await this.#orLast(this.#index);
    const index = this.#build(db);
    this.#version = version;
    this.#index = index;
    // A build that failed is tried again by the next search.
    index.catch(() => {
      if (this.#index === index) this.#index = undefined;
    });
    return await this.#orLast(index);
  }

  async #build(db: Db): Promise<SearchIndex> {
    const built = await buildSearchIndex(await readIndexRows(db), this.#vocabulary);
    this.#last = built;
    return built;
  }

  /** Only a very large catalogue takes longer than the wait. */
  async #orLast(index: Promise<SearchIndex>): Promise<SearchIndex> {
    const last = this.#last;
    if (!last) return await index;
    const { promise, resolve } = Promise.withResolvers<SearchIndex>();
    const timer = setTimeout(() => resolve(last), TIMEOUT_MS);
    return await Promise.race([index, promise]).finally(() => clearTimeout(timer));
  }
}
