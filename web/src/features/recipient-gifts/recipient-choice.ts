import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { hasStatus } from '../../lib/api-error.ts';
import { isSameTime, type ForDay } from '../recipient-days/for-day.ts';
import type { ChosenDays } from '../recipients/use-recipient-picker.ts';
import {
  addRecipients,
  changeRecipientGift,
  forDayOf,
  removeRecipientGift,
} from './recipient-gifts.queries.ts';

export interface RecipientDiff {
  addedIds: number[];
  removed: RecipientGift[];
  /** Those that stay, for another day than before. */
  moved: { recipientGift: RecipientGift; forDay: ForDay | null }[];
  days: ChosenDays;
}

/** The newest of each person: the same gift may have been given in another year. */
const newestOfEach = (current: readonly RecipientGift[]): RecipientGift[] => [
  ...new Map(current.toSorted((a, b) => a.id - b.id).map((one) => [one.recipientId, one])).values(),
];

export const daysIn = (current: readonly RecipientGift[]): ChosenDays =>
  new Map(newestOfEach(current).map((one) => [one.recipientId, forDayOf(one)]));

export function diffRecipients(
  current: readonly RecipientGift[],
  selectedIds: readonly number[],
  days: ChosenDays,
): RecipientDiff {
  const before = new Set(current.map(({ recipientId }) => recipientId));
  const selected = new Set(selectedIds);
  const moved = newestOfEach(current).flatMap((recipientGift) => {
    const forDay = days.get(recipientGift.recipientId);
    const isMoved = forDay !== undefined && !isSameTime(forDay, forDayOf(recipientGift));
    return isMoved && selected.has(recipientGift.recipientId) ? { recipientGift, forDay } : [];
  });
  return {
    addedIds: [...selected].filter((id) => !before.has(id)),
    removed: current.filter(({ recipientId }) => !selected.has(recipientId)),
    moved,
    days,
  };
}

export const isEmptyDiff = ({ addedIds, removed, moved }: RecipientDiff) =>
  addedIds.length + removed.length + moved.length === 0;

/** One with a note or a date was there before, made in another tab: it stays. */
const isNew = ({ note, givenAt, boughtAt, dayOn }: RecipientGift) =>
  [note, givenAt, boughtAt, dayOn].every((value) => value === null);

/** Adds first, since what was just added holds nothing that undoing could lose. All of it happens, or it is undone. */
export async function saveRecipients(
  userId: number,
  giftId: number,
  { addedIds, removed, moved, days }: RecipientDiff,
): Promise<RecipientGift[]> {
  const undo: (() => Promise<unknown>)[] = [];
  const setDay = (id: number, forDay: ForDay | null) => changeRecipientGift(userId, id, { forDay });
  try {
    const added = addedIds.length > 0 ? await addRecipients(userId, giftId, addedIds) : [];
    const fresh = added.filter(isNew);
    undo.push(...fresh.map((one) => () => removeIfThere(userId, one.id)));
    const stored = new Map(added.map((one) => [one.id, one]));
    for (const { id, recipientId } of fresh) {
      const forDay = days.get(recipientId);
      if (forDay) stored.set(id, await setDay(id, forDay));
    }
    for (const { recipientGift, forDay } of moved) {
      await setDay(recipientGift.id, forDay);
      undo.push(() => setDay(recipientGift.id, forDayOf(recipientGift)));
    }
    for (const one of removed) {
      await removeIfThere(userId, one.id);
      undo.push(() => putBack(userId, one));
    }
    return [...stored.values()];
  } catch (error) {
    await Promise.allSettled(undo.map((step) => step()));
    throw error;
  }
}

/** With its note, its days and what was paid. */
async function putBack(userId: number, removed: RecipientGift): Promise<void> {
  const { giftId, recipientId, note, givenAt, boughtAt, paid, thankedAt, thanksNote } = removed;
  const [added] = await addRecipients(userId, giftId, [recipientId], note ?? undefined);
  const kept = { givenAt, boughtAt, paid, thankedAt, thanksNote, forDay: forDayOf(removed) };
  const set = Object.entries(kept).filter(([, value]) => value !== null);
  if (added && set.length > 0) await changeRecipientGift(userId, added.id, Object.fromEntries(set));
}

export async function removeIfThere(userId: number, recipientGiftId: number): Promise<void> {
  try {
    await removeRecipientGift(userId, recipientGiftId);
  } catch (error) {
    // Already removed in another tab.
    if (!hasStatus(error, 404)) throw error;
  }
}
