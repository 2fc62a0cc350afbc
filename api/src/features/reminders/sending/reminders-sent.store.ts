import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import type { Db } from '../../../db/db.ts';
import type { Row } from '../../../db/row.ts';
import { sql } from '../../../db/sql.ts';
import { transaction } from '../../../db/transaction.ts';

/** One reminder: a lead in days before one occurrence of a day. */
export interface Reminder {
  dayId: number;
  on: CalendarDate;
  lead: number;
}

interface BegunReminders {
  email: string;
  unsubscribeToken: string;
  /** Reminders that may be sent. After two tries that ended in a crash there is no third. */
  reminders: Reminder[];
}

/**
 * Stores reminders before they are sent, so that each is tried at most twice with an unknown outcome. undefined: the
 * account is deleted, has turned mail off, or was leased by another server.
 */
export async function beginReminders(
  db: Db,
  { userId, lease, newToken }: { userId: number; lease: Date; newToken: string },
  reminders: readonly Reminder[],
): Promise<BegunReminders | undefined> {
  return await transaction(db, async (tx) => {
    // The user's row is locked first, in the same order as the deletion of an account.
    const { rows: users } = await tx.execute<Row<'users', 'email'>>(sql`
      select email from users where id = ${userId} for key share`);
    const { rows: settings } = await tx.execute<{ unsubscribeToken: string }>(sql`
      update reminder_settings set unsubscribe_token = coalesce(unsubscribe_token, ${newToken})
      where user_id = ${userId} and by_mail and leased_until = ${lease}::timestamptz
      returning unsubscribe_token as "unsubscribeToken"`);
    if (!users[0] || !settings[0]) return undefined;
    const { rows } = await tx.execute<Reminder>(sql`
      insert into reminders_sent as sent (day_id, day_on, lead, user_id, sent_at)
      select d.id, due.on, due.lead, d.user_id, null from ${recordset(reminders)}
      join recipient_days d on d.id = due."dayId" and d.user_id = ${userId}
      on conflict (user_id, day_id, day_on, lead) do update set attempts = sent.attempts + 1
        where sent.sent_at is null and sent.attempts < 2
      returning day_id as "dayId", day_on as on, lead`);
    return { ...users[0], ...settings[0], reminders: rows };
  });
}

export async function recordSent(
  db: Db,
  userId: number,
  now: Date,
  reminders: readonly Reminder[],
): Promise<void> {
  await db.execute(sql`
    update reminders_sent sent set sent_at = ${now}::timestamptz from ${recordset(reminders)}
    where sent.user_id = ${userId} and sent.day_id = due."dayId" and sent.day_on = due.on and sent.lead = due.lead`);
}

/** Releases reminders that were certainly not sent. */
export async function forgetReminders(db: Db, userId: number, reminders: readonly Reminder[]): Promise<void> {
  await db.execute(sql`
    delete from reminders_sent sent using ${recordset(reminders)}
    where sent.user_id = ${userId} and sent.day_id = due."dayId" and sent.day_on = due.on and sent.lead = due.lead and sent.sent_at is null`);
}

const recordset = (reminders: readonly Reminder[]) => sql`
  jsonb_to_recordset(${JSON.stringify(reminders)}::jsonb) as due ("dayId" bigint, "on" date, lead int)`;
