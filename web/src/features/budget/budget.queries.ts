import { budget } from '@tuckaway/contract/people/budget';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

/** Budget of a year; of the present year where none is named. */
export const budgetQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: [...KEYS.budget, year ?? 'present'],
    queryFn: ({ signal }) => api(budget.ofYear, { query: { year } }, { signal }),
    // The year before stays in sight until the next one is there.
    placeholderData: keepPreviousData,
  });
