import { queryOptions } from '@tanstack/react-query';
import { KEYS } from '../../../lib/queries/query-invalidation.ts';
import { deviceStore } from '../../../lib/storage/device-store.ts';
import { newGiftBody, type NewGiftInput } from '../new-gift.ts';
import { readWaitingEntries, type WaitingGift } from './waiting-entries.ts';

/** The oldest first. */
export async function readWaitingGifts(userId: number): Promise<WaitingGift[]> {
  const entries = await readWaitingEntries(userId);
  return entries.filter((entry) => entry.kind === 'gift').toSorted((a, b) => a.keptAt - b.keptAt);
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
    Object.fromEntries(changed.map(({ what, choiceAsTyped }) => [what, choiceAsTyped()])),
  );
  const entry: WaitingGift = {
    kind: 'gift',
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
