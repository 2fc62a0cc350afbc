import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { todayIn } from '@tuckaway/domain/days/time-zone';
import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';

/** Default time zone of an account. */
export const UNKNOWN_ZONE = 'UTC';

/** Today where the account is: a day begins and ends there, not where the server stands. Visitors are nowhere known. */
export async function accountToday(db: Db, userId: number | null): Promise<CalendarDate> {
  if (userId === null) return todayIn(UNKNOWN_ZONE, new Date());
  const { rows } = await db.execute<Row<'reminderSettings', 'timeZone'>>(sql`
    select time_zone as "timeZone" from reminder_settings where user_id = ${userId}`);
  return todayIn(rows[0]?.timeZone ?? UNKNOWN_ZONE, new Date());
}
