import type { PublicGift } from '@tuckaway/contract/search/public-search';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { cx } from '../../ui/cx.ts';
import { HeartIcon } from '../../ui/graphics/icons.tsx';
import { Picture } from '../../ui/graphics/picture.tsx';
import { PriceTag } from '../../ui/graphics/price-tag.tsx';
import { CardActions, cardActionStyle } from '../../ui/layout/card-actions.tsx';
import { CARD_SIZES, CardGrid } from '../../ui/layout/card-grid.tsx';
import type { Shelf } from '../device-shelf/use-device-shelf.ts';
import { ShopLink } from '../public-lists/shop-link.tsx';

/** Number of pictures that are likely visible at first. */
const EAGER_PICTURES = 4;

interface ResultGiftsProps {
  gifts: readonly PublicGift[];
  shelf: Shelf;
  noteOf: (gift: PublicGift) => ReactNode;
}

export function ResultGifts({ gifts, shelf, noteOf }: ResultGiftsProps) {
  return (
    <CardGrid className="xl:grid-cols-4 2xl:grid-cols-5">
      {gifts.map((gift, index) => (
        <li key={gift.slug} className="flex">
          <ResultGiftCard gift={gift} shelf={shelf} eager={index < EAGER_PICTURES} note={noteOf(gift)} />
        </li>
      ))}
    </CardGrid>
  );
}

interface ResultGiftCardProps {
  gift: PublicGift;
  shelf: Shelf;
  eager: boolean;
  note: ReactNode;
}

/** Card of a gift. Its link leads to the gift in a list, because public gifts have no page. */
function ResultGiftCard({ gift, shelf, eager, note }: ResultGiftCardProps) {
  const { title, price, list, purchaseUrl, retailer } = gift;
  const content = (
    <>
      <span className="relative block transition-transform group-hover:-translate-y-0.5">
        <Picture url={gift.imageUrl} alt="" name={title} sizes={CARD_SIZES} eager={eager} />
        <PriceTag price={price} className="absolute -bottom-2.5 left-2.5 drop-shadow-tag" />
      </span>
      <span className="mt-4 block text-sm font-medium whole-words">{title}</span>
    </>
  );
  return (
    <article className="group relative flex min-w-0 grow flex-col">
      {list ? (
        <a href={paths.publicGift(list, gift.slug)} className="block rounded-lg focus-visible:rounded-lg">
          {content}
        </a>
      ) : (
        <div>{content}</div>
      )}
      <CardActions>
        <ShelfButton gift={gift} shelf={shelf} />
      </CardActions>
      {note && <div className="mt-1 text-sm text-ink-soft">{note}</div>}
      {purchaseUrl && retailer && (
        <ShopLink
          gift={{ title, href: purchaseUrl, shop: retailer, isAffiliate: gift.isAffiliate }}
          className="link mt-auto inline-flex min-h-9 items-center self-start pt-1 text-sm pointer-coarse:min-h-11"
        />
      )}
    </article>
  );
}

function ShelfButton({ gift, shelf }: { gift: PublicGift; shelf: Shelf }) {
  const isOnShelf = shelf.has(gift.slug);
  return (
    <button
      type="button"
      aria-label={`Tuck away ${gift.title} on this device`}
      aria-pressed={isOnShelf}
      title={isOnShelf ? 'Tucked away on this device' : 'Tuck away on this device'}
      className={cx(cardActionStyle({ always: true }), isOnShelf && 'text-purple hover:text-purple!')}
      onClick={() => shelf.toggle(gift)}
    >
      <HeartIcon className={isOnShelf ? 'fill-current' : undefined} />
    </button>
  );
}
