import { addDays } from '@tuckaway/domain/days/calendar-date';
import { todayIn } from '@tuckaway/domain/days/time-zone';
import type { Db } from '../../../db/db.ts';
import { sql } from '../../../db/sql.ts';
import { deleteInBatches } from '../../../db/jobs/upkeep.ts';
import { DEFAULT_TIME_ZONE } from '../../account-time/account-today.store.ts';

const KEPT_DAYS = 30;

/**
 * Deletes sent reminders 30 days after their day. Not after their sending, because a reminder that is deleted before
 * its day would be sent again.
 */
export async function forgetOldReminders(db: Db): Promise<void> {
  const last = addDays(todayIn(DEFAULT_TIME_ZONE, new Date()), -KEPT_DAYS);
  await deleteInBatches(db, 'reminders_sent', sql`day_on < ${last}::date`);
}
