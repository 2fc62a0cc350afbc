import type { Gift } from '@tuckaway/contract/gifts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onPress } from '../../lib/navigation/pointer-press.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { CARD_SIZES } from '../../ui/layout/card-grid.tsx';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/layout/link.tsx';
import { Picture } from '../../ui/graphics/picture.tsx';
import { preloadPicture } from '../../ui/graphics/preload-picture.ts';
import { PriceTag } from '../../ui/graphics/price-tag.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { GIFT_PAGE_SIZES } from './gift-page-sizes.ts';
import { giftQuery } from './gifts.queries.ts';

export interface GiftCardProps {
  gift: Gift;
  /** The screen it stands on, told to the gift's page. */
  source: string;
  /** In the first rows: load the picture at once. */
  eager?: boolean;
  /** Whom it is for; its line is kept free where this is given. */
  people?: ReactNode;
  /** Keeps the place beside the title free for a menu on touch screens. */
  hasMenu?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

export function GiftCard({ gift, source, eager = false, people, hasMenu = false, children }: GiftCardProps) {
  const queryClient = useQueryClient();
  // The gift's page starts from the card's data while it refetches, and its larger picture is on its way.
  const begin = () => {
    queryClient.setQueryData(giftQuery(gift.id).queryKey, (known) => known ?? gift, { updatedAt: 1 });
    preloadPicture(gift.imageUrl, GIFT_PAGE_SIZES);
  };
  return (
    <article className="group @container relative">
      <Link
        to={paths.gift(gift.id)}
        state={{ source, title: gift.title }}
        {...onPress(begin)}
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
