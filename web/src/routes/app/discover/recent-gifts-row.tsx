import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useUserId } from '../../../features/auth/auth-context.ts';
import { useScreenName } from '../../../lib/navigation/navigation-state.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { recentGifts, type RecentGift } from '../../../lib/storage/recent-gifts.ts';
import { Picture } from '../../../ui/graphics/picture.tsx';

// One row that scrolls sideways. Its cards are small, so that the lists below stay visible.
const ROW =
  'scroll-row -mx-[clamp(1rem,4vw,3rem)] gap-3 px-[clamp(1rem,4vw,3rem)] pb-1 [scrollbar-width:none]';

/**
 * Gifts opened or saved last, read from this device synchronously, so that the row does not shift the page later.
 * Renders nothing without any.
 */
export function RecentGifts() {
  const id = useId();
  const userId = useUserId();
  const [gifts] = useState(() => recentGifts.read(userId));
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="mb-3">
        Looked at lately
      </h2>
      <ul aria-labelledby={id} className={ROW}>
        {gifts.map((gift) => (
          <li key={gift.id} className="w-60 shrink-0">
            <SmallCard gift={gift} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SmallCard({ gift }: { gift: RecentGift }) {
  const source = useScreenName();
  return (
    <Link
      to={paths.gift(gift.id)}
      state={{ source, title: gift.title }}
      className="flex h-18 items-center gap-3 overflow-hidden rounded-lg bg-paper-sunk pr-3 hover:bg-hairline"
    >
      <span className="w-18 shrink-0">
        <Picture url={gift.imageUrl} alt="" name={gift.title} sizes="4.5rem" />
      </span>
      <span className="line-clamp-2 text-sm font-medium whole-words">{gift.title}</span>
    </Link>
  );
}
