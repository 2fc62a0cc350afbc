import type { NewSavedGift, NotSaved } from '@tuckaway/contract/gifts/saved-gifts';
import type { z } from 'zod';
import type { Tx } from '../../db/db.ts';
import { favoritesIdOf, isCoEditor, requireOwnLists } from '../gift-lists/list-access.store.ts';
import { saveGift } from '../gift-lists/list-entries.store.ts';
import type { GiftRow } from '../gifts/gift.view.ts';
import { createGift } from '../gifts/gifts.service.ts';
import { claimPicture, type ChosenPicture } from '../pictures/pictures.store.ts';
import { linkOwnerOf } from '../recipient-gifts/resolved-links.store.ts';
import { linkForDays } from '../recipient-gifts/linking.store.ts';
import { createRecipient } from '../recipients/recipients.store.ts';
import { createTag, replaceTagsOfGift } from '../tags/tags.store.ts';
import { existingDays, existingIds } from './existing-parts.store.ts';

type NewSavedGiftBody = z.output<typeof NewSavedGift>;

interface CreatedGift {
  gift: GiftRow;
  notSaved: NotSaved[];
}

/**
 * Creates a gift with its picture, list, tags and recipients in the caller's transaction. A gift for a co-edited list is
 * also in the user's Favorites, because entries of that list belong to its owner. A tag, recipient, day or stored picture that
 * is gone meanwhile is left out and reported, because repeating the call could never succeed.
 */
export async function createSavedGift(
  tx: Tx,
  userId: number,
  body: NewSavedGiftBody,
  picture: ChosenPicture | undefined,
): Promise<CreatedGift> {
  const { giftListId, tagIds, tagNames, recipientIds, recipientNames, forDays, ...fields } = body;
  const isCoEdited = giftListId !== undefined && (await isCoEditor(tx, userId, giftListId));
  if (giftListId !== undefined && !isCoEdited) await requireOwnLists(tx, userId, [giftListId]);
  const ownListId = giftListId === undefined || isCoEdited ? await favoritesIdOf(tx, userId) : giftListId;
  const hasPicture = picture !== undefined && (await claimPicture(tx, userId, picture));
  const gift = await createGift(tx, userId, fields, {
    imageId: hasPicture ? picture.id : null,
    listId: ownListId,
  });
  if (isCoEdited) await saveGift(tx, userId, gift.id, [giftListId]);
  const notSaved = [
    ...(await addTags(tx, userId, gift.id, { tagIds, tagNames })),
    ...(await linkRecipients(tx, userId, gift.id, { recipientIds, recipientNames, forDays })),
  ];
  if (picture && !hasPicture) notSaved.push('picture');
  return { gift, notSaved };
}

type ChosenTags = Pick<NewSavedGiftBody, 'tagIds' | 'tagNames'>;

/** Returns 'tags' where some no longer existed. */
async function addTags(
  tx: Tx,
  userId: number,
  giftId: number,
  { tagIds = [], tagNames = [] }: ChosenTags,
): Promise<NotSaved[]> {
  const existing = await existingIds(tx, 'tags', userId, tagIds);
  const ids = new Set(existing);
  for (const name of tagNames) ids.add((await createTag(tx, userId, name)).tag.id);
  if (ids.size > 0) await replaceTagsOfGift(tx, userId, giftId, [...ids]);
  return existing.length < tagIds.length ? ['tags'] : [];
}

type ChosenRecipients = Pick<NewSavedGiftBody, 'recipientIds' | 'recipientNames' | 'forDays'>;

/** Returns 'recipients' and 'days' where some no longer existed. A recipient whose day is gone is linked for the next day. */
async function linkRecipients(
  tx: Tx,
  userId: number,
  giftId: number,
  { recipientIds = [], recipientNames = [], forDays = [] }: ChosenRecipients,
): Promise<NotSaved[]> {
  const existing = await existingIds(tx, 'recipients', userId, recipientIds);
  const ids = [...existing];
  for (const name of recipientNames) ids.push((await createRecipient(tx, userId, { name })).id);
  const days = await existingDays(tx, userId, existing, forDays);
  if (ids.length > 0) {
    await linkForDays(tx, await linkOwnerOf(tx, userId), {
      giftId,
      recipientIds: ids,
      note: null,
      forDays: days,
    });
  }
  const notSaved: NotSaved[] = [];
  if (existing.length < recipientIds.length) notSaved.push('recipients');
  if (days.length < forDays.length) notSaved.push('days');
  return notSaved;
}
