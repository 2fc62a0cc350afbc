import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { setReadAround } from '../../../lib/api/api.ts';
import { connection, onConnectionChange } from '../../../lib/api/connection.ts';
import { readAroundFor } from '../../../lib/api/offline-cache.ts';

/** Enables the offline cache while this user is signed in. */
export function useDeviceCopy(user: SessionUser, queryClient: QueryClient): void {
  const [readAround] = useState(() => {
    const made = readAroundFor(user);
    // Queries of the page below are made before effects of this one run.
    setReadAround(made);
    return made;
  });
  useEffect(() => setReadAround(readAround), [readAround]);

  useEffect(() => {
    let before = connection();
    return onConnectionChange(() => {
      const now = connection();
      // Responses from the device may be out of date.
      if (now === 'online' && before !== 'online') void queryClient.invalidateQueries();
      before = now;
    });
  }, [queryClient]);
}
