import { addDays } from '@tuckaway/contract/days/calendar-date';
import { occurrencesBetween } from '@tuckaway/contract/days/occurrences';
import type { BodyOf } from '@tuckaway/contract/endpoint';
import { dayOfGivenAt } from '@tuckaway/contract/given-day';
import type { ForDay, recipientGifts } from '@tuckaway/contract/recipient-gifts';
import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { join, sql, type Sql } from '../../db/sql.ts';
import { isUniqueViolation } from '../../db/transaction.ts';
import { badRequest, conflict, notFound, orNotFound } from '../../platform/errors.ts';
import { toCents } from '../../platform/money.ts';
import { canSeeGift } from '../gifts/gift-access.ts';
import { findDay } from '../recipient-days/recipient-days.store.ts';

interface NewLinks {
  giftId: number;
  recipientIds: number[];
  note: string | null;
  /** What it is for, by recipient; for the others it is for no day in particular. */
  days: ReadonlyMap<number, ForDay>;
}

/**
 * Links a gift to recipients of the user, all or none; returns the links that are new. Whom the gift is meant for
 * already stays as they are: for that date, or where no date is named, at all.
 */
async function insertLinks(
  tx: Db,
  userId: number,
  { giftId, recipientIds, note, days }: NewLinks,
): Promise<number[]> {
  const ids = sql`${recipientIds}::int[]`;
  const { rows: mine } = await tx.execute(sql`
    select id from recipients where user_id = ${userId} and id = any(${ids}) for key share`);
  if (mine.length < recipientIds.length) throw notFound('recipient');
  if (!(await canSeeGift(tx, userId, giftId))) throw notFound('gift');
  const links = recipientIds.map((id) => ({
    recipient_id: id,
    day_id: days.get(id)?.dayId ?? null,
    day_on: days.get(id)?.on ?? null,
  }));
  const { rows } = await tx.execute<Row<'recipientGifts', 'id'>>(sql`
    insert into recipient_gifts (user_id, recipient_id, gift_id, note, day_id, day_on)
    select ${userId}, link.recipient_id, ${giftId}, ${note}, link.day_id, link.day_on
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (recipient_id int, day_id int, day_on date)
    where not exists (
      select from recipient_gifts kept
      where kept.recipient_id = link.recipient_id and kept.gift_id = ${giftId}
        and (link.day_on is null or kept.day_on = link.day_on))
    returning id`);
  return rows.map(({ id }) => id);
}

/** Answers which day of which recipient each of `forDays` is. */
export async function linkGift(
  tx: Db,
  userId: number,
  { forDays, ...links }: Omit<NewLinks, 'days'> & { forDays: readonly ForDay[] },
): Promise<ReadonlyMap<number, ForDay>> {
  const days = new Map<number, ForDay>();
  for (const [place, forDay] of forDays.entries()) {
    const recipientId = await requireOccurrence(tx, userId, forDay, `/forDays/${place}`);
    if (!links.recipientIds.includes(recipientId)) throw notFound('day');
    if (days.has(recipientId)) {
      const message = 'At most one day for each recipient';
      throw badRequest(message, [{ path: `/forDays/${place}/dayId`, message }]);
    }
    days.set(recipientId, forDay);
  }
  await insertLinks(tx, userId, { ...links, days });
  return days;
}

interface NewLink extends Pick<NewLinks, 'giftId' | 'note'> {
  recipientId: number;
  forDay: ForDay | null;
}

/** The id of the new link. */
export async function linkGiftOnce(
  tx: Db,
  userId: number,
  { recipientId, forDay, ...link }: NewLink,
): Promise<number> {
  if (forDay) await requireDayOf(tx, userId, forDay, recipientId);
  const days = new Map<number, ForDay>(forDay ? [[recipientId, forDay]] : []);
  const [added] = await insertLinks(tx, userId, { ...link, days, recipientIds: [recipientId] });
  if (added === undefined) throw alreadyLinked();
  return added;
}

const alreadyLinked = () => conflict('already_linked', 'This gift is already meant for them.');

/** A gift is for a day of the person it is for, on a date that this day really has. Answers whose day it is. */
async function requireOccurrence(
  tx: Db,
  userId: number,
  { dayId, on }: ForDay,
  path: string,
): Promise<number> {
  const day = orNotFound(await findDay(tx, userId, dayId), 'day');
  if (occurrencesBetween(day, on, addDays(on, 1)).length > 0) return day.recipientId;
  const message = 'This day is not on that date';
  throw badRequest(message, [{ path: `${path}/on`, message }]);
}

async function requireDayOf(tx: Db, userId: number, forDay: ForDay, recipientId: number): Promise<void> {
  if ((await requireOccurrence(tx, userId, forDay, '/forDay')) !== recipientId) throw notFound('day');
}

type LinkChange = Omit<BodyOf<typeof recipientGifts.change>, 'userId'>;

/** Absent stays, null clears. */
export async function changeLink(tx: Db, ownerId: number, id: number, change: LinkChange): Promise<void> {
  const { note, givenAt, forDay, boughtAt, paid, thankedAt, thanksNote } = change;
  if (forDay) await requireDayOf(tx, ownerId, forDay, await recipientOf(tx, ownerId, id));
  const text = (column: Sql, value: string | null | undefined) =>
    value === undefined ? [] : sql`${column} = ${value || null}`;
  const date = (column: Sql, value: string | null | undefined) =>
    value === undefined ? [] : sql`${column} = ${value}::date`;
  const changes = [
    text(sql`note`, note),
    date(sql`given_at`, givenAt && dayOfGivenAt(givenAt)),
    forDay === undefined
      ? []
      : sql`day_id = ${forDay?.dayId ?? null}::int, day_on = ${forDay?.on ?? null}::date`,
    date(sql`bought_at`, boughtAt),
    paid === undefined ? [] : sql`paid_cents = ${toCents(paid)}::int`,
    date(sql`thanked_at`, thankedAt),
    text(sql`thanks_note`, thanksNote),
  ].flat();
  if (changes.length === 0) return;
  try {
    await tx.execute(sql`
      update recipient_gifts set ${join(changes, ', ')} where id = ${id} and user_id = ${ownerId}`);
  } catch (error) {
    throw isUniqueViolation(error, 'recipient_gifts_pair') ? alreadyLinked() : error;
  }
}

async function recipientOf(tx: Db, ownerId: number, id: number): Promise<number> {
  const { rows } = await tx.execute<Row<'recipientGifts', 'recipientId'>>(sql`
    select recipient_id as "recipientId" from recipient_gifts where id = ${id} and user_id = ${ownerId}`);
  return orNotFound(rows[0], 'link').recipientId;
}

/** undefined: no such link, or not yours. */
export async function deleteLink(db: Db, ownerId: number, id: number): Promise<{ id: number } | undefined> {
  const { rows } = await db.execute<Row<'recipientGifts', 'id'>>(sql`
    delete from recipient_gifts where id = ${id} and user_id = ${ownerId} returning id`);
  return rows[0];
}

export async function deleteLinksOfGift(db: Db, ownerId: number, giftId: number): Promise<number> {
  const { rows } = await db.execute(sql`
    delete from recipient_gifts where gift_id = ${giftId} and user_id = ${ownerId} returning id`);
  return rows.length;
}
