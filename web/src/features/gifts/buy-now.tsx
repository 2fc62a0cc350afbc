import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { buttonStyle } from '../../ui/inputs/button-style.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ExternalIcon } from '../../ui/graphics/app-icons.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import { purchaseOf } from './purchase.ts';

const GROW = 'grow md:grow-0 md:min-w-44';

export function BuyNow({ gift }: { gift: Gift }) {
  const purchase = purchaseOf(gift);
  if (purchase.kind === 'link') {
    return (
      <a
        href={purchase.href}
        target="_blank"
        rel={purchase.rel}
        title="Opens in a new tab"
        className={buttonStyle('primary', 'lg', GROW)}
      >
        Buy Now <ExternalIcon />
      </a>
    );
  }
  if (purchase.kind === 'invalid') {
    return (
      <Button size="lg" className={GROW} onClick={() => toast.error(purchase.message)}>
        Buy Now <ExternalIcon />
      </Button>
    );
  }
  // aria-disabled instead of disabled: the keyboard still reaches the button, which shows the tooltip.
  return (
    <Tooltip text="Product URL not available" side="top">
      <button type="button" aria-disabled="true" className={buttonStyle('secondary', 'lg', GROW)}>
        Buy Now
      </button>
    </Tooltip>
  );
}

/** Note beside the button: the reason why it is disabled, or that the link is an affiliate link. */
export function BuyNote({ gift, className }: { gift: Gift; className?: string }) {
  const purchase = purchaseOf(gift);
  const text =
    purchase.kind === 'none'
      ? purchase.message
      : gift.isAffiliate && 'We may earn a commission when you buy through this link. You pay the same.';
  return text ? <p className={className}>{text}</p> : null;
}
