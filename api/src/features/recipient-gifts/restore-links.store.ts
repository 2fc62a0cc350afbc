import { dateOfGivenAt } from '@tuckaway/domain/days/given-at';
import type { RemovedLink } from '@tuckaway/contract/people/recipient-gifts';
import type { Tx } from '../../db/db.ts';
import { toCents } from '../../platform/money.ts';
import { requireVisibleGifts } from '../gifts/gift-access.store.ts';
import { listDaysOf } from '../recipient-days/recipient-days.store.ts';
import { lockRecipients } from '../recipients/lock-recipients.store.ts';
import { insertLinkRows, type LinkToInsert } from './link-rows.store.ts';

/** Restores removed links; returns how many. Links to days that were deleted meanwhile keep the date alone. */
export async function restoreLinks(tx: Tx, userId: number, links: readonly RemovedLink[]): Promise<number> {
  const recipientIds = [...new Set(links.map(({ recipientId }) => recipientId))];
  await lockRecipients(tx, userId, recipientIds);
  await requireVisibleGifts(
    tx,
    userId,
    links.map(({ giftId }) => giftId),
  );
  const days = await listDaysOf(tx, userId, recipientIds);
  const isDayOf = ({ dayId, recipientId }: RemovedLink) =>
    days.some((day) => day.id === dayId && day.recipientId === recipientId);
  const rows = links.map((link) => toRow(link, isDayOf(link)));
  return (await insertLinkRows(tx, userId, rows)).length;
}

const toRow = (
  { dayId, dayOn, dayChosen, givenAt, paid, note, thanksNote, ...rest }: RemovedLink,
  hasDay: boolean,
): LinkToInsert => ({
  ...rest,
  note: note || null,
  thanksNote: thanksNote || null,
  dayId: dayChosen && hasDay ? dayId : null,
  dayOn: dayChosen ? dayOn : null,
  forNoDay: dayChosen && dayOn === null,
  givenAt: givenAt && dateOfGivenAt(givenAt),
  paidCents: toCents(paid),
});
