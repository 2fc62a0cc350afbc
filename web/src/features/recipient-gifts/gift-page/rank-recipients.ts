import type { Recipient } from '@tuckaway/contract/people/recipients';
import type { NextDays } from '../../recipient-days/recipient-days.queries.ts';

/** A person ranks first with a day within this many days for which nothing is tucked away. */
const NEAR_DAYS = 90;

/** Ranks the recipients to suggest for a gift: a near day without a gift first, then by number of gifts and next day. */
export function rankRecipients(people: readonly Recipient[], nextDays: NextDays): Recipient[] {
  const daysLeft = ({ id }: Recipient) => nextDays.get(id)?.daysLeft ?? Number.MAX_SAFE_INTEGER;
  const isUnready = (person: Recipient) =>
    daysLeft(person) <= NEAR_DAYS && nextDays.get(person.id)?.readiness === 'nothing';
  const gifts = ({ plannedCount, givenCount }: Recipient) => plannedCount + givenCount;
  return people.toSorted((a, b) => {
    if (isUnready(a) !== isUnready(b)) return isUnready(a) ? -1 : 1;
    if (isUnready(a)) return daysLeft(a) - daysLeft(b);
    return gifts(b) - gifts(a) || daysLeft(a) - daysLeft(b);
  });
}
