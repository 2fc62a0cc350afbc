import type { Recipient } from '@tuckaway/contract/people/recipients';
import type { NextDays } from '../../recipient-days/recipient-days.queries.ts';

/** A day this near makes a person likely, if nothing is tucked away for it. */
const NEAR_DAYS = 90;

/** Suggested recipients: people with a near day and no gift, then by number of gifts, then by next day. */
export function likelyPeople(people: readonly Recipient[], nextDays: NextDays): Recipient[] {
  const daysLeft = ({ id }: Recipient) => nextDays.get(id)?.daysLeft ?? Number.MAX_SAFE_INTEGER;
  const isWaiting = (person: Recipient) =>
    daysLeft(person) <= NEAR_DAYS && nextDays.get(person.id)?.readiness === 'nothing';
  const gifts = ({ plannedCount, givenCount }: Recipient) => plannedCount + givenCount;
  return people.toSorted((a, b) => {
    if (isWaiting(a) !== isWaiting(b)) return isWaiting(a) ? -1 : 1;
    if (isWaiting(a)) return daysLeft(a) - daysLeft(b);
    return gifts(b) - gifts(a) || daysLeft(a) - daysLeft(b);
  });
}
