import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '../../../db/data-folder.ts';
import type { Db } from '../../../db/db.ts';
import {
  findChoiceByToken,
  findChoiceOf,
  findOptOuts,
  turnMailOff,
  type StoredChoice,
} from './mail-choices.store.ts';

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
function record(dataDir: string, stored: readonly StoredChoice[]): void {
  const noted = readJournal(dataDir);
  const lines = stored
    .map(({ account, byMail }) => ({ account, choice: byMail ? '+' : '-' }))
    // Mail is on from the beginning: that needs no line.
    .filter(({ account, choice }) => (noted.get(account) ?? '+') !== choice)
    // Begins a new line, because the last write may have been cut off.
    .map(({ account, choice }) => `\n${choice}${account}\n`);
  if (lines.length > 0) writeDurably(journalOf(dataDir), lines.join(''), 'a');
}

export async function recordChoiceOf(db: Db, dataDir: string, userId: number): Promise<void> {
  record(dataDir, await findChoiceOf(db, userId));
}

export async function recordChoiceByToken(db: Db, dataDir: string, token: string): Promise<void> {
  record(dataDir, await findChoiceByToken(db, token));
}

/** At the start: copies choices that a crash left in the database only. */
export async function recordKnownOptOuts(db: Db, dataDir: string): Promise<void> {
  record(dataDir, await findOptOuts(db));
}

/** Turns mail off again for accounts that opted out after the restored backup; returns their number. */
export async function replayOptOuts(db: Db, dataDir: string): Promise<number> {
  const accounts = [...readJournal(dataDir)]
    .filter(([, choice]) => choice === '-')
    .map(([account]) => account);
  if (accounts.length === 0) return 0;
  return await turnMailOff(db, accounts);
}
