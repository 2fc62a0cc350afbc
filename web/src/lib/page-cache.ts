const FRESH_MS = 5 * 60_000;

const kept = new Map<string, { value: unknown; until: number }>();

/** What a public page loaded, kept for five minutes, so that going back shows it at once and where it was. */
export const pageCache = {
  read<T>(key: string): T | undefined {
    const entry = kept.get(key);
    return entry && entry.until > Date.now() ? (entry.value as T) : undefined;
  },
  write(key: string, value: unknown): void {
    kept.set(key, { value, until: Date.now() + FRESH_MS });
  },
  clear: () => kept.clear(),
};
