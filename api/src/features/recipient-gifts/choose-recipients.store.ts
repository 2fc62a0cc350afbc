import type { BodyOf } from '@tuckaway/contract/endpoint';
import type { DayChoice, RecipientGift, recipientGifts } from '@tuckaway/contract/people/recipient-gifts';
import type { Tx } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { atPath, conflict } from '../../platform/http/errors.ts';
import { lockRecipients } from '../recipients/lock-recipients.store.ts';
import { changeLink } from './change-link.store.ts';
import { insertLinkRows } from './link-rows.store.ts';
import { linkToRecipients } from './linking.store.ts';
import { choiceForAnother } from './plan-gifts.store.ts';
import {
  linksOfGifts,
  nextDayFor,
  requireDayOf,
  storedDay,
  type LinkOwner,
  type ResolvedLink,
} from './resolved-links.store.ts';

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
  const links = Map.groupBy(await linksOfGifts(tx, owner, [giftId], ids), ({ recipientId }) => recipientId);
  const removed = selected.filter(({ isFor }) => !isFor).map(({ recipientId }) => recipientId);
  await tx.execute(sql`
    delete from recipient_gifts
    where user_id = ${owner.userId} and gift_id = ${giftId} and recipient_id = any(${removed}::bigint[])`);
  const chosen = selected.filter(({ isFor }) => isFor);
  const added = chosen.filter(({ recipientId }) => !links.has(recipientId));
  for (const { recipientId, forDay } of chosen) {
    const linked = links.get(recipientId);
    if (linked && forDay !== undefined) await moveOrRepeat(tx, owner, linked, forDay);
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

const GIVEN_FOR_THAT_DAY = 'This gift was given for that day. To give it again, choose another day.';
const GIVEN_WITHOUT_A_DAY =
  'This gift was given without a day. To give it again, choose a day, or add one first.';

/** Moves a planned gift to the day. A given gift keeps its day and gets another, planned link. */
async function moveOrRepeat(
  tx: Tx,
  owner: LinkOwner,
  links: readonly ResolvedLink[],
  forDay: DayChoice,
): Promise<void> {
  const { id, recipientId, giftId, givenAt } = links[0]!;
  if (givenAt === null) return await changeLink(tx, owner, id, { forDay });
  const next = await nextDayFor(tx, owner, recipientId);
  const choice = choiceForAnother(links, forDay, next);
  if (choice === undefined) {
    const isForNoDay = forDay === null || (forDay === 'next' && next === null);
    throw conflict('already_given', isForNoDay ? GIVEN_WITHOUT_A_DAY : GIVEN_FOR_THAT_DAY);
  }
  await insertLinkRows(tx, owner.userId, [{ recipientId, giftId, ...storedDay(choice) }]);
}

/** Links of the recipients from which the gift is unlinked. */
export const removedLinks = (
  links: readonly RecipientGift[],
  selected: readonly RecipientSelection[],
): RecipientGift[] => {
  const removed = new Set(selected.filter(({ isFor }) => !isFor).map(({ recipientId }) => recipientId));
  return links.filter(({ recipientId }) => removed.has(recipientId));
};
