import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '../../db/data-folder.ts';
import type { Db } from '../../db/db.ts';
import { transaction } from '../../db/transaction.ts';
import { deleteAccount, findDeletedAccounts, findIdsOfAccounts } from './me.store.ts';

/*
 * Journal of deleted accounts. A restored backup contains deleted accounts, so each deletion is also noted in a file
 * outside of the database, by a hash.
 */
const journalOf = (dataDir: string) => join(dataDir, 'deleted-accounts.log');

function readJournal(dataDir: string): Set<string> {
  const file = journalOf(dataDir);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Set(lines.filter((line) => /^[0-9a-f]{64}$/.test(line)));
}

/** Appends missing entries and flushes them to disk. */
export function recordDeletions(dataDir: string, accounts: readonly string[]): void {
  const written = readJournal(dataDir);
  const missing = accounts.filter((account) => !written.has(account));
  if (missing.length === 0) return;
  // Begins a new line, because the last write may have been cut off.
  writeDurably(journalOf(dataDir), missing.map((account) => `\n${account}\n`).join(''), 'a');
}

/** At the start: copies deletions that a crash left in the database only. */
export async function recordKnownDeletions(db: Db, dataDir: string): Promise<void> {
  recordDeletions(dataDir, await findDeletedAccounts(db));
}

/** Deletes again the accounts that the journal names; returns their number. Upkeep deletes their pictures. */
export async function replayDeletions(db: Db, dataDir: string): Promise<number> {
  const accounts = [...readJournal(dataDir)];
  if (accounts.length === 0) return 0;
  const ids = await findIdsOfAccounts(db, accounts);
  for (const id of ids) await transaction(db, (tx) => deleteAccount(tx, id));
  return ids.length;
}
