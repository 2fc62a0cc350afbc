import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '../../../db/data-folder.ts';
import type { Db } from '../../../db/db.ts';
import { sql, type Sql } from '../../../db/sql.ts';

/*
 * A restored backup would send mail again to accounts that opted out since. So every change of that choice also stands
 * in a file beside the database, which no restore touches, under a name that says nothing about the person: the last
 * line of an account counts, `-` for no mail.
 */
const journalOf = (dataDir: string) => join(dataDir, 'mail-choices.log');

type Choice = '+' | '-';

function readJournal(dataDir: string): Map<string, Choice> {
  const file = journalOf(dataDir);
  const choices = new Map<string, Choice>();
  if (!existsSync(file)) return choices;
  for (const [, choice, account] of readFileSync(file, 'utf8').matchAll(/^([+-])([0-9a-f]{64})$/gm))
    choices.set(account!, choice as Choice);
  return choices;
}

/** Appends the choices of these accounts and flushes them to disk. */
async function record(db: Db, dataDir: string, condition: Sql): Promise<void> {
  const { rows } = await db.execute<{ account: string; byMail: boolean }>(sql`
    select account_ref(u) as account, s.by_mail as "byMail"
    from reminder_settings s join users u on u.id = s.user_id where ${condition}`);
  const noted = readJournal(dataDir);
  const lines = rows
    .map(({ account, byMail }) => ({ account, choice: byMail ? '+' : '-' }))
    // Mail is on from the beginning: that needs no line.
    .filter(({ account, choice }) => (noted.get(account) ?? '+') !== choice)
    // Begins a new line, because the last write may have been cut off.
    .map(({ account, choice }) => `\n${choice}${account}\n`);
  if (lines.length > 0) writeDurably(journalOf(dataDir), lines.join(''), 'a');
}

export async function recordChoiceOf(db: Db, dataDir: string, userId: number): Promise<void> {
  await record(db, dataDir, sql`u.id = ${userId}`);
}

export async function recordChoiceByToken(db: Db, dataDir: string, token: string): Promise<void> {
  await record(db, dataDir, sql`s.unsubscribe_token = ${token}`);
}

/** At the start: copies choices that a crash left in the database only. */
export async function recordKnownOptOuts(db: Db, dataDir: string): Promise<void> {
  await record(db, dataDir, sql`not s.by_mail`);
}

/** Turns mail off again for accounts that opted out after the restored backup; returns their number. */
export async function replayOptOuts(db: Db, dataDir: string): Promise<number> {
  const accounts = [...readJournal(dataDir)]
    .filter(([, choice]) => choice === '-')
    .map(([account]) => account);
  if (accounts.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    insert into reminder_settings (user_id, by_mail)
    select id, false from users where account_ref(users) = any(${accounts}::text[])
    on conflict (user_id) do update set by_mail = false where reminder_settings.by_mail`);
  return rowCount ?? 0;
}
