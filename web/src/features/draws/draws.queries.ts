import { draws } from '@tuckaway/contract/sharing/draws';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

export const drawsQuery = queryOptions({
  queryKey: KEYS.draws,
  queryFn: ({ signal }) => api(draws.list, {}, { signal }),
});

export const drawQuery = (drawId: number) =>
  queryOptions({
    queryKey: [...KEYS.draws, drawId],
    queryFn: ({ signal }) => api(draws.get, { params: { drawId } }, { signal }),
    // Participants may have opened their links.
    refetchOnWindowFocus: 'always',
  });
