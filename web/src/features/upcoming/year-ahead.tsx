import { partsOf } from '@tuckaway/domain/days/calendar-date';
import { monthName } from '@tuckaway/domain/month-names';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { allItems } from '../../lib/queries/cursor-paging.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LinkButton } from '../../ui/inputs/link-button.tsx';
import { LoadNextPage } from '../../ui/feedback/load-more.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeleton.tsx';
import { passedDaysQuery, yearAheadQuery } from '../recipient-days/recipient-days.queries.ts';
import { GivenQuestions } from '../recipient-gifts/given/given-question.tsx';
import { UPCOMING_FAILED } from './upcoming-section.tsx';
import { groupByDay, isNear, monthOf, type DayGroup } from './day-groups.ts';
import { LaterDay } from './later-day.tsx';
import { NearDay } from './near-day.tsx';
import { PassedDays } from './passed-days.tsx';

/** The next twelve months by day: near days large, later ones in one line each, month by month. */
export function YearAhead() {
  const query = useInfiniteQuery(yearAheadQuery);
  const { data: passed = [] } = useQuery(passedDaysQuery());
  const days = allItems(query.data);
  const today = query.data?.pages[0]?.today;
  if (today !== undefined && days.length === 0) {
    return (
      <EmptyState
        drawing="days"
        title="Nothing is coming up yet"
        text="Give your people a birthday, an anniversary or a holiday, and you see here who is next."
        action={<LinkButton to={paths.recipients}>Add people and days</LinkButton>}
      />
    );
  }
  if (today === undefined) {
    return query.isError ? (
      <ErrorState
        message={UPCOMING_FAILED}
        retrying={query.isRefetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <RowsSkeleton label="Loading what is coming up..." count={6} />
    );
  }
  const groups = groupByDay(days);
  const later = Map.groupBy(
    groups.filter((group) => !isNear(group)),
    monthOf,
  );
  return (
    <>
      <GivenQuestions passed={passed} />
      <NearDays groups={groups.filter(isNear)} today={today} />
      {[...later].map(([month, ofMonth]) => (
        <section key={month} aria-labelledby={month} className="mb-6">
          <h2 id={month} className="mb-1 text-lg">
            {monthTitle(month)}
          </h2>
          <ul aria-labelledby={month}>
            {ofMonth.map((group) => (
              <li key={group.key}>
                <LaterDay group={group} today={today} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <LoadNextPage query={query} />
      <PassedDays passed={passed} today={today} />
    </>
  );
}

function NearDays({ groups, today }: { groups: readonly DayGroup[]; today: string }) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="near" className="mb-10">
      <h2 id="near" className="mb-3">
        Soon
      </h2>
      <ul aria-labelledby="near" className="grid gap-4">
        {groups.map((group) => (
          <li key={group.key}>
            <NearDay group={group} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function monthTitle(month: string): string {
  const parts = partsOf(`${month}-01`);
  return `${monthName(parts.month)} ${parts.year}`;
}
