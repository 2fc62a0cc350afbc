import { addDays, type CalendarDate } from '@tuckaway/contract/days/calendar-date';
import { readinessOf, type Readiness } from '@tuckaway/contract/days/readiness';
import type { Db } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';

const FIELDS = [
  'id',
  'userId',
  'recipientId',
  'kind',
  'name',
  'month',
  'day',
  'year',
  'holiday',
  'remind',
] as const;
export type DayToRemindOf = Row<'recipientDays', (typeof FIELDS)[number] | 'changedAt'> & {
  recipientName: Cell<'recipients', 'name'>;
};

export async function findDaysOfAccounts(db: Db, userIds: readonly number[]): Promise<DayToRemindOf[]> {
  const { rows } = await db.execute<DayToRemindOf>(sql`
    select ${columns('d', [...FIELDS, 'changedAt'])}, r.name as "recipientName"
    from recipient_days d join recipients r on r.id = d.recipient_id
    where d.user_id = any(${userIds}::int[]) order by d.id`);
  return rows;
}

/** What is known of the times that days come round. */
export interface KnownTimes {
  sentLeads(dayId: number, on: CalendarDate): readonly number[];
  readiness(dayId: number, on: CalendarDate): Readiness;
}

const keyOf = ({ dayId, on }: { dayId: number | null; on: string | null }) => `${dayId} ${on}`;

/** Which reminders went out and which gifts are tucked away, for times from the day before `today` on: zones differ. */
export async function findKnownTimes(
  db: Db,
  dayIds: readonly number[],
  today: CalendarDate,
): Promise<KnownTimes> {
  const from = addDays(today, -1);
  const { rows: sent } = await db.execute<{ dayId: number; on: string; lead: number }>(sql`
    select day_id as "dayId", day_on as on, lead from reminders_sent
    where day_id = any(${dayIds}::int[]) and day_on >= ${from}::date and (sent_at is not null or attempts > 1)`);
  const { rows: gifts } = await db.execute<
    { dayId: number; on: string } & Row<'recipientGifts', 'boughtAt' | 'givenAt'>
  >(sql`
    select day_id as "dayId", day_on as on, bought_at as "boughtAt", given_at as "givenAt" from recipient_gifts
    where day_id = any(${dayIds}::int[]) and day_on >= ${from}::date`);
  const leadsSent = Map.groupBy(sent, keyOf);
  const giftsFor = Map.groupBy(gifts, keyOf);
  return {
    sentLeads: (dayId, on) => leadsSent.get(keyOf({ dayId, on }))?.map(({ lead }) => lead) ?? [],
    readiness: (dayId, on) => readinessOf(giftsFor.get(keyOf({ dayId, on })) ?? []),
  };
}
