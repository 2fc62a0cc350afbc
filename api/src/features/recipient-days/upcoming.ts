import { addDays, daysBetween, type CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { ASK_WHETHER_GIVEN_DAYS, giftDayKey, giftsByDay } from '@tuckaway/domain/days/day-of-gift';
import {
  upcomingOccurrences,
  occurrencesBetween,
  type OccurrenceOf,
} from '@tuckaway/domain/days/occurrences';
import { READINESS, readinessOf, statusOf } from '@tuckaway/domain/days/readiness';
import { givenAtOfDate } from '@tuckaway/domain/days/given-at';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { decodeCursor, pageOf, type Page } from '../../platform/http/cursor.ts';
import { fromCents } from '../../platform/money.ts';
import {
  findDaysOfRecipients,
  findGiftsOfRecipients,
  type DayOfRecipient,
  type GiftOfRecipient,
} from './upcoming.store.ts';

interface UpcomingQuery {
  recipientId?: number | undefined;
  perRecipient?: 'next' | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The date and the day of the last one sent. */
const UpcomingCursor = z.tuple([z.iso.date(), z.int()]);
type UpcomingCursor = z.infer<typeof UpcomingCursor>;
type RecipientOccurrence = OccurrenceOf<DayOfRecipient>;

/** Days of the next twelve months, the soonest first, in two queries. */
export async function upcomingDaysFor(
  db: Db,
  ownerId: number,
  today: CalendarDate,
  { recipientId, perRecipient, cursor, limit }: UpcomingQuery,
): Promise<Page<DayOccurrence> & { today: CalendarDate }> {
  const after = decodeCursor(cursor, UpcomingCursor);
  const days = await findDaysOfRecipients(db, ownerId, recipientId);
  const all = upcomingOccurrences(days, today);
  const selected = perRecipient === 'next' ? firstOfEachRecipient(all) : all;
  const rest = after ? selected.filter((one) => isAfter(one, after)) : selected;
  const shown = await withGifts(db, ownerId, days, rest.slice(0, limit), today);
  const page = pageOf(
    rest.slice(0, limit + 1),
    limit,
    ({ on, day }) => [on, day.id],
    (one) => shown.get(keyOf(one))!,
  );
  return { ...page, today };
}

/** Recently passed days, the latest first, with bought and given gifts. */
export async function passedDaysFor(
  db: Db,
  ownerId: number,
  today: CalendarDate,
  recipientId?: number,
): Promise<DayOccurrence[]> {
  const days = await findDaysOfRecipients(db, ownerId, recipientId);
  const passed = days
    .flatMap((day) =>
      occurrencesBetween(day, addDays(today, -ASK_WHETHER_GIVEN_DAYS), today).map((occurrence) => ({
        ...occurrence,
        day,
        daysLeft: daysBetween(today, occurrence.on),
      })),
    )
    .toSorted((one, other) => other.daysLeft - one.daysLeft);
  return [...(await withGifts(db, ownerId, days, passed, today)).values()];
}

const keyOf = ({ day, on }: RecipientOccurrence) => giftDayKey({ dayId: day.id, on });

async function withGifts(
  db: Db,
  ownerId: number,
  days: readonly DayOfRecipient[],
  shown: readonly RecipientOccurrence[],
  today: CalendarDate,
): Promise<Map<string, DayOccurrence>> {
  const recipientIds = new Set(shown.map(({ day }) => day.recipientId));
  const first = shown.map(({ on }) => on).toSorted()[0] ?? today;
  const daysOfShown = days.filter(({ recipientId }) => recipientIds.has(recipientId));
  const gifts = giftsByDay(
    await findGiftsOfRecipients(db, ownerId, [...recipientIds], first),
    daysOfShown,
    today,
  );
  return new Map(shown.map((one) => [keyOf(one), toDayOccurrence(one, gifts.get(keyOf(one)) ?? [])]));
}

function firstOfEachRecipient(all: readonly RecipientOccurrence[]): RecipientOccurrence[] {
  const seen = new Set<number>();
  return all.filter(({ day: { recipientId } }) => !seen.has(recipientId) && seen.add(recipientId));
}

/** In the order of `upcomingOccurrences`: by date, and on one date by the day's id, as the days were read. */
const isAfter = ({ on, day }: RecipientOccurrence, [lastOn, lastId]: UpcomingCursor) =>
  on > lastOn || (on === lastOn && day.id > lastId);

function toDayOccurrence(
  { day, ...occurrence }: RecipientOccurrence,
  gifts: GiftOfRecipient[],
): DayOccurrence {
  const { recipientName, budgetCents, ...row } = day;
  const farthest = gifts.toSorted((one, other) => rank(other) - rank(one));
  return {
    ...occurrence,
    day: row,
    recipient: { id: day.recipientId, name: recipientName, budget: fromCents(budgetCents) },
    readiness: readinessOf(gifts),
    gifts: farthest.map(({ recipientGiftId, giftId, title, boughtAt, givenAt, dayId, dayOn }) => ({
      recipientGiftId,
      giftId,
      title,
      boughtAt,
      givenAt: givenAt === null ? null : givenAtOfDate(givenAt),
      dayChosen: dayId === day.id && dayOn === occurrence.on,
    })),
  };
}

const rank = (gift: GiftOfRecipient) => READINESS.indexOf(statusOf(gift));
