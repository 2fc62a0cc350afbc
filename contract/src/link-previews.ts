import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PurchaseUrl } from './gifts.ts';

/** What a shop's page says of itself: proposals for the form, nothing is stored. */
export const LinkPreview = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  price: z.number().nullable(),
  /** Named where it is not USD; the price is null then. */
  currency: z.string().nullable(),
  /** A data URL within the size limit, ready to be sent back as the gift's image. */
  image: z.string().nullable(),
});
export type LinkPreview = z.infer<typeof LinkPreview>;

export const linkPreviews = {
  create: endpoint({
    method: 'POST',
    path: '/api/v1/link-previews',
    summary: 'Read title, price and picture from a product page',
    body: z.strictObject({ url: PurchaseUrl }),
    response: LinkPreview,
    // A POST because of its body. It stores nothing, so nothing is repeated by asking again.
    write: 'none',
    limit: 'linkPreviews',
  }),
};
