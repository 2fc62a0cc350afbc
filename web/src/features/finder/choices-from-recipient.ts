import type { FinderStep } from '@tuckaway/content/search/finder-steps';
import { rulesOfDayKind } from '@tuckaway/domain/days/day-kinds';
import { dayTitle } from '@tuckaway/domain/days/day-words';
import { HOLIDAYS } from '@tuckaway/domain/days/holidays';
import { FINDER_PRICES } from '@tuckaway/domain/price-bands';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import { isOffered, type FinderSelections } from './finder-steps.ts';

function relationshipOf({ relationship }: Recipient): string | undefined {
  return relationship !== null && isOffered('ageGroup', relationship) ? relationship : undefined;
}

function eventOf({ day }: DayOccurrence): string {
  const { occasion } = rulesOfDayKind(day.kind);
  if (occasion !== null) return occasion.slug;
  const slug = day.holiday && HOLIDAYS[day.holiday].category;
  return slug !== null && isOffered('event', slug) ? slug : dayTitle(day);
}

function priceRangeOf({ budget }: Recipient): string | undefined {
  return budget === null ? undefined : FINDER_PRICES.find(({ below }) => budget <= below)?.slug;
}

/** Choices of the finder that are already known from a recipient and their next day. */
export function choicesFromRecipient(
  recipient: Recipient,
  next: DayOccurrence | undefined,
): FinderSelections {
  const choices: Record<Exclude<FinderStep, 'gender'>, string | undefined> = {
    ageGroup: relationshipOf(recipient),
    event: next && eventOf(next),
    priceRange: priceRangeOf(recipient),
    playground: recipient.interests.find((slug) => isOffered('playground', slug)),
  };
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
}
