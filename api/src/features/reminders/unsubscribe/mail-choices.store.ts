import type { Db } from '../../../db/db.ts';
import type { Row } from '../../../db/row.ts';
import { sql, type Sql } from '../../../db/sql.ts';

/** Whether an account wants mail; `account` is its key in the journal. */
export type StoredChoice = Row<'reminderSettings', 'byMail'> & { account: string };

async function findChoices(db: Db, condition: Sql): Promise<StoredChoice[]> {
  const { rows } = await db.execute<StoredChoice>(sql`
    select account_ref(u) as account, s.by_mail as "byMail"
    from reminder_settings s join users u on u.id = s.user_id where ${condition}`);
  return rows;
}

export const findChoiceOf = (db: Db, userId: number) => findChoices(db, sql`u.id = ${userId}`);
export const findChoiceByToken = (db: Db, token: string) =>
  findChoices(db, sql`s.unsubscribe_token = ${token}`);
export const findOptOuts = (db: Db) => findChoices(db, sql`not s.by_mail`);

/** Turns mail off for the accounts with these keys; returns the number of accounts that had it on. */
export async function turnMailOff(db: Db, accounts: readonly string[]): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into reminder_settings (user_id, by_mail)
    select id, false from users where account_ref(users) = any(${accounts}::text[])
    on conflict (user_id) do update set by_mail = false where reminder_settings.by_mail`);
  return rowCount ?? 0;
}
