import { describe, expect, test, vi } from 'vitest';
import type { Db } from '../../../db/db.ts';
import { sql, type Sql } from '../../../db/sql.ts';
import { MAIL_CONNECTIONS } from '../../../platform/mail.ts';
import { buildDay, buildReminderSettings, buildUser } from '../../../test/factories.ts';
import { startMailServer, type MailServer } from '../../../test/servers/mail-server.ts';
import { claimDue } from './reminder-queue.store.ts';
import { addressees, buildRemindersTest, from, later, publicUrl, START } from './reminder-runs.fixture.ts';

const { app, db, keep, outboxTo, send, duePeople } = await buildRemindersTest();

describe('a mail', () => {
  test('arrives with both texts, its sender and a way to stop, and is noted', async () => {
    const [email] = await duePeople(1, 'Ann & <Bob>');
    const server = keep(await startMailServer());
    expect(await send(outboxTo(server.url))).toMatchObject({ checked: 1, sent: 1, failed: 0 });
    const [{ to, source }] = server.mails as [{ to: string; source: string }];
    expect(to).toBe(email);
    const { unsubscribeToken } = (await db.rows('reminderSettings'))[0]!;
    const text = source.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ');
    expect(text).toContain(`From: ${from}`);
    expect(text).toContain("Subject: Ann & <Bob>'s birthday is tomorrow");
    expect(text).toContain(`List-Unsubscribe: <${publicUrl}/unsubscribe/${unsubscribeToken}>`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toContain('Content-Type: text/html');
    expect(text).toContain('Ann &amp; &lt;Bob&gt;&#39;s birthday</h2>');
    expect(await db.rows('remindersSent')).toMatchObject([
      { dayOn: '2027-01-05', lead: 1, attempts: 1, sentAt: new Date(START) },
    ]);
    later(5);
    expect(await send(outboxTo(server.url))).toMatchObject({ checked: 0, sent: 0 });
  });

  test('leaves only for accounts that are due; the check reads no settings of the others', async () => {
    const { id } = await buildUser(db, { name: 'Cleo' });
    await db.execute(sql`
      insert into users (name, email) select 'Other', 'other' || n || '@example.com' from generate_series(1, 3000) n`);
    await db.execute(sql`
      insert into reminder_settings (user_id, next_look_at)
      select id, timestamptz '2027-06-01' from users where id <> ${id}`);
    await buildReminderSettings(db, id, { nextLookAt: new Date(0) });
    await db.execute(sql`analyze reminder_settings`);
    let asked: Sql | undefined;
    const spied: Db = { ...db, execute: (statement) => db.execute((asked = statement)) };
    const claimed = await claimDue(spied, new Date(), new Date(Date.now() + 1000), 10);
    expect(claimed.map(({ userId }) => userId)).toEqual([id]);
    const { rows } = await db.executeFresh<{ 'QUERY PLAN': string }>(sql`explain ${asked!}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Scan using reminder_settings_next');
    expect(plan).not.toContain('Seq Scan on reminder_settings');
  });
});

test('somebody who unsubscribes while mails go out gets none', async () => {
  await duePeople(1);
  const server = keep(await startMailServer());
  const racing: Db = {
    ...db,
    transaction: async (work, kind) => {
      await db.update('reminderSettings', { byMail: false });
      return await db.transaction(work, kind);
    },
  };
  expect(await send(outboxTo(server.url), racing)).toMatchObject({ checked: 1, sent: 0, failed: 0 });
  expect(server.mails).toEqual([]);
});

test('somebody who unsubscribes while mails wait for a slow mail server gets none', async () => {
  const emails = await duePeople(8);
  const { promise: isAnswering, resolve: answer } = Promise.withResolvers<void>();
  const server = keep(await startMailServer({ beforeAnswer: () => isAnswering }));
  const sending = send(outboxTo(server.url));
  await vi.waitFor(() => expect(server.mails).toHaveLength(MAIL_CONNECTIONS), { timeout: 15_000 });
  await db.update('reminderSettings', { byMail: false });
  answer();
  expect(await sending).toMatchObject({ checked: emails.length, sent: MAIL_CONNECTIONS });
  expect(server.mails).toHaveLength(MAIL_CONNECTIONS);
});

test('an address is one address, never a list', async () => {
  const server = keep(await startMailServer());
  const mail = {
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    headers: {},
    messageId: '<1@example.com>',
  };
  await outboxTo(server.url)
    .send({ ...mail, to: 'ada@example.com, eve@example.com' })
    .catch(() => {});
  expect(addressees(server)).not.toContain('eve@example.com');
  expect(server.mails.map(({ source }) => source).join('')).not.toMatch(/^To: .*ada@example.com, eve/m);
});

test('a change during the sending of a mail is checked next', async () => {
  await duePeople(1);
  const { id } = (await db.rows('users'))[0]!;
  const { id: recipientId } = (await db.rows('recipients'))[0]!;
  const other = { recipientId, kind: 'own' as const, name: 'Party', month: 1, day: 4, remind: [0] };
  const server: MailServer = keep(
    await startMailServer({
      beforeAnswer: async () => {
        if (server.mails.length === 1) await buildDay(db, id, other);
      },
    }),
  );
  expect(await send(outboxTo(server.url))).toMatchObject({ checked: 2, sent: 2 });
  expect(server.mails).toHaveLength(2);
  const settings = await db.rows('reminderSettings', { userId: id });
  expect(settings).toMatchObject([{ leasedUntil: null, failures: 0 }]);
});

test('readiness tells of mail only where there is any', async () => {
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', reminders: { failing: 0 } });
});
