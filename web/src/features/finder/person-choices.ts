import type { FinderStep } from '@tuckaway/content/finder-choices';
import { dayTitle } from '@tuckaway/domain/days/day-words';
import type { UpcomingDay } from '@tuckaway/contract/recipient-days';
import type { Recipient } from '@tuckaway/contract/recipients';
import { isOffered, type FinderSelections } from './finder-steps.ts';

function bondOf({ relationship }: Recipient): string | undefined {
  return relationship !== null && isOffered('ageGroup', relationship) ? relationship : undefined;
}

export function eventOf({ day }: UpcomingDay): string {
  if (day.kind === 'birthday') return 'birthday';
  if (day.kind === 'anniversary') return 'wedding-anniversary';
  return day.holiday !== null && isOffered('event', day.holiday) ? day.holiday : dayTitle(day);
}

function priceRangeOf({ budget }: Recipient): string | undefined {
  if (budget === null) return undefined;
  if (budget <= 25) return 'under-25';
  if (budget <= 50) return 'under-50';
  return budget <= 100 ? 'under-100' : 'over-100';
}

/** Known facts about a person as choices of the finder. */
export function choicesFor(recipient: Recipient, next: UpcomingDay | undefined): FinderSelections {
  const known: Record<Exclude<FinderStep, 'gender'>, string | undefined> = {
    ageGroup: bondOf(recipient),
    event: next && eventOf(next),
    priceRange: priceRangeOf(recipient),
    playground: recipient.interests.find((slug) => isOffered('playground', slug)),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}
