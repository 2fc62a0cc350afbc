import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { todayIn } from '@tuckaway/domain/days/time-zone';
import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';

/** Time zone of visitors, and of accounts that have set none. */
export const DEFAULT_TIME_ZONE = 'UTC';

/** The current date in the account's time zone; in UTC for visitors. */
export async function accountToday(db: Db, userId: number | null): Promise<CalendarDate> {
  if (userId === null) return todayIn(DEFAULT_TIME_ZONE, new Date());
  const { rows } = await db.execute<Row<'reminderSettings', 'timeZone'>>(sql`
    select time_zone as "timeZone" from reminder_settings where user_id = ${userId}`);
  return todayIn(rows[0]?.timeZone ?? DEFAULT_TIME_ZONE, new Date());
}
