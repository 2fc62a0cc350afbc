import { recipientDays, type UpcomingDay } from '@tuckaway/contract/people/recipient-days';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import { byCursor } from '../../lib/queries/cursor-paging.ts';

/** Maximum page size of the call. */
const LARGEST_PAGE = 200;

/** Queries that depend on today refetch when the tab becomes visible again. */
const WHILE_DAYS_PASS = { refetchOnWindowFocus: 'always', refetchInterval: 30 * 60_000 } as const;

export const daysQuery = (recipientId: number) =>
  queryOptions({
    // Another tab may have added a day.
    refetchOnWindowFocus: 'always',
    queryKey: [...KEYS.recipientDays, recipientId],
    queryFn: ({ signal }) => api(recipientDays.list, { params: { recipientId } }, { signal }),
  });

/** The next days of all people, shared by the home screen and the mark in the navigation. */
export const soonestQuery = queryOptions({
  ...WHILE_DAYS_PASS,
  queryKey: [...KEYS.upcoming, 'soonest'],
  queryFn: ({ signal }) => api(recipientDays.upcoming, { query: {} }, { signal }),
});

/** The whole year ahead, page by page. */
export const yearAheadQuery = infiniteQueryOptions({
  ...WHILE_DAYS_PASS,
  queryKey: [...KEYS.upcoming, 'year-ahead'],
  queryFn: ({ pageParam, signal }) =>
    api(recipientDays.upcoming, { query: { cursor: pageParam } }, { signal }),
  ...byCursor,
});

export const upcomingOfRecipientQuery = (recipientId: number) =>
  queryOptions({
    ...WHILE_DAYS_PASS,
    queryKey: [...KEYS.upcoming, 'of-recipient', recipientId],
    queryFn: ({ signal }) =>
      api(recipientDays.upcoming, { query: { recipientId, limit: LARGEST_PAGE } }, { signal }),
  });

/** The next day of each person who has one. */
export type NextDays = ReadonlyMap<number, UpcomingDay>;

export const nextDaysQuery = queryOptions({
  ...WHILE_DAYS_PASS,
  queryKey: [...KEYS.upcoming, 'next-of-each'],
  queryFn: async ({ signal }): Promise<NextDays> => {
    const next = new Map<number, UpcomingDay>();
    // One page is enough for most accounts, but there may be more recipients than fit into the largest page.
    let cursor: string | undefined;
    do {
      const query = { perRecipient: 'next', limit: LARGEST_PAGE, cursor } as const;
      const page = await api(recipientDays.upcoming, { query }, { signal });
      for (const one of page.data) next.set(one.recipient.id, one);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return next;
  },
});

/** Recently passed days, the latest first; of all recipients, or of one. */
export const passedDaysQuery = (recipientId?: number) =>
  queryOptions({
    ...WHILE_DAYS_PASS,
    queryKey: [...KEYS.upcoming, 'passed', recipientId ?? 'all'],
    queryFn: ({ signal }) => api(recipientDays.passed, { query: { recipientId } }, { signal }),
  });
