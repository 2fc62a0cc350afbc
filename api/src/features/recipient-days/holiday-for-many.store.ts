import type { HolidayKey } from '@tuckaway/domain/days/holidays';
import { DAYS_PER_RECIPIENT_MAX } from '@tuckaway/contract/people/recipient-day';
import type { Tx } from '../../db/db.ts';
import { columns, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { markReminderCheckDue } from '../account-time/reminder-check.store.ts';
import { lockRecipients } from '../recipients/lock-recipients.store.ts';
import { DAY_FIELDS, type DayRow } from './recipient-days.store.ts';

/**
 * Adds a holiday to several people of the owner and returns the days that are new. People who have it, or who have no
 * room for another day, are left alone.
 */
export async function insertHoliday(
  tx: Tx,
  ownerId: number,
  recipientIds: readonly number[],
  holiday: HolidayKey,
): Promise<DayRow[]> {
  await lockRecipients(tx, ownerId, recipientIds);
  const { rows } = await tx.execute<DayRow>(sql`
    insert into recipient_days as d (recipient_id, user_id, kind, holiday)
    select r.id, r.user_id, 'holiday', ${holiday}
    from recipients r
    where r.user_id = ${ownerId} and r.id = any(${recipientIds}::bigint[])
      and (select count(*) from recipient_days stored
        where stored.user_id = r.user_id and stored.recipient_id = r.id) < ${DAYS_PER_RECIPIENT_MAX}
    order by r.id
    on conflict do nothing
    returning ${columns('d', DAY_FIELDS)}`);
  await requireRoom(tx, ownerId, 'recipient_days');
  if (rows.length > 0) await markReminderCheckDue(tx, ownerId);
  return rows;
}

/**
 * Removes days of the owner that no gift is for and that have no lead times of their own; returns the removed ones. Ignores
 * deleted days.
 */
export async function deleteUnusedDays(
  tx: Tx,
  ownerId: number,
  dayIds: readonly number[],
): Promise<number[]> {
  const { rows } = await tx.execute<Row<'recipientDays', 'id'>>(sql`
    delete from recipient_days d where d.user_id = ${ownerId} and d.id = any(${dayIds}::bigint[])
      and d.remind is null
      and not exists (select from recipient_gifts link where link.user_id = d.user_id and link.day_id = d.id)
    returning d.id`);
  return rows.map(({ id }) => id);
}
