import { formatPrice } from '../../../lib/format.ts';
import { CARD_SIZES, CardGrid } from '../../../ui/layout/card-grid.tsx';
import { GiftIcon } from '../../../ui/graphics/icons.tsx';
import { Picture } from '../../../ui/graphics/picture.tsx';
import type { WaitingGift } from './unsaved-entries.ts';

/** Cards of the waiting gifts. They have no page and no actions. */
export function WaitingGiftCards({ gifts }: { gifts: readonly WaitingGift[] }) {
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby="waiting-gifts" className="mb-8 border-b pb-8">
      <h2 id="waiting-gifts" className="mb-1 text-lg">
        Waiting to be saved
      </h2>
      <p className="mb-4 text-sm text-ink-soft">
        Only on this device so far. They are saved when the connection is back.
      </p>
      <CardGrid label="Waiting gifts">
        {gifts.map((gift) => (
          <li key={gift.key}>
            <Card gift={gift} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}

function Card({ gift: { body, problem } }: { gift: WaitingGift }) {
  const price = formatPrice(body.price);
  // Other pictures are on the server, which may be unreachable.
  const picture = body.imageUrl?.startsWith('data:') ? body.imageUrl : null;
  return (
    <article className="relative">
      {picture ? (
        <Picture url={picture} alt="" name={body.title} sizes={CARD_SIZES} className="opacity-75" />
      ) : (
        <span className="grid aspect-square place-items-center rounded-lg bg-paper-sunk text-4xl text-ink-soft">
          <GiftIcon />
        </span>
      )}
      <span className="absolute top-2.5 left-2.5 rounded-full bg-kraft px-2.5 py-1 text-xs font-medium text-kraft-ink">
        {problem === null ? 'Waiting' : 'Not saved'}
      </span>
      <h3 className="mt-4 line-clamp-2 text-sm font-medium whole-words">{body.title}</h3>
      {price && <p className="tabular text-sm text-ink-soft">{price}</p>}
    </article>
  );
}
