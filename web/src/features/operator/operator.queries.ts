import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { operator } from '@tuckaway/contract/accounts/operator';
import { api } from '../../lib/api/api.ts';
import { byCursor } from '../../lib/queries/cursor-paging.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

export const overviewQuery = queryOptions({
  queryKey: [...KEYS.operator, 'overview'],
  queryFn: ({ signal }) => api(operator.overview, {}, { signal }),
});

export const accountsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...KEYS.operator, 'accounts', search],
    queryFn: ({ pageParam, signal }) =>
      api(operator.accounts, { query: { search: search || undefined, cursor: pageParam } }, { signal }),
    ...byCursor,
  });

export const invitationsQuery = queryOptions({
  queryKey: [...KEYS.operator, 'invitations'],
  queryFn: ({ signal }) => api(operator.invitations, {}, { signal }),
});
