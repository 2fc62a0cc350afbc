import { sql, type SQL } from 'drizzle-orm';
import { namedQuery } from '../../db/named-query.ts';
import type { Db } from '../../db/pool.ts';
import type { Reader } from '../../db/shared-reader.ts';
import { orNotFound } from '../../platform/errors.ts';
import { visibleGift, type Viewer } from './gift-access.ts';
import { giftColumns, type GiftRow } from './gift.view.ts';

/** undefined: no such gift, or not the viewer's to see. */
export async function findGift(db: Db, viewer: Viewer, giftId: number): Promise<GiftRow | undefined> {
  const { rows } = await db.execute<GiftRow>(sql`
    select ${giftColumns(viewer)} from gifts g where g.id = ${giftId} and ${visibleGift(viewer)}`);
  return rows[0];
}

/** What a person writes about a gift, as the table keeps it. */
export interface GiftFields {
  title: string;
  priceCents: number | null;
  purchaseUrl: string | null;
  description: string | null;
  imageId: string | null;
}

interface NewParts {
  image: { id: string; bytes: number } | undefined;
  /** One of the owner's lists. */
  listId: number | undefined;
}

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/** A new gift, its picture and its place in a list, in one statement: all of it or nothing. */
const insertion = (name: string, { picture, place }: { picture: boolean; place: boolean }) =>
  namedQuery<GiftRow, Record<string, unknown>>(
    name,
    sql`with owner as materialized (select id from users where id = ${given('owner', 'int')} for no key update),
    ${
      picture
        ? sql`picture as (insert into images (id, user_id, bytes)
            select ${given('imageId', 'text')}, id, ${given('bytes', 'int')} from owner),`
        : sql``
    }
    g as (
      insert into gifts (title, price_cents, purchase_url, description, image_id, created_by_type, created_by_id)
      select ${given('title', 'text')}, ${given('priceCents', 'int')}, ${given('purchaseUrl', 'text')},
        ${given('description', 'text')}, ${given('imageId', 'text')}, 'USER', id from owner
      returning *)
    ${
      place
        ? sql`, place as (insert into gift_list_gifts (gift_list_id, gift_id, user_id)
            select ${given('listId', 'int')}, id, created_by_id from g)`
        : sql``
    }
    select ${giftColumns(sql.placeholder('owner'), sql.raw(String(place)))} from g`,
  );

const insertPlain = insertion('create_gift', { picture: false, place: false });
const insertPictured = insertion('create_pictured_gift', { picture: true, place: false });
const insertPlaced = insertion('create_gift_in_list', { picture: false, place: true });
const insertBoth = insertion('create_pictured_gift_in_list', { picture: true, place: true });

export async function insertGift(
  pool: Reader,
  owner: number,
  fields: Omit<GiftFields, 'imageId'>,
  { image, listId }: NewParts,
): Promise<GiftRow> {
  const insert =
    listId === undefined ? (image ? insertPictured : insertPlain) : image ? insertBoth : insertPlaced;
  const picture = { imageId: image?.id ?? null, bytes: image?.bytes };
  const [gift] = await insert(pool, { ...fields, ...picture, owner, listId });
  return orNotFound(gift, 'user');
}

/** The picture of the owner's gift, whose row is held until the transaction ends. undefined: no such gift of theirs. */
export async function lockOwnGift(
  tx: Db,
  ownerId: number,
  giftId: number,
): Promise<{ imageId: string | null } | undefined> {
  const { rows } = await tx.execute<{ imageId: string | null }>(sql`
    select image_id as "imageId" from gifts where id = ${giftId} and created_by_id = ${ownerId} for update`);
  return rows[0];
}

const COLUMNS: Record<keyof GiftFields, SQL> = {
  title: sql`title`,
  priceCents: sql`price_cents`,
  purchaseUrl: sql`purchase_url`,
  description: sql`description`,
  imageId: sql`image_id`,
};

/** Sets what is not undefined. */
export async function updateOwnGift(
  tx: Db,
  ownerId: number,
  giftId: number,
  changes: Partial<GiftFields>,
): Promise<void> {
  const fields = (Object.keys(COLUMNS) as (keyof GiftFields)[]).filter(
    (field) => changes[field] !== undefined,
  );
  const assignments = fields.map((field) => sql`${COLUMNS[field]} = ${changes[field]}, `);
  await tx.execute(sql`
    update gifts set ${sql.join(assignments)} updated_at = now()
    where id = ${giftId} and created_by_id = ${ownerId}`);
}

/** Takes the gift out of everybody's lists, tags and plans as well. */
export async function deleteOwnGift(tx: Db, ownerId: number, giftId: number): Promise<void> {
  await tx.execute(sql`delete from gifts where id = ${giftId} and created_by_id = ${ownerId}`);
}

export async function insertImage(
  tx: Db,
  ownerId: number,
  image: { id: string; bytes: number },
): Promise<void> {
  await tx.execute(sql`
    insert into images (id, user_id, bytes) values (${image.id}, ${ownerId}, ${image.bytes})`);
}

export async function deleteImage(tx: Db, ownerId: number, imageId: string): Promise<void> {
  await tx.execute(sql`delete from images where id = ${imageId} and user_id = ${ownerId}`);
}
