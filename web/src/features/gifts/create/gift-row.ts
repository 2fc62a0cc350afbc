import { createKeyForBody } from '../../../lib/api/idempotency-keys.ts';
import { EMPTY_GIFT_DRAFT, type GiftDraft } from '../form/gift-draft.ts';
import { nameFromPurchaseLink, type PastedGift } from './pasted-gifts.ts';

/** One of several gifts in the form. */
export interface GiftRow {
  id: number;
  draft: GiftDraft;
  /** The proposed title; if the current one differs, it was typed. */
  proposedTitle: string;
  isReading: boolean;
  problem: string | undefined;
  keyFor: (body: unknown) => string;
}

let lastRowId = 0;

export function newGiftRow({ title, purchaseUrl, price = '' }: PastedGift): GiftRow {
  const named = title || nameFromPurchaseLink(purchaseUrl);
  return {
    id: (lastRowId += 1),
    draft: { ...EMPTY_GIFT_DRAFT, title: named, purchaseUrl, price },
    proposedTitle: title === '' ? named : '',
    isReading: purchaseUrl !== '',
    problem: undefined,
    keyFor: createKeyForBody(),
  };
}
