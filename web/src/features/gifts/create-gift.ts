import { gifts, type Gift } from '@tuckaway/contract/gifts';
import { api } from '../../lib/api.ts';
import { probeAuth } from '../auth/auth-debug.ts';
import { isNewPicture, type GiftBody } from './gift-draft.ts';
import type { GiftPart } from './gift-part.ts';

export interface NewGiftInput {
  userId: number;
  fields: GiftBody;
  /** Favorites where none is chosen. */
  giftListId: number | undefined;
  parts: readonly GiftPart[];
  /** Names this intention, however often it is sent. */
  key: string;
}

interface CreatedGift {
  gift: Gift;
  /** What did not work beside the gift itself. */
  warnings: string[];
}

export const warningFor = (what: GiftPart['what']) =>
  `Gift was created successfully, but there was an issue saving the ${what}. You can add ${what} later by editing the gift.`;

type Target = Pick<NewGiftInput, 'userId' | 'fields' | 'giftListId'>;

export function newGiftBody({ userId, fields, giftListId }: Target) {
  const { imageUrl, ...others } = fields;
  return {
    ...others,
    ...(isNewPicture(imageUrl) && { imageUrl }),
    ...(giftListId !== undefined && { giftListId }),
    createdById: userId,
  };
}
export type NewGiftBody = ReturnType<typeof newGiftBody>;

/** The gift first, then its parts, in order. A part that fails does not undo the gift. */
export async function createGift({ parts, key, ...target }: NewGiftInput): Promise<CreatedGift> {
  await probeAuth('create gift');
  const gift = await api(gifts.createSaved, { body: newGiftBody(target) }, { key });
  const warnings: string[] = [];
  for (const { what, isChanged, save } of parts) {
    if (!isChanged) continue;
    try {
      await save(gift.id);
    } catch (error) {
      console.error(`Saving the ${what} of a new gift failed`, error);
      warnings.push(warningFor(what));
    }
  }
  return { gift, warnings };
}
