import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ChevronRightIcon } from '../../ui/graphics/app-icons.tsx';
import { Link } from 'react-router';
import { ShelfDrawing } from '../../ui/graphics/shelf-drawing.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { passedDaysQuery, upcomingQuery } from '../recipient-days/recipient-days.queries.ts';
import { GivenQuestions } from '../recipient-gifts/given/given-question.tsx';
import { UpcomingCard } from './upcoming-card.tsx';

const SHOWN = 4;
// One row; it scrolls sideways on phones.
const ROW =
  'scroll-row -mx-[clamp(1rem,4vw,3rem)] gap-4 px-[clamp(1rem,4vw,3rem)] pb-1 [scrollbar-width:none] xl:mx-0 xl:grid xl:grid-cols-4 xl:px-0';
const CARD = 'w-72 shrink-0 xl:w-auto';
const PANEL = 'flex h-57 md:h-53 items-center justify-center rounded-lg bg-paper-sunk px-6';
export const UPCOMING_FAILED = 'Failed to load what is coming up. Please try again.';

/**
 * The next days, on the home screen. All states have the height of the cards. `firstStep` is the content of the empty
 * state.
 */
export function UpcomingSection({ firstStep }: { firstStep: ReactNode }) {
  const id = useId();
  const { data, isError, isRefetching, refetch } = useQuery(upcomingQuery);
  const { data: passed = [] } = useQuery(passedDaysQuery());
  return (
    <section aria-labelledby={id} className="mb-10">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <h2 id={id}>Coming up</h2>
        <Link to={paths.upcoming} className="link inline-flex min-h-11 items-center gap-1 text-sm">
          The whole year <ChevronRightIcon />
        </Link>
      </div>
      {data && <GivenQuestions passed={passed} />}
      {data && data.data.length > 0 && (
        <ul aria-labelledby={id} className={ROW}>
          {data.data.slice(0, SHOWN).map((upcoming) => (
            <li key={`${upcoming.day.id} ${upcoming.on}`} className={CARD}>
              <UpcomingCard upcoming={upcoming} today={data.today} />
            </li>
          ))}
        </ul>
      )}
      {data?.data.length === 0 && <EmptyUpcoming>{firstStep}</EmptyUpcoming>}
      {!data && isError && (
        <div role="alert" className={`${PANEL} flex-col gap-4 text-center`}>
          <p className="max-w-prose text-ink-soft">{UPCOMING_FAILED}</p>
          <Button variant="secondary" size="sm" loading={isRefetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      {!data && !isError && <Loading />}
    </section>
  );
}

function EmptyUpcoming({ children }: { children: ReactNode }) {
  return (
    <div className={`${PANEL} gap-12`}>
      <ShelfDrawing className="w-56 max-md:hidden" />
      <div className="max-md:text-center">{children}</div>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className={ROW}>
      <span className="sr-only">Loading what is coming up...</span>
      {Array.from({ length: SHOWN }, (_, index) => (
        <div key={index} className={CARD}>
          <Skeleton className="h-56 rounded-lg md:h-52" />
        </div>
      ))}
    </div>
  );
}
