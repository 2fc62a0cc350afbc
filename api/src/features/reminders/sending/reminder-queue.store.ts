import type { Db } from '../../../db/db.ts';
import { columns, type Row } from '../../../db/row.ts';
import { sql } from '../../../db/sql.ts';

/** The time of the database, which all servers share. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: Date }>(sql`select now() as now`);
  return rows[0]!.now;
}

const FIELDS = ['userId', 'timeZone', 'leads', 'evenWhenBought', 'mailSince', 'failures'] as const;
export type DueAccount = Row<'reminderSettings', (typeof FIELDS)[number]>;

/**
 * Leases due accounts, whose next check (`next_look_at`) is past; the longest wait comes first. No other server takes them
 * before the lease ends, and they are due again if this server dies.
 */
export async function claimDue(db: Db, now: Date, lease: Date, limit: number): Promise<DueAccount[]> {
  const { rows } = await db.execute<DueAccount>(sql`
    with due as materialized (
      select user_id from reminder_settings
      where by_mail and next_look_at <= ${now}::timestamptz
        and (leased_until is null or leased_until <= ${now}::timestamptz)
      order by next_look_at limit ${limit} for update skip locked)
    update reminder_settings s set next_look_at = ${lease}::timestamptz, leased_until = ${lease}::timestamptz
    from due where s.user_id = due.user_id
    returning ${columns('s', FIELDS)}`);
  return rows;
}

export interface CheckedAccount {
  userId: number;
  /** null: the account has no days, so nothing can fall due. */
  next: Date | null;
  hasFailed: boolean;
}

/** Releases leased accounts. `next_look_at` stays where days or settings changed meanwhile: the account is due again. */
export async function releaseAccounts(
  db: Db,
  lease: Date,
  accounts: readonly CheckedAccount[],
): Promise<void> {
  await db.execute(sql`
    update reminder_settings s set leased_until = null,
      failures = case when checked."hasFailed" then s.failures + 1 else 0 end,
      next_look_at = case when s.next_look_at = s.leased_until then checked.next else s.next_look_at end
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
      as checked ("userId" bigint, next timestamptz, "hasFailed" boolean)
    where s.user_id = checked."userId" and s.leased_until = ${lease}::timestamptz`);
}

const COUNTED = 1_000;

/** Number of accounts whose last mail failed and is tried again, up to COUNTED. */
export async function countFailing(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from reminder_settings where by_mail and failures > 0 limit ${COUNTED}) failing`);
  return rows[0]!.count;
}

/** Number of accounts that are due and wait for a check, up to COUNTED. */
export async function countDue(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from reminder_settings
      where by_mail and next_look_at <= now() and (leased_until is null or leased_until <= now())
      limit ${COUNTED}) due`);
  return rows[0]!.count;
}
