import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { isSameOccurrence } from '../../recipient-days/for-day.ts';
import type { ChosenDays } from '../../recipients/use-recipient-picker.ts';
import { forDayOf, type RecipientChoice } from '../recipient-gifts.queries.ts';

/** One link for each person: the planned one, else the newest given one. */
const currentLinkOfEach = (current: readonly RecipientGift[]): RecipientGift[] => {
  const isPlanned = ({ givenAt }: RecipientGift) => Number(givenAt === null);
  const lastWins = current.toSorted((a, b) => isPlanned(a) - isPlanned(b) || a.id - b.id);
  return [...new Map(lastWins.map((one) => [one.recipientId, one])).values()];
};

export const recipientIdsOf = (current: readonly RecipientGift[]): number[] => [
  ...new Set(current.map(({ recipientId }) => recipientId)),
];

export const daysByRecipient = (current: readonly RecipientGift[]): ChosenDays =>
  new Map(currentLinkOfEach(current).map((one) => [one.recipientId, forDayOf(one)]));

/** Choices that differ from the stored links; empty without changes. */
export function changedChoices(
  current: readonly RecipientGift[],
  selectedIds: readonly number[],
  days: ChosenDays,
): RecipientChoice[] {
  const before = daysByRecipient(current);
  const removed = recipientIdsOf(current).filter((id) => !selectedIds.includes(id));
  const chosen = selectedIds.flatMap((recipientId): RecipientChoice[] => {
    const forDay = days.get(recipientId);
    const stored = before.get(recipientId);
    const isMoved = forDay !== undefined && (stored === undefined || !isSameOccurrence(forDay, stored));
    if (before.has(recipientId) && !isMoved) return [];
    return [{ recipientId, isFor: true, ...(isMoved && { forDay }) }];
  });
  return [...removed.map((recipientId) => ({ recipientId, isFor: false })), ...chosen];
}
