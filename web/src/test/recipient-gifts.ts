import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { buildGift } from './gifts.ts';

export function buildRecipientGift(overrides: Partial<RecipientGift> = {}): RecipientGift {
  const gift = overrides.gift ?? buildGift();
  return {
    id: 100,
    recipientId: 3,
    recipient: { id: 3, name: 'Ann' },
    giftId: gift.id,
    gift,
    userId: 7,
    note: null,
    givenAt: null,
    createdAt: '2025-01-01T00:00:00.000Z',
    dayId: null,
    dayOn: null,
    dayChosen: false,
    boughtAt: null,
    paid: null,
    thankedAt: null,
    thanksNote: null,
    ...overrides,
  };
}
