import { budget } from '@tuckaway/contract/people/budget';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';

/** Budget of a year; without one, of the current year. */
export const budgetQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: [...KEYS.budget, year ?? 'present'],
    queryFn: ({ signal }) => api(budget.ofYear, { query: { year } }, { signal }),
    // Shows the previous year until the next one is loaded.
    placeholderData: keepPreviousData,
  });
