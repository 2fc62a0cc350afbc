import { hostOf } from '@tuckaway/domain/hosts';
import { withoutAccents } from '@tuckaway/domain/text';
import { queryOptions } from '@tanstack/react-query';
import { KEYS } from '../../../lib/queries/query-invalidation.ts';
import { deviceStore } from '../../../lib/storage/device-store.ts';
import { newGiftBody, type NewGiftInput } from '../new-gift.ts';
import { readUnsavedEntries, type WaitingGift } from './unsaved-entries.ts';

/** Reads the waiting gifts of a user, the oldest first. */
export async function readWaitingGifts(userId: number): Promise<WaitingGift[]> {
  const entries = await readUnsavedEntries(userId);
  return entries.filter((entry) => entry.kind === 'gift').toSorted((a, b) => a.keptAt - b.keptAt);
}

export const waitingGiftsQuery = (userId: number) =>
  queryOptions({ queryKey: KEYS.waitingGifts, queryFn: () => readWaitingGifts(userId), staleTime: 0 });

/** Waiting gifts with each word of the query in the title, the notes or the host of the link, ignoring accents and case. */
export function filterWaitingGifts(waiting: readonly WaitingGift[], query: string): WaitingGift[] {
  const words = withoutAccents(query).split(/\s+/u);
  return waiting.filter(({ body }) => {
    const host = body.purchaseUrl ? hostOf(body.purchaseUrl) : null;
    const text = withoutAccents([body.title, body.description, host].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

export const removeWaitingGift = ({ key }: WaitingGift) => deviceStore.removeUnsaved(key);

/** Queues a refused gift again, after the user confirmed it, with a new idempotency key. */
export async function requeueWaitingGift(waiting: WaitingGift): Promise<void> {
  const requeued: WaitingGift = { ...waiting, key: crypto.randomUUID(), sentAt: null, problem: null };
  await deviceStore.putUnsaved(requeued);
  await deviceStore.removeUnsaved(waiting.key);
}

/** Stores a gift on the device, to be sent later. `wasSent`: it was sent, but its response was lost. */
export async function addWaitingGift(
  { keyFor, ...gift }: NewGiftInput,
  { wasSent }: { wasSent: boolean },
): Promise<void> {
  const now = Date.now();
  const body = newGiftBody(gift);
  const entry: WaitingGift = {
    kind: 'gift',
    key: keyFor(body),
    userId: gift.userId,
    body,
    keptAt: now,
    sentAt: wasSent ? now : null,
    problem: null,
  };
  await deviceStore.putUnsaved(entry);
}

export const WAITS_FOR_CONNECTION = 'Kept on this device. It is saved as soon as you are back online.';
