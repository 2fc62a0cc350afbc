import { isPurchaseUrl, type Gift } from '@tuckaway/contract/gifts/gifts';

const NO_LINK = 'Purchase link not available for this item';
const INVALID_LINK = 'Invalid purchase URL';

type Purchase =
  | { kind: 'link'; href: string; rel: string }
  | { kind: 'none'; message: string }
  | { kind: 'invalid'; message: string };

/** How a gift can be bought; only http and https URLs are opened. */
export function purchaseOf({
  purchaseUrl,
  isAffiliate,
}: Pick<Gift, 'purchaseUrl' | 'isAffiliate'>): Purchase {
  if (!purchaseUrl) return { kind: 'none', message: NO_LINK };
  if (!isPurchaseUrl(purchaseUrl)) return { kind: 'invalid', message: INVALID_LINK };
  return { kind: 'link', href: purchaseUrl, rel: `noopener noreferrer${isAffiliate ? ' sponsored' : ''}` };
}
