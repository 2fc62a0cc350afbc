import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { KEYS, refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { logoutPending, recentLogout } from '../../../lib/storage/browser-storage.ts';
import { deviceStore } from '../../../lib/storage/device-store.ts';
import { useUserId } from '../../auth/auth-context.ts';
import { readWaitingEntries, type KeptDraft } from './waiting-entries.ts';

/** The latest first. */
export async function readKeptDrafts(userId: number): Promise<KeptDraft[]> {
  const entries = await readWaitingEntries(userId);
  return entries.filter((entry) => entry.kind === 'draft').toSorted((a, b) => b.keptAt - a.keptAt);
}

export const keptDraftsQuery = (userId: number) =>
  queryOptions({ queryKey: KEYS.keptDrafts, queryFn: () => readKeptDrafts(userId), staleTime: 0 });

export const removeKeptDraft = (key: string) => deviceStore.removeWaiting(key);

type Content = Pick<KeptDraft, 'drafts' | 'choices'>;

/** Stores an open form on the device when its page unmounts at the end of a session. */
export function useKeptDraft(continued: KeptDraft | undefined) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const [key] = useState(() => continued?.key ?? crypto.randomUUID());
  const latest = useRef<Content>(undefined);
  const isOver = useRef(false);
  useEffect(
    () => () => {
      // Signing out removes everything personal from the device.
      const isSignedOut = recentLogout.isFresh() || logoutPending.isSet();
      if (isOver.current || isSignedOut || !latest.current) return;
      const entry: KeptDraft = { kind: 'draft', ...latest.current, key, userId, keptAt: Date.now() };
      void deviceStore.putWaiting(entry).catch(() => {});
    },
    [key, userId],
  );
  return {
    /** Current values of the form; undefined while it is empty. */
    note: (content: Content | undefined) => {
      latest.current = content;
    },
    /** The form was discarded, or its gifts are stored. */
    end: () => {
      isOver.current = true;
      void removeKeptDraft(key)
        .then(() => refreshAfter(queryClient, 'waitingGiftsChanged'))
        .catch(() => {});
    },
  };
}
