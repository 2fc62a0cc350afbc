import type { DayChoice } from '@tuckaway/contract/people/recipient-gifts';
import type { GiftDay } from '@tuckaway/domain/days/day-of-gift';
import type { Tx } from '../../db/db.ts';
import { insertLinkRows, type InsertedLink } from './link-rows.store.ts';
import {
  linksOfGifts,
  nextDayFor,
  storedDay,
  type LinkOwner,
  type ResolvedLink,
} from './resolved-links.store.ts';

/**
 * Plans gifts for a recipient's next day. Skips a gift that is planned for the recipient or was given for that day.
 * The caller has checked that the gifts may be linked. Returns the new links.
 */
export async function planGifts(
  tx: Tx,
  owner: LinkOwner,
  giftIds: readonly number[],
  recipientId: number,
): Promise<InsertedLink[]> {
  const links = Map.groupBy(await linksOfGifts(tx, owner, giftIds, [recipientId]), ({ giftId }) => giftId);
  const next = await nextDayFor(tx, owner, recipientId);
  const planned = giftIds.flatMap((giftId) => {
    const linked = links.get(giftId) ?? [];
    if (linked.some(({ givenAt }) => givenAt === null)) return [];
    const choice = choiceForAnother(linked, 'next', next);
    return choice === undefined ? [] : { recipientId, giftId, ...storedDay(choice) };
  });
  return await insertLinkRows(tx, owner.userId, planned);
}

/**
 * The day to store with another link of a gift that was given to a recipient (decision 0435). undefined: a given link has
 * that day already.
 */
export function choiceForAnother(
  given: readonly ResolvedLink[],
  forDay: DayChoice,
  next: GiftDay | null,
): DayChoice | undefined {
  // A recipient has a gift once without a stored day: for no day, or following the next one.
  const hasUndated = given.some(({ dayOn }) => dayOn === null);
  if (forDay === null) return hasUndated ? undefined : null;
  const on = forDay === 'next' ? next?.on : forDay.on;
  if (on !== undefined && given.some(({ day }) => day?.on === on)) return undefined;
  if (forDay !== 'next' || !hasUndated) return forDay;
  return next?.dayId ? { dayId: next.dayId, on: next.on } : undefined;
}
