import { LRUCache } from 'lru-cache';

const CACHE_MAX_BYTES = 16 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 512;

/** An LRU cache of composed feeds by ETag. Concurrent requests for one feed share one composition. */
export class ComposedFeeds {
  readonly #cache = new LRUCache<string, Buffer, () => Promise<string>>({
    maxSize: CACHE_MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length + ENTRY_OVERHEAD_BYTES,
    fetchMethod: async (_etag, _stale, { context: compose }) => Buffer.from(await compose()),
  });

  async get(etag: string, compose: () => Promise<string>): Promise<Buffer> {
    return await this.#cache.forceFetch(etag, { context: compose });
  }
}
