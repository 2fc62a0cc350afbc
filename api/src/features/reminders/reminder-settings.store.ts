import { DEFAULT_LEADS } from '@tuckaway/domain/days/remind-leads';
import type { BodyOf } from '@tuckaway/contract/endpoint';
import type { reminders } from '@tuckaway/contract/people/reminders';
import type { Db, Tx } from '../../db/db.ts';
import { assignments, columns, type Row } from '../../db/row.ts';
import { join, sql } from '../../db/sql.ts';

const FIELDS = ['timeZone', 'byMail', 'leads', 'evenWhenBought', 'calendarToken'] as const;
type SettingsRow = Row<'reminderSettings', (typeof FIELDS)[number]>;

/** Default settings, equal to the defaults of the columns. */
const DEFAULTS: SettingsRow = {
  timeZone: null,
  byMail: true,
  leads: [...DEFAULT_LEADS],
  evenWhenBought: false,
  calendarToken: null,
};

export async function findSettings(db: Db, userId: number): Promise<SettingsRow> {
  const { rows } = await db.execute<SettingsRow>(sql`
    select ${columns('s', FIELDS)} from reminder_settings s where s.user_id = ${userId}`);
  return rows[0] ?? DEFAULTS;
}

/** Changes settings. Absent fields stay. */
export async function changeSettings(
  tx: Tx,
  userId: number,
  { timeZone, byMail, leads, evenWhenBought }: BodyOf<typeof reminders.change>,
): Promise<void> {
  await ensureRow(tx, userId);
  const set = [
    ...assignments<'reminderSettings'>({ timeZone, byMail, leads, evenWhenBought }),
    sql`mail_since = case when ${isNewWish(byMail, leads)} then now() else s.mail_since end`,
    sql`next_look_at = 'epoch'`,
  ];
  await tx.execute(sql`update reminder_settings s set ${join(set, ', ')} where s.user_id = ${userId}`);
}

/** Reminders that fell due before they were turned on are not sent later. */
const isNewWish = (byMail: boolean | undefined, leads: number[] | undefined) =>
  sql`(not s.by_mail and ${byMail ?? false}::boolean)
    or (${leads ?? null}::int[] is not null and s.leads <> ${leads ?? null}::int[])`;

/** Whether mail is on for the account of this unsubscribe token; undefined for an unknown token. */
export async function isMailOn(db: Db, token: string): Promise<boolean | undefined> {
  const { rows } = await db.execute<Row<'reminderSettings', 'byMail'>>(sql`
    select by_mail as "byMail" from reminder_settings where unsubscribe_token = ${token}`);
  return rows[0]?.byMail;
}

/** Returns false for an unknown token. */
export async function stopMail(db: Db, token: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update reminder_settings set by_mail = false where unsubscribe_token = ${token}`);
  return rowCount === 1;
}

/** Sets the token of the calendar feed; null turns the feed off. The previous URL stops working at once. */
export async function setCalendarToken(tx: Tx, userId: number, token: string | null): Promise<void> {
  await ensureRow(tx, userId);
  await tx.execute(sql`update reminder_settings set calendar_token = ${token} where user_id = ${userId}`);
}

async function ensureRow(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`insert into reminder_settings (user_id) values (${userId}) on conflict do nothing`);
}
