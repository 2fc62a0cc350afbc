import { addDays, type CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { GIVEN_NEAR_DAYS, giftDayKey, giftsByDay } from '@tuckaway/domain/days/day-of-gift';
import { readinessOf, type Readiness } from '@tuckaway/domain/days/readiness';
import type { Db } from '../../../db/db.ts';
import { columns, type Cell, type Row } from '../../../db/row.ts';
import { sql } from '../../../db/sql.ts';
import { DAY_FIELDS } from '../../recipient-days/recipient-days.store.ts';

const FIELDS = [...DAY_FIELDS, 'userId', 'changedAt'] as const;
export type DayToRemindOf = Row<'recipientDays', (typeof FIELDS)[number]> & {
  recipientName: Cell<'recipients', 'name'>;
};

export async function findDaysOfAccounts(db: Db, userIds: readonly number[]): Promise<DayToRemindOf[]> {
  const { rows } = await db.execute<DayToRemindOf>(sql`
    select ${columns('d', FIELDS)}, r.name as "recipientName"
    from recipient_days d join recipients r on r.user_id = d.user_id and r.id = d.recipient_id
    where d.user_id = any(${userIds}::bigint[]) order by d.id`);
  return rows;
}

/** Lookups for a batch of checks: reminders sent already, and the readiness of each occurrence. */
export interface ReminderLookups {
  sentLeads(dayId: number, on: CalendarDate): readonly number[];
  /** The readiness of an account's occurrences, where its current date is `today`. */
  readinessOf(userId: number, today: CalendarDate): (dayId: number, on: CalendarDate) => Readiness;
}

const LINK_FIELDS = ['userId', 'recipientId', 'dayId', 'dayOn', 'forNoDay', 'boughtAt', 'givenAt'] as const;
type LinkRow = Row<'recipientGifts', (typeof LINK_FIELDS)[number]>;

/** Reads sent reminders and links for occurrences from the day before the date in UTC on: no zone is more than a day behind. */
export async function findReminderLookups(
  db: Db,
  days: readonly DayToRemindOf[],
  todayInUtc: CalendarDate,
): Promise<ReminderLookups> {
  const from = addDays(todayInUtc, -1);
  const userIds = [...new Set(days.map(({ userId }) => userId))];
  const { rows: sent } = await db.execute<{ dayId: number; on: string; lead: number }>(sql`
    select day_id as "dayId", day_on as on, lead from reminders_sent
    where user_id = any(${userIds}::bigint[]) and day_id = any(${days.map(({ id }) => id)}::bigint[]) and day_on >= ${from}::date
      and (sent_at is not null or attempts > 1)`);
  const { rows: links } = await db.execute<LinkRow>(sql`
    select ${columns('link', LINK_FIELDS)} from recipient_gifts link
    where link.user_id = any(${userIds}::bigint[]) and (link.given_at is null or link.day_on >= ${from}::date
      or link.given_at >= ${addDays(from, -GIVEN_NEAR_DAYS)}::date)`);
  const leadsSent = Map.groupBy(sent, giftDayKey);
  const linksOf = Map.groupBy(links, ({ userId }) => userId);
  const daysOf = Map.groupBy(days, ({ userId }) => userId);
  return {
    sentLeads: (dayId, on) => leadsSent.get(giftDayKey({ dayId, on }))?.map(({ lead }) => lead) ?? [],
    readinessOf: (userId, theirToday) => {
      const gifts = giftsByDay(linksOf.get(userId) ?? [], daysOf.get(userId) ?? [], theirToday);
      return (dayId, on) => readinessOf(gifts.get(giftDayKey({ dayId, on })) ?? []);
    },
  };
}
