import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { savedGifts, type NotSaved } from '@tuckaway/contract/gifts/saved-gifts';
import { api } from '../../lib/api/api.ts';
import { logAuthDebug } from '../auth/auth-debug.ts';
import type { GiftBody } from './form/gift-draft.ts';
import { partsBody, type GiftChoices } from './gift-part.ts';

export interface NewGiftInput {
  userId: number;
  fields: GiftBody;
  /** The list of the gift; undefined for Favorites. */
  giftListId: number | undefined;
  choices: GiftChoices;
  /** Idempotency key for a body; the same body gets the same key. */
  keyFor: (body: unknown) => string;
}

export interface CreatedGift {
  gift: Gift;
  /** Messages about parts that were not saved, e.g. a chosen tag or day that was deleted meanwhile. */
  warnings: string[];
}

const warningFor = (kind: NotSaved) =>
  kind === 'days'
    ? 'Gift was created successfully, but a day you chose has moved or is gone. For now it’s tucked away for the next day.'
    : `Gift was created successfully, but there was an issue saving the ${kind}. You can add ${
        kind === 'picture' ? 'one' : kind
      } later by editing the gift.`;

export function newGiftBody({ userId, fields, giftListId, choices }: Omit<NewGiftInput, 'keyFor'>) {
  const { imageUrl, ...others } = fields;
  return {
    ...others,
    ...(imageUrl !== null && { imageUrl }),
    ...(giftListId !== undefined && { giftListId }),
    ...partsBody(choices),
    createdById: userId,
  };
}
export type NewGiftBody = ReturnType<typeof newGiftBody>;

/** Creates a gift with its tags and recipients in one call. */
export async function createGift({ keyFor, ...gift }: NewGiftInput): Promise<CreatedGift> {
  await logAuthDebug('create gift');
  const body = newGiftBody(gift);
  return await sendNewGift(body, keyFor(body));
}

export async function sendNewGift(body: NewGiftBody, key: string): Promise<CreatedGift> {
  const { notSaved, ...gift } = await api(savedGifts.createGift, { body }, { key });
  return { gift, warnings: notSaved.map(warningFor) };
}
