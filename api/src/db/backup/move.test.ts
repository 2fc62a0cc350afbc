import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { dataFolder } from '../data-folder.ts';
import { buildInvitation } from '../../test/builders/invitations.ts';
import { buildList, buildShare, buildUser } from '../../test/factories.ts';
import { openTestDatabase, testDatabaseUrl } from '../../test/database/test-database.ts';
import { sql } from '../sql.ts';
import { backupsIn } from './backup-files.ts';
import { backUp } from './backups.ts';
import { moveDatabase } from './move.ts';
import { restoreExternal } from './restore-external.ts';

// Each move and backup loads a dump into a PostgreSQL of its own.
vi.setConfig({ testTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'tuckaway-move-'));
const folder = dataFolder(root);
const { db, close } = await openTestDatabase();
const source = await testDatabaseUrl();
const TARGET = `tuckaway_target_${process.pid}`;
const target = new URL(source);
target.pathname = `/${TARGET}`;
const admin = new pg.Client({ connectionString: source });
await admin.connect();
await admin.query(`create database ${TARGET}`);
afterAll(async () => {
  await admin.query(`drop database ${TARGET} with (force)`);
  await admin.end();
  await close();
  rmSync(root, { recursive: true, force: true });
});

async function inTarget<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: target.href });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
const names = async () =>
  (await inTarget<{ name: string }>('select name from users order by id')).map(({ name }) => name);
const move = (replace = false) => moveDatabase(source, target.href, folder, { replace });

test('a move copies everything, can be repeated, and replaces what others wrote only when asked', async () => {
  await buildUser(db, { name: 'Ada\tTab \\ and\nline' });
  const { tables } = await move();
  expect(tables['public.users']!.rows).toBe(1);
  expect(await names()).toEqual(['Ada\tTab \\ and\nline']);

  await buildUser(db, { name: 'Ben' });
  await move();
  expect(await names()).toEqual(['Ada\tTab \\ and\nline', 'Ben']);
  // Sequences go on where they stood.
  await inTarget(`insert into users (name, email) values ('Cleo', 'cleo@example.com')`);
  expect(await names()).toHaveLength(3);

  await expect(move()).rejects.toThrow('holds something already');
  expect(await names()).toHaveLength(3);
  await move(true);
  expect(await names()).toHaveLength(2);
});

test('an external database is restored in one transaction, after a backup of what it held', async () => {
  const { file } = await backUp(source, folder);
  await inTarget(`insert into users (name, email) values ('Dan', 'dan@example.com')`);
  const restored = await restoreExternal(target.href, folder, [file!]);
  expect(await names()).toHaveLength(2);
  expect(restored.former).toBe(backupsIn(folder.backups)[0]);
  await restoreExternal(target.href, folder, [restored.former!]);
  expect(await names()).toContain('Dan');
});

test('a restore ends sessions, calendar addresses and invitations, and keeps links to lists', async () => {
  const { id, identityId } = await buildUser(db, { name: 'Eve' });
  await db.execute(
    sql`insert into reminder_settings (user_id, calendar_token) values (${id}, ${'c'.repeat(43)})`,
  );
  await db.execute(sql`insert into sessions (user_id, identity_id, expires_at)
    values (${id}, ${identityId}, now() + interval '1 day')`);
  await buildInvitation(db, id);
  const tokenHash = Buffer.alloc(32);
  await buildShare(db, id, { giftListId: (await buildList(db, { userId: id })).id, tokenHash });
  const { file } = await backUp(source, folder);
  await restoreExternal(target.href, folder, [file!]);
  expect(await inTarget('select 1 from sessions where revoked_at is null')).toEqual([]);
  expect(await inTarget('select 1 from reminder_settings where calendar_token is not null')).toEqual([]);
  expect(await inTarget('select 1 from invitations where revoked_at is null')).toEqual([]);
  expect(await inTarget('select token_hash from list_shares')).toEqual([{ token_hash: tokenHash }]);
});

test('a target that nobody serves, or that refuses the login, is said in one sentence', async () => {
  const move = (to: string) => moveDatabase(source, to, folder, { replace: false });
  await expect(move('postgres://127.0.0.1:1/none')).rejects.toThrow(
    /^The database none at 127\.0\.0\.1 cannot be reached \(connect ECONNREFUSED.*\)\.$/,
  );
  const stranger = new URL(source);
  stranger.password = 'wrong';
  await expect(move(stranger.href)).rejects.toThrow(/cannot be reached \(password authentication failed/);
});
