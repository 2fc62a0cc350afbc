import { DEVICE_SHELF_MAX } from '@tuckaway/domain/limits';
import { read, STORAGE_KEYS, write } from './browser-storage.ts';

/** A curated gift as the shelf shows it. */
export interface ShelvedGift {
  slug: string;
  title: string;
  price: number | null;
  imageUrl: string | null;
  /** The slug of a list that contains it. */
  list: string | null;
}

interface Shelf {
  gifts: readonly ShelvedGift[];
  /** Id of the user who declined to move these gifts. */
  notNow?: string | undefined;
}

type Addition = 'kept' | 'full' | 'refused';

const EMPTY: Shelf = { gifts: [] };
const listeners = new Set<() => void>();
let cached: { text: string | null; shelf: Shelf } = { text: null, shelf: EMPTY };

/** Snapshot for useSyncExternalStore: the same object until the stored text changes. */
function current(): Shelf {
  const text = read(STORAGE_KEYS.deviceShelf);
  if (text !== cached.text) cached = { text, shelf: parse(text) };
  return cached.shelf;
}

function parse(text: string | null): Shelf {
  try {
    const { gifts, notNow } = (JSON.parse(text ?? '{}') ?? {}) as { gifts?: unknown; notNow?: unknown };
    return {
      gifts: Array.isArray(gifts) ? gifts.filter(isShelved).slice(0, DEVICE_SHELF_MAX) : [],
      notNow: typeof notNow === 'string' ? notNow : undefined,
    };
  } catch {
    return EMPTY;
  }
}

const isShelved = (value: unknown): value is ShelvedGift => {
  const { slug, title } = (value ?? {}) as Partial<ShelvedGift>;
  return typeof slug === 'string' && typeof title === 'string';
};

function store(shelf: Shelf): void {
  write(STORAGE_KEYS.deviceShelf, shelf.gifts.length > 0 ? JSON.stringify(shelf) : null);
  for (const listener of listeners) listener();
}

/** Device shelf: up to five gifts that a visitor stored on this device. */
export const deviceShelf = {
  gifts: () => current().gifts,
  add({ slug, title, price, imageUrl, list }: ShelvedGift): Addition {
    const { gifts } = current();
    if (gifts.some((gift) => gift.slug === slug)) return 'kept';
    if (gifts.length >= DEVICE_SHELF_MAX) return 'full';
    store({ gifts: [...gifts, { slug, title, price, imageUrl, list }] });
    return current().gifts.length > gifts.length ? 'kept' : 'refused';
  },
  remove(slugs: readonly string[]): void {
    const { gifts, notNow } = current();
    store({ gifts: gifts.filter(({ slug }) => !slugs.includes(slug)), notNow });
  },
  /** Whether to ask this user about moving the gifts. Adding a gift asks again. */
  isOfferedTo: (userId: string) => current().gifts.length > 0 && current().notNow !== userId,
  putOff: (userId: string) => store({ ...current(), notNow: userId }),
  offerAgain: () => store({ gifts: current().gifts }),
  clear: () => store(EMPTY),
  /** Subscribes to changes of the shelf, also by other tabs. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
