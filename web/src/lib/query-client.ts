import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

export const STALE_MS = 5 * 60_000;
export const KEPT_MS = 10 * 60_000;
const QUERY_RETRIES = 3;
const MUTATION_RETRIES = 1;

/** Never after a 4xx answer, and never what the client has repeated already: the two would multiply. */
function mayRetry(limit: number) {
  return (failures: number, error: Error): boolean => {
    if (failures >= limit) return false;
    if (!isApiError(error)) return true;
    return error.attempts === 1 && !(error.status >= 400 && error.status < 500);
  };
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => console.warn('Query failed', query.queryKey[0], error.message),
    }),
    defaultOptions: {
      queries: {
        retry: mayRetry(QUERY_RETRIES),
        staleTime: STALE_MS,
        gcTime: KEPT_MS,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: mayRetry(MUTATION_RETRIES) },
    },
  });
}
