import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../db/sql.ts';
import { openSmtp } from '../../../platform/mail.ts';
import { buildTestApp } from '../../../test/build-app.ts';
import { buildDay, buildRecipient, buildUser } from '../../../test/factories.ts';
import { buildLocalServer } from '../../../test/servers/local-server.ts';
import { startMailServer, type MailServer } from '../../../test/servers/mail-server.ts';
import { testDatabaseUrl } from '../../../test/database/test-database.ts';
import { sendDueReminders } from './reminder-runs.ts';
import { wallClockIn } from '@tuckaway/domain/days/wall-clock';

const PEOPLE = 12;
const TAKEN = 3;
const MANY_MS = 180_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const from = 'Tuckaway <hello@tuckaway.example>';
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** Where mails may go out now: the process that is killed has the real clock. */
const timeZone = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Auckland'].find((zone) => {
  const { hour } = wallClockIn(zone, new Date());
  return hour >= 9 && hour < 22;
})!;

describe('a server that is killed while it sends', async () => {
  const { db } = await buildTestApp();
  const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-mail-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const { promise: isBusy, resolve: beBusy } = Promise.withResolvers<void>();
  const mailServer: MailServer = await startMailServer({
    // It takes some mails, and then says nothing any more.
    beforeAnswer: async () => {
      if (mailServer.mails.length <= TAKEN) return;
      beBusy();
      await new Promise(() => {});
    },
  });
  const otherMailServer = await startMailServer();
  const outbox = openSmtp({ smtpUrl: otherMailServer.url, from });
  afterAll(async () => {
    outbox.close();
    await mailServer.close();
    await otherMailServer.close();
  });
  const server = await buildLocalServer({
    DATA_DIR: dataDir,
    DATABASE_URL: await testDatabaseUrl(),
    SMTP_URL: mailServer.url,
    MAIL_FROM: from,
  });

  const countNoted = async () => {
    const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from reminders_sent where sent_at is not null`);
    return rows[0]!.count;
  };

  async function duePeople(): Promise<string[]> {
    const [, month, day] = wallClockIn(timeZone, new Date(Date.now() + DAY_MS))
      .date.split('-')
      .map(Number);
    const emails: string[] = [];
    for (let index = 0; index < PEOPLE; index++) {
      const { id, email } = await buildUser(db, { name: `Ada ${index}`, email: `ada${index}@example.com` });
      const { id: recipientId } = await buildRecipient(db, id);
      await buildDay(db, id, { recipientId, month: month!, day: day!, remind: [1] });
      emails.push(email);
    }
    await db.update('reminderSettings', { timeZone });
    return emails;
  }

  const sendAfterMinutes = async (minutes: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
    return await sendDueReminders({
      db,
      outbox,
      publicUrl: 'https://tuckaway.example',
      log: quiet,
      clock: async () => new Date(),
    });
  };

  test(
    'leaves the rest to the others, and doubles only what was on its way',
    async () => {
      const emails = await duePeople();
      const { child } = await server.start();
      await isBusy;
      await vi.waitFor(async () => expect(await countNoted()).toBe(TAKEN), { timeout: 60_000 });
      child.kill('SIGKILL');
      await once(child, 'exit');
      const first = mailServer.mails.map(({ to }) => to);

      try {
        await sendAfterMinutes(0);
        await sendAfterMinutes(11);
        expect(await sendAfterMinutes(11)).toMatchObject({ checked: 0 });
      } finally {
        vi.useRealTimers();
      }
      const then = otherMailServer.mails.map(({ to }) => to);
      expect([...new Set([...first, ...then])].toSorted()).toEqual(emails.toSorted());
      expect(new Set(first).size).toBe(first.length);
      expect(new Set(then).size).toBe(then.length);
      const doubles = then.filter((to) => first.includes(to));
      expect(doubles.length).toBeLessThanOrEqual(first.length - TAKEN);
    },
    MANY_MS,
  );
});
