import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PurchaseUrl } from './gifts.ts';

/** What a shop's page says of itself: proposals for the form. Its picture is stored until a gift takes it, for a day. */
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
    // A repeat reads the page again and stores another picture, which nobody takes and the next sweep removes.
    write: 'none',
    limit: 'linkPreviews',
  }),
};
