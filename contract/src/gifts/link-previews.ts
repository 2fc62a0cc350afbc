import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PurchaseUrl } from './gifts.ts';

/** Proposed fields from a shop's page. Its picture is stored for a day, until a gift uses it. */
export const LinkPreview = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  price: z.number().nullable(),
  /** Named where it is not USD; the price is null then. */
  currency: z.string().nullable(),
  /** The address of the picture, which the caller alone can see and send back as a new gift's image. */
  imageUrl: z.string().nullable(),
});
export type LinkPreview = z.infer<typeof LinkPreview>;

export const linkPreviews = {
  create: endpoint({
    method: 'POST',
    path: '/api/v1/link-previews',
    summary: 'Read title, price and picture from a product page',
    body: z.strictObject({ url: PurchaseUrl }),
    response: LinkPreview,
    // A repeat reads the page again and stores another picture, which the next sweep removes.
    write: 'untransacted',
    rateLimit: 'linkPreviews',
  }),
};
