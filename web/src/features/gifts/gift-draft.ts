import { GIFT_DESCRIPTION_MAX, GiftTitle, Price, PurchaseUrl, type Gift } from '@tuckaway/contract/gifts';
import { prose } from '@tuckaway/contract/fields';

/** What is typed into the form, as typed. */
export interface GiftDraft {
  title: string;
  price: string;
  purchaseUrl: string;
  description: string;
  /** A data URL of a chosen picture, the address of the one that is there, or nothing. */
  imageUrl: string | null;
}
export type GiftField = keyof GiftDraft;
export type GiftErrors = Partial<Record<GiftField, string>>;

export const EMPTY_DRAFT: GiftDraft = {
  title: '',
  price: '',
  purchaseUrl: '',
  description: '',
  imageUrl: null,
};

export const draftOf = (gift: Gift): GiftDraft => ({
  title: gift.title,
  price: gift.price === null ? '' : gift.price.toFixed(2),
  purchaseUrl: gift.purchaseUrl ?? '',
  description: gift.description ?? '',
  imageUrl: gift.imageUrl,
});

const Description = prose({
  max: GIFT_DESCRIPTION_MAX,
  tooLong: `Notes can have at most ${GIFT_DESCRIPTION_MAX} characters`,
});

/** An empty field is no value; otherwise the contract's own rule speaks. */
interface Rule {
  safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined };
}
const problem = (rule: Rule, value: unknown) => rule.safeParse(value).error?.issues[0]?.message;

export function checkDraft({ title, price, purchaseUrl, description }: GiftDraft): GiftErrors {
  const found: [GiftField, string | undefined][] = [
    ['title', problem(GiftTitle, title)],
    // "." has a decimal point and no digit: not a number.
    ['price', price === '' ? undefined : problem(Price, Number(price))],
    ['purchaseUrl', purchaseUrl.trim() === '' ? undefined : problem(PurchaseUrl, purchaseUrl)],
    ['description', problem(Description, description)],
  ];
  return Object.fromEntries(found.filter(([, message]) => message !== undefined));
}

/** The fields as the calls want them. Only for a draft without errors. */
export function giftFieldsOf(draft: GiftDraft) {
  return {
    title: draft.title.trim(),
    price: draft.price === '' ? null : Number(draft.price),
    purchaseUrl: draft.purchaseUrl.trim() || null,
    description: draft.description.trim() || null,
  };
}

export const isNewPicture = (imageUrl: string | null): imageUrl is string =>
  imageUrl !== null && imageUrl.startsWith('data:');
