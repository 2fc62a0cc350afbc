import { QUERY_MAX } from '@tuckaway/contract/search/search';
import { suggestions } from '@tuckaway/contract/search/suggestions';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import { RETRY } from '../../lib/api/retry.ts';

/** A single letter matches too much. */
export const SHORTEST = 2;
const STALE_MS = 60_000;

/** No retry: by then other text is typed. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: [...KEYS.suggestions, text],
    queryFn: ({ signal }) =>
      api(suggestions.get, { query: { query: text } }, { signal, retry: RETRY.never, keepOnDevice: false }),
    enabled: text.length >= SHORTEST && text.length <= QUERY_MAX,
    staleTime: STALE_MS,
    gcTime: STALE_MS,
  });
