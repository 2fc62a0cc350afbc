import { dateOfGivenAt } from '@tuckaway/domain/days/given-at';
import type { GivenBefore } from '@tuckaway/contract/people/recipient-gifts';
import { formatDate } from '../../../lib/format.ts';

/** 'Given to {name} on {date}', with the title of the gift if it was a similar one. */
export function givenBeforeText({
  forGiftId,
  recipientName,
  givenAt,
  giftId,
  giftTitle,
}: GivenBefore): string {
  const text = `Given to ${recipientName} on ${formatDate(dateOfGivenAt(givenAt))}`;
  return giftId === forGiftId ? text : `${text}: ${giftTitle}`;
}
