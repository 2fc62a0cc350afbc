import { readJson, STORAGE_KEYS, write } from './browser-storage.ts';

const MAX_RECENT_GIFTS = 12;

/** A gift with the fields of its card on the home screen. */
export interface RecentGift {
  id: number;
  title: string;
  imageUrl?: string | null | undefined;
}

const isRecentGift = (value: unknown): value is RecentGift =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'title' in value &&
  typeof value.title === 'string';

/** Gifts that one user opened or saved last on this device, newest first. */
export const recentGifts = {
  read(userId: number): RecentGift[] {
    const { userId: owner, gifts } = readJson(STORAGE_KEYS.recentGifts);
    return owner === userId && Array.isArray(gifts) ? gifts.filter(isRecentGift) : [];
  },
  remember(userId: number, { id, title, imageUrl }: RecentGift): void {
    const others = recentGifts.read(userId).filter((other) => other.id !== id);
    store(userId, [{ id, title, imageUrl }, ...others].slice(0, MAX_RECENT_GIFTS));
  },
  forget(userId: number, id: number): void {
    const gifts = recentGifts.read(userId);
    if (gifts.some((gift) => gift.id === id))
      store(
        userId,
        gifts.filter((gift) => gift.id !== id),
      );
  },
  clear: () => write(STORAGE_KEYS.recentGifts, null),
};

const store = (userId: number, gifts: RecentGift[]) =>
  write(STORAGE_KEYS.recentGifts, JSON.stringify({ userId, gifts }));
