import { partsOf } from '@tuckaway/contract/days/calendar-date';
import { monthName } from '@tuckaway/contract/days/recipient-day';
import type { UpcomingDay } from '@tuckaway/contract/recipient-days';
import { useInfiniteQuery } from '@tanstack/react-query';
import { allItems } from '../../lib/paging.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { yearAheadQuery } from '../recipient-days/recipient-days.queries.ts';
import { FAILED } from './coming-up-section.tsx';
import { UpcomingEntry } from './upcoming-entry.tsx';

/** The next twelve months, month by month. */
export function YearAhead() {
  const query = useInfiniteQuery(yearAheadQuery);
  const days = allItems(query.data);
  const today = query.data?.pages[0]?.today;
  if (today !== undefined && days.length === 0) {
    return (
      <EmptyState
        title="Nothing is coming up yet"
        text="Give your people a birthday, an anniversary or a holiday, and you see here who is next."
        action={<LinkButton to={paths.recipients}>Add people and days</LinkButton>}
      />
    );
  }
  if (today === undefined) {
    return query.isError ? (
      <ErrorState message={FAILED} retrying={query.isRefetching} onRetry={() => void query.refetch()} />
    ) : (
      <RowsSkeleton label="Loading what is coming up..." count={6} />
    );
  }
  return (
    <>
      {byMonth(days).map(({ month, days: ofMonth }) => (
        <section key={month} aria-labelledby={month} className="mb-10">
          <h2 id={month} className="mb-1">
            {monthTitle(month)}
          </h2>
          <ul aria-labelledby={month} className="divide-y">
            {ofMonth.map((upcoming) => (
              <li key={`${upcoming.day.id} ${upcoming.on}`}>
                <UpcomingEntry upcoming={upcoming} today={today} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <LoadMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onLoadMore={() => void query.fetchNextPage()}
      />
    </>
  );
}

interface Month {
  /** '2026-11' */
  month: string;
  days: UpcomingDay[];
}

function byMonth(days: readonly UpcomingDay[]): Month[] {
  const months = new Map<string, UpcomingDay[]>();
  for (const one of days) {
    const month = one.on.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), one]);
  }
  return [...months].map(([month, ofMonth]) => ({ month, days: ofMonth }));
}

function monthTitle(month: string): string {
  const parts = partsOf(`${month}-01`);
  return `${monthName(parts.month)} ${parts.year}`;
}
