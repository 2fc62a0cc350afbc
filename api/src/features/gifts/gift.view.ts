import type { Gift } from '@tuckaway/contract/gifts';
import { sql, type SQL } from 'drizzle-orm';
import { imageUrl } from '../images/image-url.ts';
import { savedGift, type Viewer } from './gift-access.ts';
import type { ServeLink } from './purchase-links.ts';

/** Gift `g` as the database hands it out. */
export type GiftRow = {
  id: number;
  title: string;
  priceCents: number | null;
  purchaseUrl: string | null;
  retailer: string | null;
  description: string | null;
  pictureKey: string | null;
  imageId: string | null;
  createdById: number | null;
  createdByType: 'SYSTEM' | 'USER';
  isSaved: boolean;
};

/** The columns of a GiftRow. Notes are their writer's alone: nobody else's query even reads them. */
export const giftColumns = (viewer: Viewer, isSaved: SQL = savedGift(viewer)): SQL => sql`
  g.id, g.title, g.price_cents as "priceCents", g.purchase_url as "purchaseUrl", g.retailer,
  case when g.created_by_type = 'SYSTEM' or g.created_by_id = ${viewer}::int then g.description end as description,
  g.picture_key as "pictureKey", g.image_id as "imageId",
  g.created_by_id as "createdById", g.created_by_type as "createdByType",
  ${isSaved} as "isSaved"`;

export function toGift(row: GiftRow, serveLink: ServeLink): Gift {
  const { purchaseUrl, isAffiliate } = serveLink(row);
  return {
    id: row.id,
    title: row.title,
    price: row.priceCents === null ? null : row.priceCents / 100,
    purchaseUrl,
    isAffiliate,
    retailer: row.retailer,
    description: row.description,
    imageUrl: imageUrlOf(row),
    createdById: row.createdById,
    createdByType: row.createdByType,
    isSaved: row.isSaved,
  };
}

export function imageUrlOf({ pictureKey, imageId }: Pick<GiftRow, 'pictureKey' | 'imageId'>): string | null {
  if (pictureKey !== null) return `/pictures/gifts/${pictureKey}-640.webp`;
  return imageId === null ? null : imageUrl(imageId);
}
