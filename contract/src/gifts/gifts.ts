import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, PathId, line, prose } from '../fields.ts';

export const GIFT_TITLE_MAX = 200;
export const GIFT_DESCRIPTION_MAX = 2000;
const PURCHASE_URL_MAX = 2048;
export const PRICE_MAX = 1_000_000;
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
export const GIFT_BODY_LIMIT_BYTES = 7 * 1024 * 1024;

export const CreatedByType = z.enum(['SYSTEM', 'USER']);

export const Gift = z.object({
  id: Id,
  title: z.string(),
  price: z.number().nullable(),
  purchaseUrl: z.string().nullable(),
  /** True where the purchase link carries affiliate parameters. */
  isAffiliate: z.boolean(),
  retailer: z.string().nullable(),
  /** The creator's notes; null for others. */
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
  createdById: Id.nullable(),
  createdByType: CreatedByType,
  /** Whether the caller keeps it in one of their lists. */
  isSaved: z.boolean(),
});
export type Gift = z.infer<typeof Gift>;

export const GiftTitle = line({ max: GIFT_TITLE_MAX, required: 'Title is required' });
export const Price = z
  .number('Please enter a valid price')
  .min(0, 'Please enter a valid price')
  .max(PRICE_MAX, `Price must be at most $${PRICE_MAX.toLocaleString('en-US')}`)
  .refine(
    (price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6,
    'Price can have at most 2 decimals',
  );

const BAD_URL = 'Please enter a valid URL';
export function isPurchaseUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
export const PurchaseUrl = z
  .string(BAD_URL)
  .trim()
  .max(PURCHASE_URL_MAX, `Links can have at most ${PURCHASE_URL_MAX} characters`)
  // Spaces, line breaks and control characters are dropped silently by URL parsing: refuse them instead.
  .refine((value) => !/[\s\p{Cc}]/u.test(value) && value.isWellFormed() && isPurchaseUrl(value), BAD_URL);

const giftFields = {
  title: GiftTitle,
  price: Price.nullish(),
  purchaseUrl: PurchaseUrl.nullish(),
  description: prose({
    max: GIFT_DESCRIPTION_MAX,
    tooLong: `Notes can have at most ${GIFT_DESCRIPTION_MAX} characters`,
  }).nullish(),
  /** A data URL, whose bytes the server checks, or the `imageUrl` of a link preview. */
  imageUrl: z.string().nullish(),
};
export const NewGift = z.strictObject({ ...giftFields, createdById: Id.optional() });
/** Absent fields are unchanged; null clears a field. */
export const GiftChange = z.strictObject({
  ...giftFields,
  title: GiftTitle.optional(),
  createdById: Id.optional(),
});

export const GiftParams = z.strictObject({ giftId: PathId });

export const gifts = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/gifts/:giftId',
    summary: 'One gift',
    params: GiftParams,
    response: Gift,
    access: 'public',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/gifts',
    summary: 'Create a gift of my own',
    body: NewGift,
    response: Gift,
    status: 201,
    bodyLimit: GIFT_BODY_LIMIT_BYTES,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/gifts/:giftId',
    summary: 'Change a gift I created',
    params: GiftParams,
    body: GiftChange,
    response: Gift,
    bodyLimit: GIFT_BODY_LIMIT_BYTES,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/gifts/:giftId',
    summary: 'Delete a gift I created',
    params: GiftParams,
    response: z.object({ id: Id }),
  }),
};
