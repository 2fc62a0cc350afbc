import type { GiftChange, NewGift } from '@tuckaway/contract/gifts/gifts';
import type { z } from 'zod';
import type { Db, Tx } from '../../db/db.ts';
import { nullIfEmpty } from '../../db/row.ts';
import { forbidden, orNotFound } from '../../platform/http/errors.ts';
import { toCents } from '../../platform/money.ts';
import { notAPicture } from '../pictures/data-url.ts';
import { pictureUrl } from '../pictures/picture-url.ts';
import { deletePicture, claimPicture, type ChosenPicture } from '../pictures/pictures.store.ts';
import type { GiftRow } from './gift.view.ts';
import {
  deleteOwnGift,
  findGift,
  insertGift,
  lockOwnGift,
  updateOwnGift,
  type GiftFields,
  type NewGiftParts,
} from './gifts.store.ts';

/** Creates a gift, in a list where one is given. */
export async function createGift(
  tx: Tx,
  userId: number,
  fields: z.output<typeof NewGift>,
  parts: NewGiftParts,
): Promise<GiftRow> {
  return await insertGift(tx, userId, columnsOf(fields), parts);
}

/** undefined: the picture stays. A form that sends back the picture it was given keeps it. */
export function newPictureOf(
  { imageId }: GiftRow,
  { imageUrl: sent }: z.output<typeof GiftChange>,
): string | null | undefined {
  return sent === (imageId && pictureUrl(imageId)) ? undefined : sent;
}

/** Refuses a gift whose picture expired. */
export async function requirePicture(tx: Tx, userId: number, picture: ChosenPicture): Promise<string> {
  if (!(await claimPicture(tx, userId, picture))) throw notAPicture();
  return picture.id;
}

interface ChangeParts {
  change: z.output<typeof GiftChange>;
  picture: ChosenPicture | undefined;
  /** null removes the picture; undefined keeps it. */
  imageId: string | null | undefined;
}

/** Changes a gift that the user created. Absent fields stay, null empties; two changes at once: the later one stays. */
export async function changeGift(
  tx: Tx,
  userId: number,
  giftId: number,
  { change, picture, imageId }: ChangeParts,
): Promise<{ replaced: string | null }> {
  const current = orNotFound(await lockOwnGift(tx, userId, giftId));
  if (picture) await requirePicture(tx, userId, picture);
  await updateOwnGift(tx, userId, giftId, { ...changesOf(change), imageId });
  const replaced = imageId === undefined ? null : current.imageId;
  if (replaced !== null) await deletePicture(tx, userId, replaced);
  return { replaced };
}

export async function removeGift(
  tx: Tx,
  userId: number,
  giftId: number,
): Promise<{ imageId: string | null }> {
  const { imageId } = await requireOwnGift(tx, userId, giftId);
  await deleteOwnGift(tx, userId, giftId);
  if (imageId) await deletePicture(tx, userId, imageId);
  return { imageId };
}

export async function requireOwnGift(db: Db, userId: number, giftId: number): Promise<GiftRow> {
  const gift = orNotFound(await findGift(db, userId, giftId));
  if (gift.createdById !== userId) throw forbidden('not_yours', 'Only its creator can change this gift.');
  return gift;
}

type WrittenFields = Pick<z.output<typeof GiftChange>, 'title' | 'price' | 'purchaseUrl' | 'description'>;

/** undefined where the field is absent. */
function changesOf({ title, price, purchaseUrl, description }: WrittenFields): Partial<GiftFields> {
  return {
    title,
    priceCents: toCents(price),
    purchaseUrl,
    description: nullIfEmpty(description),
  };
}

function columnsOf(fields: WrittenFields & { title: string }): Omit<GiftFields, 'imageId'> {
  const { priceCents = null, purchaseUrl = null, description = null } = changesOf(fields);
  return { title: fields.title, priceCents, purchaseUrl, description };
}
