import { gifts, type Gift } from '@tuckaway/contract/gifts';
import { api } from '../../lib/api.ts';
import { probeAuth } from '../auth/auth-debug.ts';
import { giftFieldsOf, isNewPicture, type GiftDraft } from './gift-draft.ts';

/** What is stored about a gift once it exists. */
export interface FollowUp {
  what: 'tags' | 'recipients';
  save: (giftId: number) => Promise<unknown>;
}

export interface NewGiftInput {
  userId: number;
  draft: GiftDraft;
  /** Favorites where none is chosen. */
  giftListId: number | undefined;
  followUps: readonly FollowUp[];
}

export interface CreatedGift {
  gift: Gift;
  /** What did not work beside the gift itself. */
  warnings: string[];
}

const warningFor = (what: FollowUp['what']) =>
  `Gift was created successfully, but there was an issue saving the ${what}. You can add ${what} later by editing the gift.`;

/** The gift first, then what follows, in order. Once the gift exists, nothing takes it back. */
export async function createGift({
  userId,
  draft,
  giftListId,
  followUps,
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
  for (const { what, save } of followUps) {
    try {
      await save(gift.id);
    } catch (error) {
      console.error(`Saving the ${what} of a new gift failed`, error);
      warnings.push(warningFor(what));
    }
  }
  return { gift, warnings };
}
