import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { PriceTag } from '../../ui/graphics/price-tag.tsx';

export function GiftFacts({ gift }: { gift: Gift }) {
  const isOwn = gift.createdByType === 'USER';
  return (
    <div>
      <h1 className="whole-words">{gift.title}</h1>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PriceTag price={gift.price} className="min-h-10! pr-4! text-lg! [--tag-ground:var(--kraft)]!" />
        {gift.retailer && <p className="text-ink-soft">at {gift.retailer}</p>}
      </div>
      {!isOwn && <p className="mt-2 text-sm text-ink-soft">Shop and price are of the United States.</p>}
      {gift.description && (
        <div className="mt-6 max-w-prose">
          {isOwn && <h2 className="mb-1 text-base">Notes</h2>}
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{gift.description}</p>
        </div>
      )}
    </div>
  );
}
