import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../../db/sql.ts';
import { buildTestApp } from '../../../test/build-app.ts';
import { recordKnownOptOuts, replayOptOuts } from './opt-out-journal.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-choices-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const { db, app, asUser } = await buildTestApp({ dataDir });
const TOKEN = 'u'.repeat(43);
const SETTINGS = '/api/v1/me/reminders';

const wantMail = async () =>
  (await db.rows('reminderSettings')).filter(({ byMail }) => byMail).map(({ userId }) => userId);
/** Resets opt-outs, as restoring an older backup does. */
const restoreOlder = () => db.execute(sql`update reminder_settings set by_mail = true`);

test('an account that opted out gets no mail after a restore, by either way; one that opted in again does', async () => {
  const [ada, ben, cleo] = [await asUser('Ada'), await asUser('Ben'), await asUser('Cleo')];
  await ada.put(SETTINGS, { byMail: false });
  await db.execute(
    sql`insert into reminder_settings (user_id, unsubscribe_token) values (${ben.id}, ${TOKEN})`,
  );
  expect((await app.inject({ method: 'POST', url: `/unsubscribe/${TOKEN}` })).statusCode).toBe(200);
  await cleo.put(SETTINGS, { byMail: false });
  await cleo.put(SETTINGS, { byMail: true });

  await restoreOlder();
  expect(await replayOptOuts(db, dataDir)).toBe(2);
  expect(await wantMail()).toEqual([cleo.id]);
  expect(await replayOptOuts(db, dataDir)).toBe(0);
  expect(readFileSync(join(dataDir, 'mail-choices.log'), 'utf8')).not.toMatch(/Ada|Ben|Cleo|@/);
});

test('a choice that a crash kept out of the journal is added at the next start', async () => {
  const dan = await asUser('Dan');
  await db.execute(sql`insert into reminder_settings (user_id, by_mail) values (${dan.id}, false)`);
  await recordKnownOptOuts(db, dataDir);
  await restoreOlder();
  await replayOptOuts(db, dataDir);
  expect(await wantMail()).not.toContain(dan.id);
});
