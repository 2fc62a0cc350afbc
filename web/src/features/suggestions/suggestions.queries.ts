import { QUERY_MAX } from '@tuckaway/domain/limits';
import { suggestions } from '@tuckaway/contract/search/suggestions';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import { RETRY } from '../../lib/api/retry.ts';

/** A single letter matches too much. */
export const MIN_QUERY_LENGTH = 2;
const STALE_MS = 60_000;

/** Suggestions for a text. Not retried, because the user has typed on by then. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: [...KEYS.suggestions, text],
    queryFn: ({ signal }) => api(suggestions.get, { query: { query: text } }, { signal, retry: RETRY.never }),
    enabled: text.length >= MIN_QUERY_LENGTH && text.length <= QUERY_MAX,
    staleTime: STALE_MS,
    gcTime: STALE_MS,
  });
