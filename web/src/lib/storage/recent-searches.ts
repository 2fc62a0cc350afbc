import { readJson, STORAGE_KEYS, write } from './browser-storage.ts';

const MAX_RECENT_SEARCHES = 6;

/** Recent searches of one user on this device. */
export const recentSearches = {
  read(userId: number): string[] {
    const { userId: owner, searches } = readJson(STORAGE_KEYS.recentSearches);
    if (owner !== userId || !Array.isArray(searches)) return [];
    return searches.filter((one) => typeof one === 'string');
  },
  remember(userId: number, query: string): void {
    const others = recentSearches.read(userId).filter((one) => one.toLowerCase() !== query.toLowerCase());
    const searches = [query, ...others].slice(0, MAX_RECENT_SEARCHES);
    write(STORAGE_KEYS.recentSearches, JSON.stringify({ userId, searches }));
  },
  clear: () => write(STORAGE_KEYS.recentSearches, null),
};
