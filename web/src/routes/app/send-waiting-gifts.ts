import { gifts } from '@tuckaway/contract/gifts';
import { recipients } from '@tuckaway/contract/recipients';
import { tags } from '@tuckaway/contract/tags';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUserId } from '../../features/auth/auth-context.ts';
import { warningFor } from '../../features/gifts/create-gift.ts';
import type { PartForLater } from '../../features/gifts/gift-part.ts';
import { warn } from '../../features/gifts/use-create-gift.tsx';
import { readWaitingGifts, waitingGiftsQuery, type WaitingGift } from '../../features/gifts/waiting-gifts.ts';
import { diffRecipients, saveRecipients } from '../../features/recipient-gifts/recipient-choice.ts';
import type { ForDay } from '../../features/recipient-days/for-day.ts';
import { isApiError, isUnreachable } from '../../lib/api-error.ts';
import { api } from '../../lib/api.ts';
import { refreshAfter } from '../../lib/changes.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { inTurn } from '../../lib/in-turn.ts';
import { toast } from '../../ui/toast.tsx';

const LOCK = 'tuckaway-waiting-gifts';
const AGAIN_MS = 30_000;
/** The server remembers keys for a day; after that it could not tell a second attempt from a second gift. */
const KEYS_LIVE_MS = 23 * 60 * 60_000;
const MAYBE_SAVED = 'It may be among your saved gifts already. Look there before you save it again.';

/** Sends what was kept for later: when the page opens, when the connection is back, and every half minute until it works. */
export function useSendWaitingGifts(): void {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const { data: waiting = [] } = useQuery(waitingGiftsQuery(userId));
  const isAnyLeft = waiting.some(({ problem }) => problem === null);
  useEffect(() => {
    if (!isAnyLeft) return;
    const send = () => void sendWaitingGifts(userId, queryClient);
    send();
    const timer = setInterval(send, AGAIN_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [isAnyLeft, userId, queryClient]);
}

/** One tab at a time, the oldest first. It ends at the first one that does not get through. */
async function sendWaitingGifts(userId: number, queryClient: QueryClient): Promise<void> {
  if (!navigator.onLine) return;
  const sent = await inTurn(LOCK, async () => {
    let count = 0;
    for (const waiting of await readWaitingGifts(userId)) {
      if (waiting.problem !== null) continue;
      const outcome = await settle(waiting);
      if (outcome === 'unreachable') break;
      if (outcome === 'sent') count += 1;
    }
    await refreshAfter(queryClient, 'waitingGiftsChanged');
    return count;
  });
  if (sent === 0) return;
  toast.success(sent === 1 ? 'Gift created successfully!' : `${sent} gifts created successfully!`);
  await refreshAfter(queryClient, 'giftCreated');
}

async function settle(waiting: WaitingGift): Promise<'sent' | 'refused' | 'unreachable'> {
  const { key, sentAt } = waiting;
  const refuse = async (problem: string) => {
    await deviceStore.putWaiting({ ...waiting, problem });
    return 'refused' as const;
  };
  if (sentAt !== null && Date.now() - sentAt > KEYS_LIVE_MS) return refuse(MAYBE_SAVED);
  await deviceStore.putWaiting({ ...waiting, sentAt: sentAt ?? Date.now() });
  try {
    await send(waiting);
    await deviceStore.removeWaiting(key);
    return 'sent';
  } catch (error) {
    if (!isApiError(error) || error.status < 400 || error.status >= 500) return 'unreachable';
    if (error.status === 401 || error.status === 429) return 'unreachable';
    return refuse(error.detail ?? 'It was not accepted.');
  }
}

/** The gift with its own key, then its parts. Sent again from the start, it is the same gift and the same parts. */
async function send({ key, userId, body, parts }: WaitingGift): Promise<void> {
  const gift = await api(gifts.createSaved, { body }, { key });
  if (parts.tags) await orWarn('tags', saveTags(gift.id, parts.tags, key));
  if (parts.recipients) await orWarn('recipients', savePeople(userId, gift.id, parts.recipients, key));
}

async function orWarn(what: 'tags' | 'recipients', saving: Promise<unknown>): Promise<void> {
  await saving.catch((error: unknown) => {
    if (isUnreachable(error)) throw error;
    warn(warningFor(what));
  });
}

async function saveTags(giftId: number, { ids, typed }: PartForLater, key: string): Promise<void> {
  const made = typed && (await api(tags.create, { body: { name: typed } }, { key: `${key}-tag` }));
  await api(tags.setOfGift, { body: { giftId, tagIds: [...new Set([...ids, ...(made ? [made.id] : [])])] } });
}

async function savePeople(userId: number, giftId: number, part: PartForLater, key: string): Promise<void> {
  const { ids, typed, days = [] } = part;
  const made =
    typed && (await api(recipients.create, { body: { name: typed, userId } }, { key: `${key}-recipient` }));
  const addedIds = [...ids, ...(made ? [made.id] : [])];
  const chosenDays = new Map(days as [number, ForDay | null][]);
  await saveRecipients(userId, giftId, diffRecipients([], addedIds, chosenDays));
}
