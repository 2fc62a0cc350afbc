import { addDays } from '@tuckaway/domain/days/calendar-date';
import { todayIn } from '@tuckaway/domain/days/time-zone';
import type { Db } from '../../../db/db.ts';
import { sql } from '../../../db/sql.ts';
import { deleteInBatches } from '../../../db/upkeep.ts';
import { UNKNOWN_ZONE } from '../../account-time/account-today.ts';

const KEPT_DAYS = 30;

/**
 * Forgets what was sent, 30 days after the day it was for. Not after it was sent: that may be long before the day, and a
 * reminder that is forgotten while its day is ahead would go out again.
 */
export async function forgetOldReminders(db: Db): Promise<void> {
  const last = addDays(todayIn(UNKNOWN_ZONE, new Date()), -KEPT_DAYS);
  await deleteInBatches(db, 'reminders_sent', sql`day_on < ${last}::date`);
}
