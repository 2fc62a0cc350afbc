import { IDEMPOTENCY_KEY_LIFE_H } from '@tuckaway/domain/limits';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUserId } from '../../auth/auth-context.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { deviceStore } from '../../../lib/storage/device-store.ts';
import { withWebLock } from '../../../lib/api/web-lock.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { toastWarning } from '../../../ui/feedback/toast-warning.tsx';
import { sendNewGift } from '../new-gift.ts';
import type { WaitingGift } from './unsaved-entries.ts';
import { readWaitingGifts, waitingGiftsQuery } from './waiting-gifts.ts';

const LOCK = 'tuckaway-waiting-gifts';
const RETRY_MS = 30_000;
/** An hour less than the server stores the key: after that, a second attempt would create a second gift. */
const KEY_LIFE_MS = (IDEMPOTENCY_KEY_LIFE_H - 1) * 60 * 60_000;
const MAYBE_SAVED = 'It may be among your saved gifts already. Look there before you save it again.';

/** Sends gifts that were created offline: on load, when the connection is back, and every 30 s until it works. */
export function useSendWaitingGifts(): void {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const { data: waiting = [] } = useQuery(waitingGiftsQuery(userId));
  const isAnyLeft = waiting.some(({ problem }) => problem === null);
  useEffect(() => {
    if (!isAnyLeft) return;
    // The store refuses after a sign-out in another tab, or where it is blocked; the gifts in it stay as they are.
    const send = () => void sendWaitingGifts(userId, queryClient).catch(() => {});
    send();
    const timer = setInterval(send, RETRY_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [isAnyLeft, userId, queryClient]);
}

/** Sends the waiting gifts, the oldest first, in one tab at a time. Stops at the first one that cannot be sent. */
async function sendWaitingGifts(userId: number, queryClient: QueryClient): Promise<void> {
  if (!navigator.onLine) return;
  const sent = await withWebLock(LOCK, async () => {
    let count = 0;
    for (const waiting of await readWaitingGifts(userId)) {
      if (waiting.problem !== null) continue;
      const outcome = await sendOne(waiting);
      if (outcome === 'unreachable') break;
      if (outcome === 'sent') count += 1;
    }
    await refreshAfter(queryClient, 'unsavedChanged');
    return count;
  });
  if (sent === 0) return;
  toast.success(sent === 1 ? 'Gift created successfully!' : `${sent} gifts created successfully!`);
  await refreshAfter(queryClient, 'giftCreated');
}

/** Client errors after which a later attempt may succeed: signed out, timeout, rate limit. */
const RETRYABLE_STATUS = new Set([401, 408, 429]);

async function sendOne(waiting: WaitingGift): Promise<'sent' | 'refused' | 'unreachable'> {
  const { key, sentAt } = waiting;
  const refuse = async (problem: string) => {
    await deviceStore.putUnsaved({ ...waiting, problem });
    return 'refused' as const;
  };
  if (sentAt !== null && Date.now() - sentAt > KEY_LIFE_MS) return refuse(MAYBE_SAVED);
  await deviceStore.putUnsaved({ ...waiting, sentAt: sentAt ?? Date.now() });
  try {
    for (const warning of (await sendNewGift(waiting.body, key)).warnings) toastWarning(warning);
    await deviceStore.removeUnsaved(key);
    return 'sent';
  } catch (error) {
    if (!isApiError(error) || error.status < 400 || error.status >= 500) return 'unreachable';
    if (RETRYABLE_STATUS.has(error.status)) return 'unreachable';
    return refuse(error.detail ?? 'It was not accepted.');
  }
}
