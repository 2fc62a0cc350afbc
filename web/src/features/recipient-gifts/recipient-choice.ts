import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { hasStatus } from '../../lib/api-error.ts';
import { isSameTime, type ForDay } from '../recipient-days/for-day.ts';
import type { ChosenDays } from '../recipients/use-recipient-picker.ts';
import {
  addRecipient,
  addRecipients,
  changeRecipientGift,
  forDayOf,
  removeRecipientGift,
} from './recipient-gifts.queries.ts';

interface DayChoice {
  recipientGift: RecipientGift;
  forDay: ForDay | null;
}

export interface RecipientDiff {
  addedIds: number[];
  removed: RecipientGift[];
  /** Those that stay, for another day than before. */
  moved: DayChoice[];
  /** Those who had it and get it once more, for another day. What was given stays as it is. */
  again: DayChoice[];
  days: ChosenDays;
}

/** The same gift may have been given in another year: what is still planned stands for the person, else the newest. */
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

export function diffRecipients(
  current: readonly RecipientGift[],
  selectedIds: readonly number[],
  days: ChosenDays,
): RecipientDiff {
  const before = new Set(peopleIn(current));
  const selected = new Set(selectedIds);
  const changed = shownOfEach(current).flatMap((recipientGift): DayChoice[] => {
    const forDay = days.get(recipientGift.recipientId);
    const isChanged = forDay !== undefined && !isSameTime(forDay, forDayOf(recipientGift));
    return isChanged && selected.has(recipientGift.recipientId) ? [{ recipientGift, forDay }] : [];
  });
  const isAgain = ({ recipientGift, forDay }: DayChoice) => recipientGift.givenAt !== null && forDay !== null;
  return {
    addedIds: [...selected].filter((id) => !before.has(id)),
    removed: current.filter(({ recipientId }) => !selected.has(recipientId)).toSorted(withDayFirst),
    moved: changed.filter((one) => !isAgain(one)),
    again: changed.filter(isAgain),
    days,
  };
}

/** What is for no day goes last and comes back first: it cannot be added beside another link of the same person. */
const withDayFirst = (a: RecipientGift, b: RecipientGift) =>
  Number(b.dayId !== null) - Number(a.dayId !== null);

export const isEmptyDiff = ({ addedIds, removed, moved, again }: RecipientDiff) =>
  addedIds.length + removed.length + moved.length + again.length === 0;

/** One with a note or a date was there before, made in another tab: it stays. */
const isNew = ({ note, givenAt, boughtAt, dayOn }: RecipientGift) =>
  [note, givenAt, boughtAt, dayOn].every((value) => value === null);

/** Adds first, since what was just added holds nothing that undoing could lose. All of it happens, or it is undone. */
export async function saveRecipients(
  userId: number,
  giftId: number,
  { addedIds, removed, moved, again, days }: RecipientDiff,
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
    for (const { recipientGift, forDay } of again) {
      const one = await addRecipient(userId, { giftId, recipientId: recipientGift.recipientId, forDay });
      undo.push(() => removeIfThere(userId, one.id));
      stored.set(one.id, one);
    }
    for (const one of removed) {
      await removeIfThere(userId, one.id);
      undo.push(() => putBack(userId, one));
    }
    return [...stored.values()];
  } catch (error) {
    // What was done last is undone first; a step that fails does not keep the others from it.
    for (const step of undo.toReversed()) await step().catch(() => {});
    throw error;
  }
}

/** With its note, its days and what was paid. */
export async function putBack(userId: number, removed: RecipientGift): Promise<void> {
  const { giftId, recipientId, note, givenAt, boughtAt, paid, thankedAt, thanksNote } = removed;
  const { id } = await addRecipient(userId, { giftId, recipientId, note, forDay: forDayOf(removed) });
  const kept = { givenAt, boughtAt, paid, thankedAt, thanksNote };
  const set = Object.entries(kept).filter(([, value]) => value !== null);
  if (set.length > 0) await changeRecipientGift(userId, id, Object.fromEntries(set));
}

export async function removeIfThere(userId: number, recipientGiftId: number): Promise<void> {
  try {
    await removeRecipientGift(userId, recipientGiftId);
  } catch (error) {
    // Already removed in another tab.
    if (!hasStatus(error, 404)) throw error;
  }
}
