import { amountOrNull, writeAmount } from '@tuckaway/domain/amounts';
import { NewGift, type Gift } from '@tuckaway/contract/gifts/gifts';
import type { FormFields, FormRules } from '../../../ui/hooks/use-form.ts';

/** Raw field values of the form. */
export interface GiftDraft {
  title: string;
  price: string;
  purchaseUrl: string;
  description: string;
  /** Data URL of a chosen picture, or the address of a stored one. */
  imageUrl: string | null;
}
export type GiftForm = FormFields<GiftDraft>;

export const EMPTY_GIFT_DRAFT: GiftDraft = {
  title: '',
  price: '',
  purchaseUrl: '',
  description: '',
  imageUrl: null,
};

export const giftDraftOf = (gift: Gift): GiftDraft => ({
  title: gift.title,
  price: gift.price === null ? '' : writeAmount(gift.price),
  purchaseUrl: gift.purchaseUrl ?? '',
  description: gift.description ?? '',
  imageUrl: gift.imageUrl,
});

/** The fields as input of a call, with null for empty ones. */
export function giftFieldsOf(draft: GiftDraft) {
  return {
    title: draft.title.trim(),
    price: amountOrNull(draft.price),
    purchaseUrl: draft.purchaseUrl.trim() || null,
    description: draft.description.trim() || null,
    imageUrl: draft.imageUrl,
  };
}
export type GiftBody = ReturnType<typeof giftFieldsOf>;

export const GIFT_RULES: FormRules<GiftDraft, GiftBody> = {
  schema: NewGift.required({ price: true, purchaseUrl: true, description: true, imageUrl: true }),
  toBody: giftFieldsOf,
};
