import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { transaction } from '../../db/transaction.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { buildGift, buildList } from '../../test/factories.ts';
import { recordDeletions, recordKnownDeletions, replayDeletions } from './deletion-journal.ts';
import { deleteAccount } from './me.store.ts';

const { db, asUser } = await buildTestApp();
const newFolder = () => mkdtempSync(join(tmpdir(), 'tuckaway-journal-'));
const everybody = async () => (await db.rows('users')).map(({ name }) => name).sort();

/** Puts a person back as an older state of the database would, under their id and with their first day. */
async function bringBack({ id }: { id: number }, name: string, createdAt: Date): Promise<void> {
  await db.execute(sql`insert into users (id, name, email, created_at) overriding system value
    values (${id}, ${name}, 'x@example.com', ${createdAt.toISOString()}::timestamptz)`);
}

test('a restored database forgets again whom the journal names, and nobody else', async () => {
  const dataDir = newFolder();
  const [ada, ben] = [await asUser('Ada'), await asUser('Ben')];
  const [row] = await db.rows('users', { id: ada.id });
  await db.execute(sql`update users set created_at = date_trunc('second', created_at)`);
  const createdAt = new Date(Math.floor(row!.createdAt.getTime() / 1000) * 1000);
  const { accounts } = await transaction(db, (tx) => deleteAccount(tx, ada.id));
  recordDeletions(dataDir, accounts);

  await bringBack(ada, 'Ada', createdAt);
  expect(await replayDeletions(db, dataDir)).toBe(1);
  expect(await everybody()).toEqual(['Ben']);

  // After a restore ids are reused: a new account with the same id is not deleted.
  await bringBack(ada, 'Cleo', new Date(createdAt.getTime() + 1000));
  expect(await replayDeletions(db, dataDir)).toBe(0);
  expect(await everybody()).toEqual(['Ben', 'Cleo']);
  expect(ben.id).not.toBe(ada.id);
});

test('the journal holds no personal value, survives a torn line and is completed at the next start', async () => {
  const dataDir = newFolder();
  const dan = await asUser('Dan');
  appendFileSync(join(dataDir, 'deleted-accounts.log'), 'abc'); // a write that was cut off
  await transaction(db, (tx) => deleteAccount(tx, dan.id));
  await recordKnownDeletions(db, dataDir);
  await recordKnownDeletions(db, dataDir);
  const text = readFileSync(join(dataDir, 'deleted-accounts.log'), 'utf8');
  expect(text).not.toMatch(/Dan|@/);
  const { rows } = await db.execute<{ account: string }>(
    sql`select account from deleted_accounts where user_id = ${dan.id}`,
  );
  expect(text.split('\n').filter((line) => line === rows[0]!.account)).toHaveLength(1);
});

test('an account can be deleted while it creates, without a deadlock', async () => {
  const gift = await buildGift(db);
  for (let round = 0; round < 6; round++) {
    const eve = await asUser(`Eve ${round}`);
    const list = await buildList(db, { userId: eve.id });
    const creates = [
      () => eve.post('/api/v1/user-saved-gifts', { giftId: gift.id, giftListId: list.id }),
      () => eve.post('/api/v1/gifts', { title: 'Mine' }),
      () => eve.post('/api/v1/tags', { name: 'new' }),
    ].map((create) => create());
    await transaction(db, (tx) => deleteAccount(tx, eve.id));
    for (const { status } of await Promise.all(creates)) expect([201, 401, 403, 404]).toContain(status);
  }
});
