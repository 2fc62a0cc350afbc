import { recipientDays, type DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import { byCursor } from '../../lib/queries/cursor-paging.ts';

/** Maximum page size of the call. */
const MAX_PAGE_SIZE = 200;

/** Queries that depend on today refetch when the tab becomes visible again. */
const DEPENDS_ON_TODAY = { refetchOnWindowFocus: 'always', refetchInterval: 30 * 60_000 } as const;

export const daysQuery = (recipientId: number) =>
  queryOptions({
    // Another tab may have added a day.
    refetchOnWindowFocus: 'always',
    queryKey: [...KEYS.recipientDays, recipientId],
    queryFn: ({ signal }) => api(recipientDays.list, { params: { recipientId } }, { signal }),
  });

/** The first page of the upcoming days of all people, for the home screen and the badge in the navigation. */
export const upcomingQuery = queryOptions({
  ...DEPENDS_ON_TODAY,
  queryKey: [...KEYS.upcoming, 'first-page'],
  queryFn: ({ signal }) => api(recipientDays.upcoming, { query: {} }, { signal }),
});

/** All upcoming days, page by page. */
export const yearAheadQuery = infiniteQueryOptions({
  ...DEPENDS_ON_TODAY,
  queryKey: [...KEYS.upcoming, 'year-ahead'],
  queryFn: ({ pageParam, signal }) =>
    api(recipientDays.upcoming, { query: { cursor: pageParam } }, { signal }),
  ...byCursor,
});

export const upcomingOfRecipientQuery = (recipientId: number) =>
  queryOptions({
    ...DEPENDS_ON_TODAY,
    queryKey: [...KEYS.upcoming, 'of-recipient', recipientId],
    queryFn: ({ signal }) =>
      api(recipientDays.upcoming, { query: { recipientId, limit: MAX_PAGE_SIZE } }, { signal }),
  });

/** The next day of each person who has one. */
export type NextDays = ReadonlyMap<number, DayOccurrence>;

export const nextDaysQuery = queryOptions({
  ...DEPENDS_ON_TODAY,
  queryKey: [...KEYS.upcoming, 'next-of-each'],
  queryFn: async ({ signal }): Promise<NextDays> => {
    const next = new Map<number, DayOccurrence>();
    // An account can have more recipients than fit into the largest page.
    let cursor: string | undefined;
    do {
      const query = { perRecipient: 'next', limit: MAX_PAGE_SIZE, cursor } as const;
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
    ...DEPENDS_ON_TODAY,
    queryKey: [...KEYS.upcoming, 'passed', recipientId ?? 'all'],
    queryFn: ({ signal }) => api(recipientDays.passed, { query: { recipientId } }, { signal }),
  });
