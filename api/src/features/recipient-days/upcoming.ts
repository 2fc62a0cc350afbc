import type { CalendarDate } from '@tuckaway/contract/days/calendar-date';
import { comingUp, type Upcoming } from '@tuckaway/contract/days/occurrences';
import { READINESS, readinessOf, statusOf } from '@tuckaway/contract/days/readiness';
import { dayToGivenAt } from '@tuckaway/contract/given-day';
import type { UpcomingDay } from '@tuckaway/contract/recipient-days';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { decodeCursor, pageOf, type Page } from '../../platform/cursor.ts';
import { fromCents } from '../../platform/money.ts';
import { findDaysOfPeople, findGiftsForDays, type DayOfPerson, type GiftForDay } from './upcoming.store.ts';

interface Asked {
  recipientId?: number | undefined;
  perRecipient?: 'next' | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The date and the day of the last one sent. */
const Place = z.tuple([z.iso.date(), z.int32()]);
type Place = z.infer<typeof Place>;
type Occurring = Upcoming<DayOfPerson>;

/** What the next twelve months bring, the soonest first: two queries, however many days there are. */
export async function comingUpFor(
  db: Db,
  ownerId: number,
  today: CalendarDate,
  { recipientId, perRecipient, cursor, limit }: Asked,
): Promise<Page<UpcomingDay> & { today: CalendarDate }> {
  const after = decodeCursor(cursor, Place);
  const all = comingUp(await findDaysOfPeople(db, ownerId, recipientId), today);
  const wanted = perRecipient === 'next' ? firstOfEach(all) : all;
  const rest = after ? wanted.filter((one) => isAfter(one, after)) : wanted;
  const shown = rest.slice(0, limit);
  const gifts = Map.groupBy(await findGiftsForDays(db, ownerId, shown), placeOf);
  const page = pageOf(
    rest.slice(0, limit + 1),
    limit,
    ({ on, day }) => [on, day.id],
    (one) => toUpcomingDay(one, gifts.get(placeOf({ dayId: one.day.id, dayOn: one.on })) ?? []),
  );
  return { ...page, today };
}

function firstOfEach(all: readonly Occurring[]): Occurring[] {
  const seen = new Set<number>();
  return all.filter(({ day: { recipientId } }) => !seen.has(recipientId) && seen.add(recipientId));
}

/** In the order of `comingUp`: by date, and on one date by the day's id, as the days were read. */
const isAfter = ({ on, day }: Occurring, [lastOn, lastId]: Place) =>
  on > lastOn || (on === lastOn && day.id > lastId);

const placeOf = ({ dayId, dayOn }: Pick<GiftForDay, 'dayId' | 'dayOn'>) => `${dayId} ${dayOn}`;

function toUpcomingDay({ day, ...occurrence }: Occurring, gifts: GiftForDay[]): UpcomingDay {
  const { recipientName, budgetCents, ...row } = day;
  const farthest = gifts.toSorted((one, other) => rank(other) - rank(one));
  return {
    ...occurrence,
    day: row,
    recipient: { id: day.recipientId, name: recipientName, budget: fromCents(budgetCents) },
    readiness: readinessOf(gifts),
    gifts: farthest.map(({ recipientGiftId, giftId, title, boughtAt, givenAt }) => ({
      recipientGiftId,
      giftId,
      title,
      boughtAt,
      givenAt: givenAt === null ? null : dayToGivenAt(givenAt),
    })),
  };
}

const rank = (gift: GiftForDay) => READINESS.indexOf(statusOf(gift));
