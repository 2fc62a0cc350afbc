import { QueryCache, QueryClient } from '@tanstack/react-query';

const STALE_MS = 5 * 60_000;
const GC_MS = 10 * 60_000;

/**
 * Query client without retries, which `api` does. `networkMode: 'always'` makes offline requests fail instead of waiting;
 * they are repeated when the browser is online again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => console.warn('Query failed', query.queryKey[0], error.message),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: STALE_MS,
        gcTime: GC_MS,
        refetchOnWindowFocus: false,
        // useOfflineCache (routes/app/shell) refetches when the connection is back.
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
