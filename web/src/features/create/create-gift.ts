import { gifts, type Gift } from '@tuckaway/contract/gifts';
import { api } from '../../lib/api.ts';
import { probeAuth } from '../auth/auth-debug.ts';
import { addRecipients } from '../recipient-gifts/recipient-gifts.queries.ts';
import { saveGiftTags } from '../tags/tags.queries.ts';
import { giftFieldsOf, isNewPicture, type GiftDraft } from './gift-draft.ts';

export interface NewGiftInput {
  userId: number;
  draft: GiftDraft;
  /** Favorites where none is chosen. */
  giftListId: number | undefined;
  tagIds: number[];
  recipientIds: number[];
}

export interface CreatedGift {
  gift: Gift;
  /** What did not work beside the gift itself. */
  warnings: string[];
}

const warningFor = (what: 'tags' | 'recipients') =>
  `Gift was created successfully, but there was an issue saving the ${what}. You can add ${what} later by editing the gift.`;

/** The gift first, then its tags, then its recipients. Once the gift exists, nothing takes it back. */
export async function createGift({
  userId,
  draft,
  giftListId,
  tagIds,
  recipientIds,
}: NewGiftInput): Promise<CreatedGift> {
  await probeAuth('create gift');
  const gift = await api(gifts.createSaved, {
    body: {
      ...giftFieldsOf(draft),
      ...(isNewPicture(draft.imageUrl) && { imageUrl: draft.imageUrl }),
      ...(giftListId !== undefined && { giftListId }),
      createdById: userId,
    },
  });
  const warnings: string[] = [];
  const attempt = async (what: 'tags' | 'recipients', save: () => Promise<unknown>) => {
    try {
      await save();
    } catch (error) {
      console.error(`Saving the ${what} of a new gift failed`, error);
      warnings.push(warningFor(what));
    }
  };
  if (tagIds.length > 0) await attempt('tags', () => saveGiftTags(gift.id, tagIds));
  if (recipientIds.length > 0)
    await attempt('recipients', () => addRecipients(userId, gift.id, recipientIds));
  return { gift, warnings };
}
