import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { setOfflineReader } from '../../../lib/api/api.ts';
import { connection, onConnectionChange } from '../../../lib/api/connection.ts';
import { offlineReaderFor } from '../../../lib/api/offline-cache.ts';
import { KEYS } from '../../../lib/queries/query-invalidation.ts';

/** Enables the offline cache while this user is signed in. */
export function useOfflineCache(user: SessionUser, queryClient: QueryClient): void {
  const [offlineReader] = useState(() => {
    const reader = offlineReaderFor(user);
    // Also set during the first render, because queries of child components start before effects of this one run.
    setOfflineReader(reader);
    return reader;
  });
  useEffect(() => setOfflineReader(offlineReader), [offlineReader]);

  useEffect(() => {
    let before = connection();
    return onConnectionChange(() => {
      const now = connection();
      // Cached responses may be out of date. Previews of shop pages come from the shop, which is asked once.
      if (now === 'online' && before !== 'online')
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] !== KEYS.linkPreview[0],
        });
      before = now;
    });
  }, [queryClient]);
}
