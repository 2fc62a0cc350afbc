const FRESH_MS = 5 * 60_000;

const kept = new Map<string, { value: unknown; until: number }>();

/** Data of a public page, kept for five minutes, so that Back restores the page with its scroll position. */
export const pageCache = {
  read<T>(key: string): T | undefined {
    const entry = kept.get(key);
    return entry && entry.until > Date.now() ? (entry.value as T) : undefined;
  },
  /** The cached value, or else a promise of it. The page shows a rejection itself; it is not logged again. */
  readOrLoad<T>(key: string, load: () => Promise<T>): T | Promise<T> {
    const cached = pageCache.read<T>(key);
    if (cached !== undefined) return cached;
    const coming = load();
    coming.catch(() => {});
    return coming;
  },
  write(key: string, value: unknown): void {
    kept.set(key, { value, until: Date.now() + FRESH_MS });
  },
  clear: () => kept.clear(),
};
