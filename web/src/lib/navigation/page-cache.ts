const CACHE_MS = 5 * 60_000;

const entries = new Map<string, { value: unknown; until: number }>();

/** Cache for the data of public pages (five minutes), so that Back restores a page with its scroll position. */
export const pageCache = {
  read<T>(key: string): T | undefined {
    const entry = entries.get(key);
    return entry && entry.until > Date.now() ? (entry.value as T) : undefined;
  },
  /** Returns the cached value, or the promise of `load`. The page handles a rejection; here it is only silenced. */
  readOrLoad<T>(key: string, load: () => Promise<T>): T | Promise<T> {
    const cached = pageCache.read<T>(key);
    if (cached !== undefined) return cached;
    const promise = load();
    promise.catch(() => {});
    return promise;
  },
  write(key: string, value: unknown): void {
    entries.set(key, { value, until: Date.now() + CACHE_MS });
  },
  clear: () => entries.clear(),
};
