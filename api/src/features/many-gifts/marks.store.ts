import type { MarkStatus } from '@tuckaway/contract/gifts/many-gifts';
import { nextDayOf } from '@tuckaway/domain/days/day-of-gift';
import type { Tx } from '../../db/db.ts';
import { columnOf } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { requireVisibleGifts } from '../gifts/gift-access.store.ts';
import { listDaysOf, type DayRow } from '../recipient-days/recipient-days.store.ts';
import type { LinkOwner } from '../recipient-gifts/resolved-links.store.ts';
import { deleteLinks, isUntouched, lockLinks, type LinkValues } from '../recipient-gifts/link-rows.store.ts';
import { MARK_FIELD, markLinks } from '../recipient-gifts/mark-links.store.ts';
import { planGifts } from '../recipient-gifts/plan-gifts.store.ts';
import { lockRecipients } from '../recipients/lock-recipients.store.ts';

interface Mark {
  giftIds: number[];
  recipientId: number;
  status: MarkStatus;
}

interface MarkedLinks {
  giftIds: number[];
  recipientGiftIds: number[];
  /** The new ones among them. */
  addedIds: number[];
}

/**
 * Marks gifts as bought for a recipient or given to them. A gift that is not planned for the recipient is planned first, also
 * if it was given for an earlier day.
 */
export async function markMany(tx: Tx, owner: LinkOwner, mark: Mark): Promise<MarkedLinks> {
  await lockRecipients(tx, owner.userId, [mark.recipientId]);
  await requireVisibleGifts(tx, owner.userId, mark.giftIds);
  const added = await planGifts(tx, owner, mark.giftIds, mark.recipientId);
  const marked = await markLinks(tx, owner, mark);
  return {
    giftIds: marked.map(({ giftId }) => giftId),
    recipientGiftIds: marked.map(({ id }) => id),
    addedIds: added.map(({ id }) => id),
  };
}

/**
 * Undoes `markMany`: clears the date of the links, and deletes new links that nothing was added to since. Links that
 * stay keep their day.
 */
export async function unmarkMany(
  tx: Tx,
  userId: number,
  { recipientGiftIds, addedIds, status }: Omit<MarkedLinks, 'giftIds'> & { status: MarkStatus },
): Promise<number[]> {
  const links = await lockLinks(tx, userId, recipientGiftIds);
  const added = links.filter(({ id }) => addedIds.includes(id));
  const days = await listDaysOf(tx, userId, [...new Set(added.map(({ recipientId }) => recipientId))]);
  const untouched = added.filter((link) => {
    const daysOfRecipient = days.filter(({ recipientId }) => recipientId === link.recipientId);
    return isUntouched(link, asMarked(link, status, daysOfRecipient));
  });
  await deleteLinks(
    tx,
    userId,
    untouched.map(({ id }) => id),
  );
  await tx.execute(sql`
    update recipient_gifts set ${columnOf(MARK_FIELD[status])} = null
    where user_id = ${userId} and id = any(${recipientGiftIds}::bigint[])`);
  return recipientGiftIds;
}

/** The values that the mark gave to a new link: its date, and the day that it followed then. */
function asMarked(link: LinkValues, status: MarkStatus, days: readonly DayRow[]): Partial<LinkValues> {
  const field = MARK_FIELD[status];
  const date = link[field];
  const day = date === null || link.dayOn === null ? null : nextDayOf(days, date);
  return { [field]: date, dayId: day?.dayId ?? null, dayOn: day?.on ?? null };
}
