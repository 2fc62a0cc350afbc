import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { giftPicture } from '@tuckaway/domain/pictures';
import { columns, type Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { fromCents } from '../../platform/money.ts';
import { pictureUrl } from '../pictures/picture-url.ts';
import { savedGift, type Viewer } from './gift-access.store.ts';
import type { AddAffiliate } from './add-affiliate.ts';

/** Fields of a gift that people other than its creator may read. The description is a private note. */
export const SHOWN_FIELDS = [
  'title',
  'priceCents',
  'purchaseUrl',
  'retailer',
  'pictureKey',
  'imageId',
  'createdByType',
] as const;
const FIELDS = ['id', ...SHOWN_FIELDS, 'createdById'] as const;

/** Gift `g` as the database hands it out. */
export type GiftRow = Row<'gifts', (typeof FIELDS)[number] | 'description'> & { isSaved: boolean };

const giftFields = columns('g', FIELDS);

/** Columns of a GiftRow. Private notes are selected for their writer only. */
export const giftColumns = (viewer: Viewer, isSaved: Sql = savedGift(viewer)): Sql => sql`
  ${giftFields},
  case when g.created_by_type = 'SYSTEM' or g.created_by_id = ${viewer}::bigint then g.description end as description,
  ${isSaved} as "isSaved"`;

export function toGift(row: GiftRow, addAffiliate: AddAffiliate): Gift {
  const { purchaseUrl, isAffiliate } = addAffiliate(row);
  return {
    id: row.id,
    title: row.title,
    price: fromCents(row.priceCents),
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
  if (pictureKey !== null) return giftPicture(pictureKey);
  return imageId === null ? null : pictureUrl(imageId);
}
