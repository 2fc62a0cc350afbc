import { QueryCache, QueryClient } from '@tanstack/react-query';

const STALE_MS = 5 * 60_000;
const GC_MS = 10 * 60_000;

/**
 * No retries here: lib/api/api.ts retries requests. Offline, requests fail like any other instead of
 * waiting in silence, and are made again when the connection is back.
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
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
