import { dayOfGivenAt } from '@tuckaway/domain/days/given-at';
import type { GivenBefore } from '@tuckaway/contract/people/recipient-gifts';
import { formatDate } from '../../../lib/format.ts';

/** 'Given to {name} on {date}', naming the other gift where it was only one like it. */
export function givenBeforeText({
  forGiftId,
  recipientName,
  givenAt,
  giftId,
  giftTitle,
}: GivenBefore): string {
  const text = `Given to ${recipientName} on ${formatDate(dayOfGivenAt(givenAt))}`;
  return giftId === forGiftId ? text : `${text}: ${giftTitle}`;
}
