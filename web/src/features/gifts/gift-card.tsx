import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useScreenName } from '../../lib/navigation/navigation-state.ts';
import { seedQuery } from '../../lib/queries/seed-query.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { CARD_SIZES } from '../../ui/layout/card-grid.tsx';
import { cx } from '../../ui/cx.ts';
import { Link } from 'react-router';
import { Picture } from '../../ui/graphics/picture.tsx';
import { PriceTag } from '../../ui/graphics/price-tag.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { giftQuery } from './gifts.queries.ts';

export interface GiftCardProps {
  gift: Gift;
  /** Loads the picture eagerly (first rows). */
  eager?: boolean;
  /** Recipients; reserves a line for them. */
  people?: ReactNode;
  /** Reserves space beside the title for a menu on touch screens. */
  hasMenu?: boolean;
  /** Actions. */
  children?: ReactNode;
}

export function GiftCard({ gift, eager = false, people, hasMenu = false, children }: GiftCardProps) {
  const source = useScreenName();
  const queryClient = useQueryClient();
  return (
    <article className="group @container relative">
      <Link
        to={paths.gift(gift.id)}
        state={{ source, title: gift.title }}
        onClick={() => seedQuery(queryClient, giftQuery(gift.id), gift)}
        className="block rounded-lg focus-visible:rounded-lg"
      >
        <span className="relative block transition-transform group-hover:-translate-y-0.5">
          <Picture url={gift.imageUrl} alt="" name={gift.title} sizes={CARD_SIZES} eager={eager} />
          {/* Hangs over the lower edge, where it covers nothing of the gift. */}
          <PriceTag price={gift.price} className="absolute -bottom-2.5 left-2.5 drop-shadow-tag" />
        </span>
        <span
          className={cx(
            'mt-4 line-clamp-2 min-h-[2.9em] text-sm font-medium whole-words',
            hasMenu && 'pointer-coarse:pr-9',
          )}
        >
          {gift.title}
        </span>
      </Link>
      {people}
      {children}
    </article>
  );
}

export function GiftCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-square rounded-lg" />
      <Skeleton className="mt-4 h-5 w-4/5" />
      <div className="h-5.5" />
    </div>
  );
}
