import type { Gift, GiftChange, NewSavedGift } from '@tuckaway/contract/gifts';
import type { z } from 'zod';
import { lockUser, transaction } from '../../db/transaction.ts';
import { forbidden, orNotFound } from '../../platform/errors.ts';
import type { NewImage } from '../images/image-files.ts';
import type { GiftDeps } from './gift.deps.ts';
import { imageUrl, toGift } from './gift.view.ts';
import {
  deleteImage,
  deleteOwnGift,
  findGift,
  insertGift,
  insertImage,
  lockOwnGift,
  updateOwnGift,
  type GiftFields,
} from './gifts.store.ts';

type Parts = Pick<GiftDeps, 'db' | 'pool' | 'images' | 'serveLink'>;

/** Creates a gift, in `listId` (one of the user's own lists) where one is named: all of it or nothing. */
export async function createGift(
  { pool, images, serveLink }: Parts,
  userId: number,
  { imageUrl: dataUrl, ...fields }: Omit<z.output<typeof NewSavedGift>, 'giftListId'>,
  listId: number | undefined,
): Promise<Gift> {
  return await withNewImage(images, dataUrl ?? undefined, async (image) => {
    return toGift(await insertGift(pool, userId, columnsOf(fields), { image, listId }), serveLink);
  });
}

/** Changes a gift that the user created. Absent fields stay, null empties; two changes at once: the later one stays. */
export async function changeGift(
  parts: Parts,
  userId: number,
  giftId: number,
  change: z.output<typeof GiftChange>,
): Promise<Gift> {
  const { db, images, serveLink } = parts;
  const before = await requireOwnGift(parts, userId, giftId);
  // A form that sends back the picture it was given keeps it.
  const picture =
    change.imageUrl === (before.imageId && imageUrl(before.imageId)) ? undefined : change.imageUrl;
  return await withNewImage(images, picture ?? undefined, async (image) => {
    const replaced = await transaction(db, async (tx) => {
      await lockUser(tx, userId);
      const current = orNotFound(await lockOwnGift(tx, userId, giftId), 'gift');
      if (image) await insertImage(tx, userId, image);
      const imageId = picture === null ? null : image?.id;
      await updateOwnGift(tx, userId, giftId, { ...changesOf(change), imageId });
      const old = imageId === undefined ? null : current.imageId;
      if (old !== null) await deleteImage(tx, userId, old);
      return old;
    });
    if (replaced !== null) await images.remove(replaced);
    return toGift(orNotFound(await findGift(db, userId, giftId), 'gift'), serveLink);
  });
}

export async function removeGift(parts: Parts, userId: number, giftId: number): Promise<void> {
  await requireOwnGift(parts, userId, giftId);
  const { imageId } = await transaction(parts.db, async (tx) => {
    await lockUser(tx, userId);
    const gift = orNotFound(await lockOwnGift(tx, userId, giftId), 'gift');
    await deleteOwnGift(tx, userId, giftId);
    if (gift.imageId) await deleteImage(tx, userId, gift.imageId);
    return gift;
  });
  if (imageId) await parts.images.remove(imageId);
}

async function requireOwnGift({ db }: Parts, userId: number, giftId: number) {
  const gift = orNotFound(await findGift(db, userId, giftId), 'gift');
  if (gift.createdById !== userId) throw forbidden('not_yours', 'Only its creator can change this gift.');
  return gift;
}

/** The file is there before a row names it, and gone again where the row is refused. */
async function withNewImage<T>(
  images: GiftDeps['images'],
  dataUrl: string | undefined,
  work: (image: NewImage | undefined) => Promise<T>,
): Promise<T> {
  if (dataUrl === undefined) return await work(undefined);
  const image = await images.add(dataUrl);
  try {
    return await work(image);
  } catch (error) {
    await images.remove(image.id);
    throw error;
  }
}

type Written = Pick<z.output<typeof GiftChange>, 'title' | 'price' | 'purchaseUrl' | 'description'>;

/** undefined where the field is absent. */
function changesOf({ title, price, purchaseUrl, description }: Written): Partial<GiftFields> {
  return {
    title,
    priceCents: typeof price === 'number' ? Math.round(price * 100) : price,
    purchaseUrl,
    description: description === '' ? null : description,
  };
}

function columnsOf(fields: Written & { title: string }): Omit<GiftFields, 'imageId'> {
  const { priceCents = null, purchaseUrl = null, description = null } = changesOf(fields);
  return { title: fields.title, priceCents, purchaseUrl, description };
}
