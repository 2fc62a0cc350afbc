import { giftDayKey } from '@tuckaway/domain/days/day-of-gift';
import { statusOf } from '@tuckaway/domain/days/readiness';
import type { RecipientDay } from '@tuckaway/contract/people/recipient-day';
import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { occurrenceTitle } from '../../recipient-days/for-day.ts';

interface PlannedGroup {
  key: string;
  title: string;
  dayId: number | null;
  dayOn: string | null;
  recipientGifts: RecipientGift[];
}

/** Key of the group of gifts for no day. */
export const NO_DAY = '';

const keyOf = ({ dayId, dayOn }: RecipientGift) =>
  dayOn === null ? NO_DAY : giftDayKey({ dayId, on: dayOn });

/** Costs of one occurrence: ideas count as planned; bought and given gifts as spent, by the paid price if known. */
export function costsOf(key: string, recipientGifts: readonly RecipientGift[]) {
  const costs = { planned: 0, spent: 0 };
  for (const one of recipientGifts) {
    if (key === NO_DAY || keyOf(one) !== key) continue;
    if (statusOf(one) === 'idea') costs.planned += one.gift.price ?? 0;
    else costs.spent += one.paid ?? one.gift.price ?? 0;
  }
  return costs;
}

/** Planned gifts grouped by day, the soonest first; gifts without a day come last. */
export function groupPlannedByDay(
  planned: readonly RecipientGift[],
  days: readonly RecipientDay[],
): PlannedGroup[] {
  const groups = new Map<string, PlannedGroup>();
  for (const recipientGift of planned) {
    const { dayId, dayOn } = recipientGift;
    const key = keyOf(recipientGift);
    const day = days.find(({ id }) => id === dayId);
    const title = dayOn === null ? 'No day in particular' : occurrenceTitle(day, dayOn);
    const group = groups.get(key) ?? { key, title, dayId, dayOn, recipientGifts: [] };
    group.recipientGifts.push(recipientGift);
    groups.set(key, group);
  }
  const sortKeyOf = ({ dayId, dayOn }: PlannedGroup) => (dayOn === null ? '9' : `${dayOn} ${dayId ?? ''}`);
  return [...groups.values()].toSorted((a, b) => sortKeyOf(a).localeCompare(sortKeyOf(b)));
}
