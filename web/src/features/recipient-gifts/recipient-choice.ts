import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { hasStatus } from '../../lib/api-error.ts';
import { addRecipients, changeRecipientGift, removeRecipientGift } from './recipient-gifts.queries.ts';

export interface RecipientDiff {
  addedIds: number[];
  removed: RecipientGift[];
}

export function diffRecipients(
  current: readonly RecipientGift[],
  selectedIds: readonly number[],
): RecipientDiff {
  const before = new Set(current.map(({ recipientId }) => recipientId));
  const selected = new Set(selectedIds);
  return {
    addedIds: [...selected].filter((id) => !before.has(id)),
    removed: current.filter(({ recipientId }) => !selected.has(recipientId)),
  };
}

export const isEmptyDiff = ({ addedIds, removed }: RecipientDiff) => addedIds.length + removed.length === 0;

/** Adds first, since what was just added holds nothing that undoing could lose. All of it happens, or it is undone. */
export async function saveRecipients(
  userId: number,
  giftId: number,
  { addedIds, removed }: RecipientDiff,
): Promise<RecipientGift[]> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const added = addedIds.length > 0 ? await addRecipients(userId, giftId, addedIds) : [];
    // One with a note or a day was there before, made in another tab: it stays.
    const isNew = ({ note, givenAt }: RecipientGift) => note === null && givenAt === null;
    undo.push(
      ...added.filter(isNew).map(
        ({ id }) =>
          () =>
            removeIfThere(userId, id),
      ),
    );
    for (const one of removed) {
      await removeIfThere(userId, one.id);
      undo.push(() => putBack(userId, one));
    }
    return added;
  } catch (error) {
    await Promise.allSettled(undo.map((step) => step()));
    throw error;
  }
}

/** With its note and its day. */
async function putBack(userId: number, { giftId, recipientId, note, givenAt }: RecipientGift): Promise<void> {
  const [added] = await addRecipients(userId, giftId, [recipientId], note ?? undefined);
  if (added && givenAt) await changeRecipientGift(userId, added.id, { givenAt });
}

export async function removeIfThere(userId: number, recipientGiftId: number): Promise<void> {
  try {
    await removeRecipientGift(userId, recipientGiftId);
  } catch (error) {
    // Already removed in another tab.
    if (!hasStatus(error, 404)) throw error;
  }
}
