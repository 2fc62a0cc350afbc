import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { KEYS, refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { deviceStore } from '../../../lib/storage/device-store.ts';
import { useUserId } from '../../auth/auth-context.ts';
import { readUnsavedEntries, type StoredDraft } from './unsaved-entries.ts';

/** Reads the stored drafts of a user, the latest first. */
export async function readStoredDrafts(userId: number): Promise<StoredDraft[]> {
  const entries = await readUnsavedEntries(userId);
  return entries.filter((entry) => entry.kind === 'draft').toSorted((a, b) => b.keptAt - a.keptAt);
}

export const storedDraftsQuery = (userId: number) =>
  queryOptions({ queryKey: KEYS.storedDrafts, queryFn: () => readStoredDrafts(userId), staleTime: 0 });

export const removeStoredDraft = (key: string) => deviceStore.removeUnsaved(key);

type DraftContent = Pick<StoredDraft, 'drafts' | 'choices'>;

/** Stores an open form on the device when it unmounts at the end of a session; after a sign-out, the store drops it. */
export function useStoredDraft(existing: StoredDraft | undefined) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const [key] = useState(() => existing?.key ?? crypto.randomUUID());
  const latest = useRef<DraftContent>(undefined);
  const isRemoved = useRef(false);
  useEffect(
    () => () => {
      if (isRemoved.current || !latest.current) return;
      const entry: StoredDraft = { kind: 'draft', ...latest.current, key, userId, keptAt: Date.now() };
      void deviceStore.putUnsaved(entry).catch(() => {});
    },
    [key, userId],
  );
  return {
    /** Current values of the form; undefined while it is empty. */
    update: (content: DraftContent | undefined) => {
      latest.current = content;
    },
    /** Removes the draft, after the form was discarded or its gifts were created. */
    remove: () => {
      isRemoved.current = true;
      void removeStoredDraft(key)
        .then(() => refreshAfter(queryClient, 'unsavedChanged'))
        .catch(() => {});
    },
  };
}
