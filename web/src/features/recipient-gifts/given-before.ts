import type { GivenBefore, RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { formatDate } from '../../lib/format.ts';
import { dayOf } from './given-day.ts';

/** 'Given to {name} on {date}', naming the other gift where it was only one like it. */
export function givenBeforeText(
  { recipientName, givenAt, giftId, giftTitle }: GivenBefore,
  ofGiftId: number,
): string {
  const text = `Given to ${recipientName} on ${formatDate(dayOf(givenAt))}`;
  return giftId === ofGiftId ? text : `${text}: ${giftTitle}`;
}

const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The latest gift on a person's own page that is the same as a planned one: the same link, or the same title but for case and marks. */
export function findGivenAlike(
  planned: RecipientGift,
  given: readonly RecipientGift[],
): GivenBefore | undefined {
  const alike = given.find(
    ({ gift }) =>
      (gift.purchaseUrl !== null && gift.purchaseUrl === planned.gift.purchaseUrl) ||
      plain(gift.title) === plain(planned.gift.title),
  );
  if (!alike?.givenAt) return undefined;
  return {
    recipientId: alike.recipientId,
    recipientName: alike.recipient.name,
    giftId: alike.giftId,
    giftTitle: alike.gift.title,
    givenAt: alike.givenAt,
  };
}
