import type { Db, Tx } from '../../db/db.ts';
import { assignments, type Row } from '../../db/row.ts';
import { join, raw, sql } from '../../db/sql.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { visibleGift, type Viewer } from './gift-access.store.ts';
import { giftColumns, type GiftRow } from './gift.view.ts';

/** Reads a gift. undefined: no such gift, or not the viewer's to see. */
export async function findGift(db: Db, viewer: Viewer, giftId: number): Promise<GiftRow | undefined> {
  const { rows } = await db.execute<GiftRow>(sql`
    select ${giftColumns(viewer)} from gifts g where g.id = ${giftId} and ${visibleGift(viewer)}`);
  return rows[0];
}

/** Fields of a gift that its creator writes, as columns. */
export type GiftFields = Row<'gifts', 'title' | 'priceCents' | 'purchaseUrl' | 'description' | 'imageId'>;

export interface NewGiftParts {
  /** Id of the uploaded picture, whose row exists. */
  imageId: string | null;
  /** One of the owner's lists. */
  listId: number | undefined;
}

/** A new gift and its list entry, in one statement. */
export async function insertGift(
  tx: Tx,
  ownerId: number,
  fields: Omit<GiftFields, 'imageId'>,
  { imageId, listId }: NewGiftParts,
): Promise<GiftRow> {
  const { title, priceCents, purchaseUrl, description } = fields;
  const entry =
    listId === undefined
      ? sql``
      : sql`, entry as (
          insert into gift_list_gifts (gift_list_id, gift_id, user_id) select ${listId}, id, ${ownerId} from g)`;
  const { rows } = await tx.execute<GiftRow>(sql`
    with g as (
      insert into gifts (title, price_cents, purchase_url, description, image_id, created_by_type, created_by_id)
      values (${title}, ${priceCents}, ${purchaseUrl}, ${description}, ${imageId}, 'USER', ${ownerId})
      returning *)
    ${entry}
    select ${giftColumns(ownerId, raw(String(listId !== undefined)))} from g`);
  await requireRoom(tx, ownerId, 'gifts', 'gift_list_gifts');
  return rows[0]!;
}

/** Picture of the owner's gift; locks the gift until the transaction ends. undefined: the owner has no such gift. */
export async function lockOwnGift(
  tx: Tx,
  ownerId: number,
  giftId: number,
): Promise<Row<'gifts', 'imageId'> | undefined> {
  const { rows } = await tx.execute<Row<'gifts', 'imageId'>>(sql`
    select image_id as "imageId" from gifts where id = ${giftId} and created_by_id = ${ownerId} for no key update`);
  return rows[0];
}

/** Sets the fields that are not undefined. */
export async function updateOwnGift(
  tx: Tx,
  ownerId: number,
  giftId: number,
  { title, priceCents, purchaseUrl, description, imageId }: Partial<GiftFields>,
): Promise<void> {
  const set = [
    ...assignments<'gifts'>({ title, priceCents, purchaseUrl, description, imageId }),
    sql`updated_at = now()`,
  ];
  await tx.execute(sql`
    update gifts set ${join(set, ', ')}
    where id = ${giftId} and created_by_id = ${ownerId}`);
}

/** Deletes the gift, also from all lists, tags and plans. */
export async function deleteOwnGift(tx: Tx, ownerId: number, giftId: number): Promise<void> {
  await tx.execute(sql`delete from gifts where id = ${giftId} and created_by_id = ${ownerId}`);
}
