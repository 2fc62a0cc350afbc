import { nextDayOf } from '@tuckaway/domain/days/day-of-gift';
import type { BodyOf } from '@tuckaway/contract/endpoint';
import type { DayChoice, RecipientGift, recipientGifts } from '@tuckaway/contract/people/recipient-gifts';
import type { Tx } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { atPath } from '../../platform/http/errors.ts';
import { lockRecipients } from '../recipients/lock-recipients.store.ts';
import { listDays } from '../recipient-days/recipient-days.store.ts';
import { changeLink } from './change-link.store.ts';
import { linksOfGift, requireDayOf, type LinkOwner, type ResolvedLink } from './resolved-links.store.ts';
import { linkToRecipients } from './linking.store.ts';

type RecipientSelection = BodyOf<typeof recipientGifts.choose>['people'][number];

interface Choice {
  giftId: number;
  people: readonly RecipientSelection[];
}

/** Links a gift to recipients, moves it between their days and unlinks it from others. Returns how many recipients were added. */
export async function chooseRecipients(
  tx: Tx,
  owner: LinkOwner,
  { giftId, people: selected }: Choice,
): Promise<number> {
  const ids = selected.map(({ recipientId }) => recipientId);
  await lockRecipients(tx, owner.userId, ids);
  for (const [index, selection] of selected.entries()) {
    await atPath(`/people/${index}`, () => requireDayOf(tx, owner.userId, selection));
  }
  const links = Map.groupBy(await linksOfGift(tx, owner, giftId, ids), ({ recipientId }) => recipientId);
  const removed = selected.filter(({ isFor }) => !isFor).map(({ recipientId }) => recipientId);
  await tx.execute(sql`
    delete from recipient_gifts
    where user_id = ${owner.userId} and gift_id = ${giftId} and recipient_id = any(${removed}::bigint[])`);
  const chosen = selected.filter(({ isFor }) => isFor);
  const added = chosen.filter(({ recipientId }) => !links.has(recipientId));
  for (const { recipientId, forDay } of chosen) {
    const [shown] = links.get(recipientId) ?? [];
    if (shown && forDay !== undefined) await moveOrRepeat(tx, owner, giftId, shown, forDay);
  }
  const days = new Map(
    added.flatMap(({ recipientId, forDay }) =>
      forDay === undefined ? [] : [[recipientId, forDay] as const],
    ),
  );
  await linkToRecipients(tx, owner, {
    giftId,
    recipientIds: added.map((one) => one.recipientId),
    note: null,
    days,
  });
  return added.length;
}

/** Moves a planned gift to the day. A given gift keeps its day and gets a second, planned link. */
async function moveOrRepeat(
  tx: Tx,
  owner: LinkOwner,
  giftId: number,
  shown: ResolvedLink,
  forDay: DayChoice,
): Promise<void> {
  if (shown.givenAt === null) return await changeLink(tx, owner, shown.id, { forDay });
  const day = forDay === 'next' ? await nextFor(tx, owner, shown.recipientId) : forDay;
  if (day === null) return;
  const days = new Map([[shown.recipientId, day]]);
  await linkToRecipients(tx, owner, { giftId, recipientIds: [shown.recipientId], note: null, days });
}

async function nextFor(tx: Tx, { userId, today }: LinkOwner, recipientId: number): Promise<DayChoice> {
  const next = nextDayOf(await listDays(tx, userId, recipientId), today);
  return next?.dayId ? { dayId: next.dayId, on: next.on } : null;
}

/** Links of the recipients from which the gift is unlinked. */
export const removedLinks = (
  links: readonly RecipientGift[],
  selected: readonly RecipientSelection[],
): RecipientGift[] => {
  const removed = new Set(selected.filter(({ isFor }) => !isFor).map(({ recipientId }) => recipientId));
  return links.filter(({ recipientId }) => removed.has(recipientId));
};
