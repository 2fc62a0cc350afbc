import { queryOptions } from '@tanstack/react-query';
import { KEYS } from '../../../lib/queries/query-invalidation.ts';
import { deviceStore, type WaitingEntry } from '../../../lib/storage/device-store.ts';
import { isKeptDraft } from './kept-drafts.ts';
import { newGiftBody, type NewGiftBody, type NewGiftInput } from './create-gift.ts';

/** A gift that was filled in without a connection. It keeps its key, so that it is stored once however often it is sent. */
export interface WaitingGift extends WaitingEntry {
  body: NewGiftBody;
  keptAt: number;
  /** When it was first sent; null: never. */
  sentAt: number | null;
  /** Reason why the user has to act. */
  problem: string | null;
}

/** The oldest first; empty if the browser stores nothing. */
export async function readWaitingGifts(userId: number): Promise<WaitingGift[]> {
  const waiting = await deviceStore.waiting<WaitingGift>(userId).catch(() => []);
  return waiting.filter((entry) => !isKeptDraft(entry)).toSorted((a, b) => a.keptAt - b.keptAt);
}

export const waitingGiftsQuery = (userId: number) =>
  queryOptions({ queryKey: KEYS.waitingGifts, queryFn: () => readWaitingGifts(userId), staleTime: 0 });

/** Waiting gifts whose title has the query, which is how the server finds saved gifts. */
export const waitingGiftsLike = (waiting: readonly WaitingGift[], query: string) =>
  waiting.filter(({ body }) => body.title.toLowerCase().includes(query.toLowerCase()));

export const removeWaitingGift = ({ key }: WaitingGift) => deviceStore.removeWaiting(key);

/** Marks it for creation after the user confirmed it: it gets a new idempotency key. */
export async function sendAnew(waiting: WaitingGift): Promise<void> {
  const anew: WaitingGift = { ...waiting, key: crypto.randomUUID(), sentAt: null, problem: null };
  await deviceStore.putWaiting(anew);
  await deviceStore.removeWaiting(waiting.key);
}

/** @param wasSent the server may have it already: its response was lost */
export async function keepForLater(
  { parts, keyFor, ...target }: NewGiftInput,
  { wasSent }: { wasSent: boolean },
): Promise<void> {
  const now = Date.now();
  const changed = parts.filter(({ isChanged }) => isChanged);
  const body = newGiftBody(
    target,
    Object.fromEntries(changed.map(({ what, forLater }) => [what, forLater()])),
  );
  const entry: WaitingGift = {
    key: keyFor(body),
    userId: target.userId,
    body,
    keptAt: now,
    sentAt: wasSent ? now : null,
    problem: null,
  };
  await deviceStore.putWaiting(entry);
}

export const KEPT_FOR_LATER = 'Kept on this device. It is saved as soon as you are back online.';
