import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { dayOfGift, nextDayOf, type DatedLink, type GiftDay } from '@tuckaway/domain/days/day-of-gift';
import { occursOn } from '@tuckaway/domain/days/occurrences';
import type { DayChoice, ForDay } from '@tuckaway/contract/people/recipient-gifts';
import type { Db, Tx } from '../../db/db.ts';
import { columns, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { atPath, conflict, invalidField, notFound, orNotFound } from '../../platform/http/errors.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { findDay, listDays, listDaysOf } from '../recipient-days/recipient-days.store.ts';

/** An account, with the current date in its time zone. */
export interface LinkOwner {
  userId: number;
  today: CalendarDate;
}

export const linkOwnerOf = async (db: Db, userId: number): Promise<LinkOwner> => ({
  userId,
  today: await accountToday(db, userId),
});

export const alreadyLinked = () => conflict('already_linked', 'This gift is already meant for them.');

/** Refuses a date that the day does not have. Returns the id of its recipient. */
export async function requireOccurrence(tx: Tx, userId: number, { dayId, on }: ForDay): Promise<number> {
  const day = orNotFound(await findDay(tx, userId, dayId));
  if (!occursOn(day, on)) throw invalidField('/on', 'This day is not on that date');
  return day.recipientId;
}

/** Refuses a choice for a day of another recipient, or for a date that the day does not have, by the field `forDay`. */
export async function requireDayOf(
  tx: Tx,
  userId: number,
  { recipientId, forDay }: { recipientId: number; forDay?: DayChoice | undefined },
): Promise<void> {
  if (!isForDay(forDay)) return;
  const recipientOfDay = await atPath('/forDay', () => requireOccurrence(tx, userId, forDay));
  if (recipientOfDay !== recipientId) throw notFound();
}

export const isForDay = (choice: DayChoice | undefined): choice is ForDay =>
  choice !== undefined && choice !== null && choice !== 'next';

/** The columns that store a choice. */
export const storedDay = (choice: DayChoice | undefined) => ({
  dayId: isForDay(choice) ? choice.dayId : null,
  dayOn: isForDay(choice) ? choice.on : null,
  forNoDay: choice === null,
});

const LINK_FIELDS = [
  'id',
  'giftId',
  'recipientId',
  'dayId',
  'dayOn',
  'forNoDay',
  'boughtAt',
  'givenAt',
] as const;
type StoredLink = Row<'recipientGifts', (typeof LINK_FIELDS)[number]>;
export type ResolvedLink = StoredLink & { day: GiftDay | null };

/** Links of gifts to recipients, each with the day it counts for; planned ones first, then the newest. */
export async function linksOfGifts(
  tx: Tx,
  { userId, today }: LinkOwner,
  giftIds: readonly number[],
  recipientIds: readonly number[],
): Promise<ResolvedLink[]> {
  const { rows } = await tx.execute<StoredLink>(sql`
    select ${columns('link', LINK_FIELDS)} from recipient_gifts link
    where link.user_id = ${userId} and link.gift_id = any(${giftIds}::bigint[])
      and link.recipient_id = any(${recipientIds}::bigint[])
    order by link.given_at is null desc, link.id desc`);
  return await withDays(tx, { userId, today }, rows);
}

/**
 * Whether a call that links a gift to a recipient has nothing to add. With a chosen date: a link for that date exists. Without
 * one: any link exists, also a given one (decision 0030). Marking and keeping a gift follow another rule: `planGifts`
 * (decision 0435).
 */
export const isLinked = (links: readonly ResolvedLink[], choice?: DayChoice): boolean =>
  links.some(({ day }) => !isForDay(choice) || day?.on === choice.on);

/** Links of gifts to a recipient that are not given yet, locked until the transaction ends. */
export async function lockPlannedLinks(
  tx: Tx,
  owner: LinkOwner,
  recipientId: number,
  giftIds: readonly number[],
): Promise<ResolvedLink[]> {
  const { rows } = await tx.execute<StoredLink>(sql`
    select ${columns('link', LINK_FIELDS)} from recipient_gifts link
    where link.user_id = ${owner.userId} and link.recipient_id = ${recipientId}
      and link.gift_id = any(${giftIds}::bigint[]) and link.given_at is null
    order by link.id for update`);
  return await withDays(tx, owner, rows);
}

/** One link of the user with the day it counts for, locked until the transaction ends. */
export async function lockResolvedLink(tx: Tx, owner: LinkOwner, id: number): Promise<ResolvedLink> {
  const { rows } = await tx.execute<StoredLink>(sql`
    select ${columns('link', LINK_FIELDS)} from recipient_gifts link
    where link.id = ${id} and link.user_id = ${owner.userId} for update`);
  const [link] = await withDays(tx, owner, rows);
  return orNotFound(link);
}

/** The day that a link follows where none is chosen. */
export async function nextDayFor(
  db: Db,
  { userId, today }: LinkOwner,
  recipientId: number,
): Promise<GiftDay | null> {
  return nextDayOf(await listDays(db, userId, recipientId), today);
}

/** Links, each with the day it counts for; people's days are read once for all. */
export async function withDays<Link extends DatedLink & { recipientId: number }>(
  db: Db,
  { userId, today }: LinkOwner,
  links: readonly Link[],
): Promise<(Link & { day: GiftDay | null })[]> {
  const people = [...new Set(links.map(({ recipientId }) => recipientId))];
  const days = Map.groupBy(await listDaysOf(db, userId, people), ({ recipientId }) => recipientId);
  return links.map((link) => ({ ...link, day: dayOfGift(link, days.get(link.recipientId) ?? [], today) }));
}
