import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { isSameOccurrence } from '../../recipient-days/for-day.ts';
import type { ChosenDays } from '../../recipients/use-recipient-picker.ts';
import { forDayOf, removeRecipientGift, type PersonChoice } from '../recipient-gifts.queries.ts';

/** The link that represents a person: the planned one, else the newest (the gift may have been given before). */
const shownOfEach = (current: readonly RecipientGift[]): RecipientGift[] => {
  const isPlanned = ({ givenAt }: RecipientGift) => Number(givenAt === null);
  const lastWins = current.toSorted((a, b) => isPlanned(a) - isPlanned(b) || a.id - b.id);
  return [...new Map(lastWins.map((one) => [one.recipientId, one])).values()];
};

export const peopleIn = (current: readonly RecipientGift[]): number[] => [
  ...new Set(current.map(({ recipientId }) => recipientId)),
];

export const daysIn = (current: readonly RecipientGift[]): ChosenDays =>
  new Map(shownOfEach(current).map((one) => [one.recipientId, forDayOf(one)]));

/** Changes against the stored links as input of the call; empty without changes. */
export function choicesOf(
  current: readonly RecipientGift[],
  selectedIds: readonly number[],
  days: ChosenDays,
): PersonChoice[] {
  const before = daysIn(current);
  const removed = peopleIn(current).filter((id) => !selectedIds.includes(id));
  const chosen = selectedIds.flatMap((recipientId): PersonChoice[] => {
    const forDay = days.get(recipientId);
    const stored = before.get(recipientId);
    const isMoved = forDay !== undefined && (stored === undefined || !isSameOccurrence(forDay, stored));
    if (before.has(recipientId) && !isMoved) return [];
    return [{ recipientId, isFor: true, ...(isMoved && { forDay }) }];
  });
  return [...removed.map((recipientId) => ({ recipientId, isFor: false })), ...chosen];
}

export async function removeIfThere(userId: number, recipientGiftId: number): Promise<void> {
  try {
    await removeRecipientGift(userId, recipientGiftId);
  } catch (error) {
    // Already removed in another tab.
    if (!hasStatus(error, 404)) throw error;
  }
}
