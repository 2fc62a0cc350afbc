import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { cardActionStyle } from '../../ui/layout/card-actions.tsx';
import { BagIcon } from '../../ui/graphics/app-icons.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { purchaseOf } from './purchase.ts';

export function BuyAction({ gift }: { gift: Gift }) {
  const purchase = purchaseOf(gift);
  const shared = { 'aria-label': `Buy ${gift.title}`, title: 'Buy', className: cardActionStyle() };
  if (purchase.kind === 'link') {
    return (
      <a {...shared} href={purchase.href} target="_blank" rel={purchase.rel}>
        <BagIcon />
      </a>
    );
  }
  return (
    <button {...shared} type="button" onClick={() => toast.error(purchase.message)}>
      <BagIcon className="opacity-55" />
    </button>
  );
}
