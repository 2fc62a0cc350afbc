import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { savedGifts, type NotSaved } from '@tuckaway/contract/gifts/saved-gifts';
import { api } from '../../lib/api/api.ts';
import { probeAuth } from '../auth/auth-debug.ts';
import type { GiftBody } from './form/gift-draft.ts';
import { partsBody, type GiftPart, type PartChoice } from './gift-part.ts';

export interface NewGiftInput {
  userId: number;
  fields: GiftBody;
  /** Favorites where none is chosen. */
  giftListId: number | undefined;
  parts: readonly GiftPart[];
  /** The idempotency key of a body: the same one for the same body. */
  keyFor: (body: unknown) => string;
}

export interface CreatedGift {
  gift: Gift;
  /** About chosen tags, people, days or pictures that were gone before the gift was created. */
  warnings: string[];
}

const warningFor = (what: NotSaved) =>
  what === 'days'
    ? 'Gift was created successfully, but a day you chose has moved or is gone. For now it’s tucked away for the next day.'
    : `Gift was created successfully, but there was an issue saving the ${what}. You can add ${
        what === 'picture' ? 'one' : what
      } later by editing the gift.`;

type Target = Pick<NewGiftInput, 'userId' | 'fields' | 'giftListId'>;

export function newGiftBody(
  { userId, fields, giftListId }: Target,
  choices: Partial<Record<GiftPart['what'], PartChoice>>,
) {
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

/** The gift with its tags and people in one call. */
export async function createGift({ parts, keyFor, ...target }: NewGiftInput): Promise<CreatedGift> {
  await probeAuth('create gift');
  const choices: Partial<Record<GiftPart['what'], PartChoice>> = {};
  for (const part of parts) if (part.isChanged) choices[part.what] = await part.choiceNow();
  const body = newGiftBody(target, choices);
  const created = await sendNewGift(body, keyFor(body));
  for (const part of parts) part.onSaved?.();
  return created;
}

export async function sendNewGift(body: NewGiftBody, key: string): Promise<CreatedGift> {
  const { notSaved, ...gift } = await api(savedGifts.createGift, { body }, { key });
  return { gift, warnings: notSaved.map(warningFor) };
}
