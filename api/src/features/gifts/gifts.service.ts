import type { GiftChange, NewGift } from '@tuckaway/contract/gifts/gifts';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { forbidden, orNotFound } from '../../platform/http/errors.ts';
import { toCents } from '../../platform/money.ts';
import { notAnImage } from '../images/data-url.ts';
import { imageUrl } from '../images/image-url.ts';
import { deleteImage, claimImage, type ChosenImage } from '../images/images.store.ts';
import type { GiftRow } from './gift.view.ts';
import {
  deleteOwnGift,
  findGift,
  insertGift,
  lockOwnGift,
  updateOwnGift,
  type GiftFields,
} from './gifts.store.ts';

interface NewParts {
  /** Id of the uploaded picture, whose row exists. */
  imageId: string | null;
  /** One of the user's own lists. */
  listId: number | undefined;
}

/** Creates a gift, in a list where one is given. */
export async function createGift(
  tx: Db,
  userId: number,
  fields: z.output<typeof NewGift>,
  parts: NewParts,
): Promise<GiftRow> {
  return await insertGift(tx, userId, columnsOf(fields), parts);
}

/** undefined: the picture stays. A form that sends back the picture it was given keeps it. */
export function newPictureOf(
  { imageId }: GiftRow,
  { imageUrl: sent }: z.output<typeof GiftChange>,
): string | null | undefined {
  return sent === (imageId && imageUrl(imageId)) ? undefined : sent;
}

/** Refuses a gift whose picture expired. */
export async function requireImage(tx: Db, userId: number, image: ChosenImage): Promise<string> {
  if (!(await claimImage(tx, userId, image))) throw notAnImage();
  return image.id;
}

interface Change {
  change: z.output<typeof GiftChange>;
  image: ChosenImage | undefined;
  /** null removes the picture; undefined keeps it. */
  imageId: string | null | undefined;
}

/** Changes a gift that the user created. Absent fields stay, null empties; two changes at once: the later one stays. */
export async function changeGift(
  tx: Db,
  userId: number,
  giftId: number,
  { change, image, imageId }: Change,
): Promise<{ replaced: string | null }> {
  const current = orNotFound(await lockOwnGift(tx, userId, giftId), 'gift');
  if (image) await requireImage(tx, userId, image);
  await updateOwnGift(tx, userId, giftId, { ...changesOf(change), imageId });
  const replaced = imageId === undefined ? null : current.imageId;
  if (replaced !== null) await deleteImage(tx, userId, replaced);
  return { replaced };
}

export async function removeGift(
  tx: Db,
  userId: number,
  giftId: number,
): Promise<{ imageId: string | null }> {
  const { imageId } = await requireOwnGift(tx, userId, giftId);
  await deleteOwnGift(tx, userId, giftId);
  if (imageId) await deleteImage(tx, userId, imageId);
  return { imageId };
}

export async function requireOwnGift(db: Db, userId: number, giftId: number): Promise<GiftRow> {
  const gift = orNotFound(await findGift(db, userId, giftId), 'gift');
  if (gift.createdById !== userId) throw forbidden('not_yours', 'Only its creator can change this gift.');
  return gift;
}

type Written = Pick<z.output<typeof GiftChange>, 'title' | 'price' | 'purchaseUrl' | 'description'>;

/** undefined where the field is absent. */
function changesOf({ title, price, purchaseUrl, description }: Written): Partial<GiftFields> {
  return {
    title,
    priceCents: toCents(price),
    purchaseUrl,
    description: description === '' ? null : description,
  };
}

function columnsOf(fields: Written & { title: string }): Omit<GiftFields, 'imageId'> {
  const { priceCents = null, purchaseUrl = null, description = null } = changesOf(fields);
  return { title: fields.title, priceCents, purchaseUrl, description };
}
