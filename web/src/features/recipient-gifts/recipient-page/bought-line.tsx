import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { formatDate, formatPrice } from '../../../lib/format.ts';

/** 'Bought on November 3, 2026 for $40.00'; the price alone without a date. */
export function BoughtLine({ recipientGift: { boughtAt, paid } }: { recipientGift: RecipientGift }) {
  const price = formatPrice(paid);
  if (!boughtAt && !price) return null;
  const text = boughtAt
    ? `Bought on ${formatDate(boughtAt)}${price ? ` for ${price}` : ''}`
    : `Paid ${price}`;
  return <p className="tabular text-sm text-ink-soft">{text}</p>;
}
