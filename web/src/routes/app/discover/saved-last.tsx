import type { Gift } from '@tuckaway/contract/gifts';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useUserId } from '../../../features/auth/auth-context.ts';
import { lastSavedGiftsQuery } from '../../../features/saved-gifts/saved-gifts.queries.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ChevronRightIcon } from '../../../ui/graphics/app-icons.tsx';
import { Picture } from '../../../ui/graphics/picture.tsx';
import { Button } from '../../../ui/inputs/button.tsx';

// One row that scrolls sideways. Every state has the same height, so that the lists below do not move.
const ROW =
  'scroll-row -mx-[clamp(1rem,4vw,3rem)] h-20 gap-3 px-[clamp(1rem,4vw,3rem)] py-1 [scrollbar-width:none]';
const CARD = 'w-60 shrink-0';
const LINE = 'flex h-20 items-center gap-4 text-ink-soft';

/** The gifts that were saved last, one press away. */
export function SavedLast() {
  const id = useId();
  const { data, isError, isRefetching, refetch } = useQuery(lastSavedGiftsQuery(useUserId()));
  return (
    <section aria-labelledby={id} className="mb-10">
      <div className="mb-2 flex min-h-11 items-center justify-between gap-4">
        <h2 id={id}>Saved last</h2>
        <Link to={paths.saved} className="link inline-flex min-h-11 items-center gap-1 text-sm">
          See all <ChevronRightIcon />
        </Link>
      </div>
      {data && data.length > 0 && (
        <ul aria-labelledby={id} className={ROW}>
          {data.map((gift) => (
            <li key={gift.id} className={CARD}>
              <SmallCard gift={gift} />
            </li>
          ))}
        </ul>
      )}
      {data?.length === 0 && <p className={LINE}>Press the heart on a gift, and you find it here again.</p>}
      {!data && isError && (
        <Failed>
          <Button variant="secondary" size="sm" loading={isRefetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </Failed>
      )}
      {!data && !isError && <Loading />}
    </section>
  );
}

const SmallCard = ({ gift }: { gift: Gift }) => (
  <Link
    to={paths.gift(gift.id)}
    state={{ source: 'home', title: gift.title }}
    className="flex h-18 items-center gap-3 rounded-lg bg-paper-sunk pr-3 hover:bg-hairline"
  >
    <span className="w-18 shrink-0">
      <Picture url={gift.imageUrl} alt="" name={gift.title} sizes="4.5rem" />
    </span>
    <span className="line-clamp-2 text-sm font-medium whole-words">{gift.title}</span>
  </Link>
);

const Failed = ({ children }: { children: ReactNode }) => (
  <div role="alert" className={LINE}>
    Failed to load your saved gifts. Please try again.
    {children}
  </div>
);

const Loading = () => (
  <div role="status" className={ROW}>
    <span className="sr-only">Loading your saved gifts...</span>
    {[1, 2, 3, 4].map((key) => (
      <Skeleton key={key} className={`h-18 rounded-lg ${CARD}`} />
    ))}
  </div>
);
