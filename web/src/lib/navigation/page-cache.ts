const FRESH_MS = 5 * 60_000;

const kept = new Map<string, { value: unknown; until: number }>();

/** What a public page loaded, kept for five minutes, so that going back shows it at once and where it was. */
export const pageCache = {
  /** The cached value, or else a promise of it. The page shows a rejection itself; it is not logged again. */
  readOrLoad<T>(key: string, load: () => Promise<T>): T | Promise<T> {
    const entry = kept.get(key);
    if (entry && entry.until > Date.now()) return entry.value as T;
    const coming = load();
    coming.catch(() => {});
    return coming;
  },
  write(key: string, value: unknown): void {
    kept.set(key, { value, until: Date.now() + FRESH_MS });
  },
  clear: () => kept.clear(),
};
