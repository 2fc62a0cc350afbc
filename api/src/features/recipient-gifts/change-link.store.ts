import type { BodyOf } from '@tuckaway/contract/endpoint';
import { dateOfGivenAt } from '@tuckaway/domain/days/given-at';
import type { DayChoice, recipientGifts } from '@tuckaway/contract/people/recipient-gifts';
import type { Tx } from '../../db/db.ts';
import { assignments, nullIfEmpty } from '../../db/row.ts';
import { join, sql } from '../../db/sql.ts';
import { isUniqueViolation } from '../../db/transaction.ts';
import { conflict } from '../../platform/http/errors.ts';
import { toCents } from '../../platform/money.ts';
import {
  alreadyLinked,
  isForDay,
  requireDayOf,
  lockResolvedLink,
  nextDayFor,
  storedDay,
  type LinkOwner,
  type ResolvedLink,
} from './resolved-links.store.ts';
import { daysToStore } from './mark-links.store.ts';

type LinkChange = Omit<BodyOf<typeof recipientGifts.change>, 'userId'>;

/** Changes of a link: absent fields stay, null empties. */
export async function changeLink(tx: Tx, owner: LinkOwner, id: number, change: LinkChange): Promise<void> {
  const { note, givenAt, boughtAt, paid, thankedAt, thanksNote } = change;
  const link = await lockResolvedLink(tx, owner, id);
  const forDay = await dayToStore(tx, owner, link, change);
  const changes = assignments<'recipientGifts'>({
    note: nullIfEmpty(note),
    givenAt: givenAt && dateOfGivenAt(givenAt),
    ...(forDay === undefined ? {} : storedDay(forDay)),
    boughtAt,
    paidCents: toCents(paid),
    thankedAt,
    thanksNote: nullIfEmpty(thanksNote),
  });
  if (changes.length === 0) return;
  try {
    await tx.execute(sql`
      update recipient_gifts set ${join(changes, ', ')} where id = ${id} and user_id = ${owner.userId}`);
  } catch (error) {
    throw isUniqueViolation(error, 'recipient_gifts_pair') ? alreadyLinked() : error;
  }
}

/** undefined: the day is unchanged. */
async function dayToStore(
  tx: Tx,
  owner: LinkOwner,
  link: ResolvedLink,
  change: LinkChange,
): Promise<DayChoice | undefined> {
  const { forDay } = change;
  if (forDay === undefined) return (await daysToStore(tx, owner, [link], change)).get(link.id);
  await requireDayOf(tx, owner.userId, { recipientId: link.recipientId, forDay });
  if (link.givenAt !== null && change.givenAt !== null) return dayOfGiven(owner, link, forDay);
  const isBought = change.boughtAt === undefined ? link.boughtAt !== null : change.boughtAt !== null;
  if (forDay !== 'next' || !isBought) return forDay;
  // Without a stored day, a bought gift would count for the day that just passed: the next day is stored.
  const next = await nextDayFor(tx, owner, link.recipientId);
  return next?.dayId ? { dayId: next.dayId, on: next.on } : 'next';
}

/** A given gift never moves to another day. A past day can be set where none is set. */
function dayOfGiven({ today }: LinkOwner, { day }: ResolvedLink, forDay: DayChoice): DayChoice | undefined {
  if (isForDay(forDay) && day?.dayId === forDay.dayId && day.on === forDay.on) return forDay;
  if (isForDay(forDay) && day === null && forDay.on <= today) return forDay;
  if (!isForDay(forDay) && day === null) return undefined;
  throw conflict('already_given', 'This gift was given already. You can plan it once more.');
}
