import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { http } from 'msw';
import { buildGift, data } from './gifts.ts';

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

interface Choice {
  giftId: number;
  people: { recipientId: number; isFor: boolean; forDay?: { dayId: number; on: string } | null | 'next' }[];
}

interface RecipientGiftStore {
  read: () => RecipientGift[];
  write: (recipientGifts: RecipientGift[]) => void;
  nameOf?: (id: number) => string;
  onChoice?: (choice: Choice) => void;
}

/** Handlers for `choose` and `restore`, which change the links of one gift as the server does. */
export const handleChoices = ({
  read,
  write,
  nameOf = (id) => `Person ${id}`,
  onChoice,
}: RecipientGiftStore) => [
  http.post('/api/v1/recipient-gifts/choose', async ({ request }) => {
    const choice = (await request.json()) as Choice;
    onChoice?.(choice);
    const removed = read().filter((one) =>
      choice.people.some(({ recipientId, isFor }) => !isFor && recipientId === one.recipientId),
    );
    let recipientGifts = read().filter((one) => !removed.includes(one));
    let added = 0;
    for (const { recipientId, isFor, forDay } of choice.people.filter((one) => one.isFor)) {
      const day =
        forDay && forDay !== 'next' ? { dayId: forDay.dayId, dayOn: forDay.on, dayChosen: true } : {};
      const planned = recipientGifts.find((one) => one.recipientId === recipientId && one.givenAt === null);
      const isKnown = recipientGifts.some((one) => one.recipientId === recipientId);
      if (planned) recipientGifts = recipientGifts.map((one) => (one === planned ? { ...one, ...day } : one));
      else if (isFor && (!isKnown || forDay)) {
        added += isKnown ? 0 : 1;
        const recipient = { id: recipientId, name: nameOf(recipientId) };
        recipientGifts = [
          ...recipientGifts,
          buildRecipientGift({ id: 200 + recipientId, recipientId, recipient, ...day }),
        ];
      }
    }
    write(recipientGifts);
    return data({ added, removed, links: recipientGifts });
  }),
  http.post('/api/v1/recipient-gifts/restore', async ({ request }) => {
    const { links } = (await request.json()) as { links: Partial<RecipientGift>[] };
    const restored = links.map((one) =>
      buildRecipientGift({
        ...one,
        id: 300,
        recipient: { id: one.recipientId!, name: nameOf(one.recipientId!) },
      }),
    );
    write([...read(), ...restored]);
    return data({ count: links.length });
  }),
];
