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

/** How many pictures are likely in sight when the results come. */
const IN_SIGHT = 4;

interface FoundGiftsProps {
  gifts: readonly PublicGift[];
  shelf: Shelf;
  noteOf: (gift: PublicGift) => ReactNode;
}

export function FoundGifts({ gifts, shelf, noteOf }: FoundGiftsProps) {
  return (
    <CardGrid className="xl:grid-cols-4 2xl:grid-cols-5">
      {gifts.map((gift, index) => (
        <li key={gift.slug} className="flex">
          <FoundGiftCard gift={gift} shelf={shelf} eager={index < IN_SIGHT} note={noteOf(gift)} />
        </li>
      ))}
    </CardGrid>
  );
}

interface FoundGiftCardProps {
  gift: PublicGift;
  shelf: Shelf;
  eager: boolean;
  note: ReactNode;
}

/** The title leads to the gift in its list: a gift has no page of its own. */
function FoundGiftCard({ gift, shelf, eager, note }: FoundGiftCardProps) {
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
        <TuckAway gift={gift} shelf={shelf} />
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

function TuckAway({ gift, shelf }: { gift: PublicGift; shelf: Shelf }) {
  const isKept = shelf.has(gift.slug);
  return (
    <button
      type="button"
      aria-label={`Tuck away ${gift.title} on this device`}
      aria-pressed={isKept}
      title={isKept ? 'Tucked away on this device' : 'Tuck away on this device'}
      className={cx(cardActionStyle({ always: true }), isKept && 'text-purple hover:text-purple!')}
      onClick={() => shelf.toggle(gift)}
    >
      <HeartIcon className={isKept ? 'fill-current' : undefined} />
    </button>
  );
}
