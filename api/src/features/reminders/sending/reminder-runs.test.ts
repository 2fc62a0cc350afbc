import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '../../../db/db.ts';
import { recipients, reminderSettings, remindersSent, users } from '../../../test/schema/tables.ts';
import { sql, type Sql } from '../../../db/sql.ts';
import { createLog } from '../../../platform/log.ts';
import { MAIL_CONNECTIONS, openSmtp, type Outbox } from '../../../platform/mail.ts';
import { buildTestApp } from '../../../test/build-app.ts';
import { buildDay, buildRecipient, buildReminderSettings, buildUser } from '../../../test/factories.ts';
import { startMailServer, type MailServer } from '../../../test/servers/mail-server.ts';
import { claimDue } from './reminder-queue.store.ts';
import { sendDueReminders } from './reminder-runs.ts';

const { app, db, asVisitor } = await buildTestApp(
  { publicUrl: 'https://tuckaway.example' },
  { canMail: true },
);
const publicUrl = 'https://tuckaway.example';
const from = 'Tuckaway <hello@tuckaway.example>';
const START = '2027-01-04T10:00:00Z';
const lines: string[] = [];
const log = createLog({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) });

let opened: (MailServer | Outbox)[] = [];
const keep = <T extends MailServer | Outbox>(one: T): T => {
  opened.push(one);
  return one;
};
const outboxTo = (url: string, limits = {}) => keep(openSmtp({ smtpUrl: url, from }, limits));
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
const later = (minutes: number) => setClock(new Date(Date.now() + minutes * 60_000).toISOString());
const clock = async () => new Date();
const send = (outbox: Outbox, on: Db = db) => sendDueReminders({ db: on, outbox, publicUrl, log, clock });

beforeEach(async () => {
  lines.length = 0;
  await db.delete(recipients);
  await db.delete(reminderSettings);
  await db.delete(users);
  setClock(START);
});
afterEach(async () => {
  vi.useRealTimers();
  for (const one of opened) await one.close();
  opened = [];
});

/** Accounts with a reminder due now, for a birthday tomorrow. Returns their addresses. */
async function duePeople(count: number, name = 'Mum'): Promise<string[]> {
  const emails: string[] = [];
  for (let at = 0; at < count; at++) {
    const { id, email } = await buildUser(db, { name: `Ada ${at}`, email: `ada${at}@example.com` });
    const recipient = await buildRecipient(db, id, { name });
    await buildDay(db, id, { recipientId: recipient.id, month: 1, day: 5, remind: [1] });
    emails.push(email);
  }
  return emails;
}
const addressees = ({ mails }: MailServer) => mails.map(({ to }) => to).toSorted();
const failing = async () => (await asVisitor.get('/readyz')).body.reminders.failing;

describe('a mail', () => {
  test('arrives with both texts, its sender and a way to stop, and is noted', async () => {
    const [email] = await duePeople(1, 'Ann & <Bob>');
    const server = keep(await startMailServer());
    expect(await send(outboxTo(server.url))).toMatchObject({ looked: 1, sent: 1, failed: 0 });
    const [{ to, source }] = server.mails as [{ to: string; source: string }];
    expect(to).toBe(email);
    const { unsubscribeToken } = (await db.select().from(reminderSettings))[0]!;
    const text = source.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ');
    expect(text).toContain(`From: ${from}`);
    expect(text).toContain("Subject: Ann & <Bob>'s birthday is tomorrow");
    expect(text).toContain(`List-Unsubscribe: <${publicUrl}/unsubscribe/${unsubscribeToken}>`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toContain('Content-Type: text/html');
    expect(text).toContain('Ann &amp; &lt;Bob&gt;&#39;s birthday</h2>');
    expect(await db.select().from(remindersSent)).toMatchObject([
      { dayOn: '2027-01-05', lead: 1, attempts: 1, sentAt: new Date(START) },
    ]);
    later(5);
    expect(await send(outboxTo(server.url))).toMatchObject({ looked: 0, sent: 0 });
  });

  test('is written for nobody who is not due, and finding out reads no settings of theirs', async () => {
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

describe('several servers', () => {
  test('send at once, and each mail goes out once', async () => {
    const emails = await duePeople(25);
    const server = keep(await startMailServer());
    const outboxes = [outboxTo(server.url), outboxTo(server.url), outboxTo(server.url)];
    const runs = await Promise.all(outboxes.map((outbox) => send(outbox)));
    expect(addressees(server)).toEqual(emails.toSorted());
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(25);
    expect(await db.$count(remindersSent)).toBe(25);
  });

  test('one that dies between sending and noting costs one double, however often that happens', async () => {
    const [email] = await duePeople(1);
    const server = keep(await startMailServer());
    const dying: Db = {
      ...db,
      execute: async (statement) => {
        const isAfterSending = /update reminders_sent|set leased_until = null/.test(statement.text);
        if (isAfterSending) throw new Error('The server was killed');
        return await db.execute(statement);
      },
    };
    const tries = [];
    for (let round = 0; round < 4; round++) {
      await expect(send(outboxTo(server.url), dying)).rejects.toThrow('killed');
      expect(await send(outboxTo(server.url))).toMatchObject({ looked: 0 });
      tries.push(server.mails.length);
      later(11);
    }
    expect(tries).toEqual([1, 2, 2, 2]);
    expect(addressees(server)).toEqual([email, email]);
    const ids = server.mails.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]);
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('a mail server', () => {
  test('that is down is asked again, and nobody is forgotten or mailed twice', async () => {
    const emails = await duePeople(12);
    const first = await startMailServer();
    const { port } = first;
    await first.close();
    const outbox = outboxTo(first.url);
    expect(await send(outbox)).toMatchObject({ looked: 10, sent: 0, isUnreachable: true });
    expect(await failing()).toBe(10);
    later(2);
    const server = keep(await startMailServer({ port }));
    expect(await send(outbox)).toMatchObject({ looked: 12, sent: 12, isUnreachable: false });
    expect(addressees(server)).toEqual(emails.toSorted());
    expect(await failing()).toBe(0);
  });

  test('that refuses one address gets the others, and that one again later, each time later', async () => {
    const emails = await duePeople(3);
    const refused = new Set([emails[1]!]);
    const server = keep(await startMailServer({ refused }));
    const outbox = outboxTo(server.url);
    expect(await send(outbox)).toMatchObject({ looked: 3, sent: 2, failed: 1, isUnreachable: false });
    expect(addressees(server)).toEqual([emails[0], emails[2]]);
    expect(await failing()).toBe(1);
    later(4);
    expect(await send(outbox)).toMatchObject({ looked: 0 });
    later(2);
    expect(await send(outbox)).toMatchObject({ looked: 1, failed: 1 });
    later(6);
    expect(await send(outbox)).toMatchObject({ looked: 0 });
    refused.clear();
    later(5);
    expect(await send(outbox)).toMatchObject({ looked: 1, sent: 1, failed: 0 });
    expect(addressees(server)).toEqual(emails);
    expect(await failing()).toBe(0);
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'A reminder was not sent');
    expect(told).toMatchObject([
      { kind: 'refused', responseCode: 550, failures: 1 },
      { kind: 'refused', responseCode: 550, failures: 2 },
    ]);
    for (const word of ['@example', 'Mum', 'Ada', 'Nobody lives']) expect(lines.join('')).not.toContain(word);
  });

  test('that takes a mail and hangs up without saying so gets it once more and not again', async () => {
    const [email] = await duePeople(1);
    const server: MailServer = keep(
      await startMailServer({
        beforeAnswer: async () => {
          server.hangUp();
          await new Promise(() => {});
        },
      }),
    );
    const outbox = outboxTo(server.url);
    const tries = [];
    for (let round = 0; round < 4; round++) {
      await send(outbox);
      tries.push(server.mails.length);
      later(60 * 3);
    }
    expect(tries).toEqual([1, 2, 2, 2]);
    expect(addressees(server)).toEqual([email, email]);
    expect(lines.join('')).toContain('"kind":"unknown"');
  });

  test('that asks for a mail after a long silence, or hangs up before it, is tried until it takes it', async () => {
    const emails = await duePeople(1);
    const mute = keep(await startMailServer());
    const outbox = outboxTo(mute.url.replace(String(mute.port), String(await silentPort())), {
      greetingTimeout: 50,
    });
    for (let round = 0; round < 3; round++) {
      expect(await send(outbox)).toMatchObject({ looked: 1, sent: 0, isUnreachable: true });
      later(2);
    }
    expect(await send(outboxTo(mute.url))).toMatchObject({ sent: 1 });
    expect(addressees(mute)).toEqual(emails);
  });
});

test('somebody who unsubscribes while mails go out gets none', async () => {
  await duePeople(1);
  const server = keep(await startMailServer());
  const racing: Db = {
    ...db,
    transaction: async (work, kind) => {
      await db.update(reminderSettings).set({ byMail: false });
      return await db.transaction(work, kind);
    },
  };
  expect(await send(outboxTo(server.url), racing)).toMatchObject({ looked: 1, sent: 0, failed: 0 });
  expect(server.mails).toEqual([]);
});

test('somebody who unsubscribes while mails wait for a slow mail server gets none', async () => {
  const emails = await duePeople(8);
  const { promise: isAnswering, resolve: answer } = Promise.withResolvers<void>();
  const server = keep(await startMailServer({ beforeAnswer: () => isAnswering }));
  const sending = send(outboxTo(server.url));
  await vi.waitFor(() => expect(server.mails).toHaveLength(MAIL_CONNECTIONS), { timeout: 15_000 });
  await db.update(reminderSettings).set({ byMail: false });
  answer();
  expect(await sending).toMatchObject({ looked: emails.length, sent: MAIL_CONNECTIONS });
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

test('what changes while a mail goes out is looked at next', async () => {
  await duePeople(1);
  const { id } = (await db.select().from(users))[0]!;
  const { id: recipientId } = (await db.select().from(recipients))[0]!;
  const other = { recipientId, kind: 'own' as const, name: 'Party', month: 1, day: 4, remind: [0] };
  const server: MailServer = keep(
    await startMailServer({
      beforeAnswer: async () => {
        if (server.mails.length === 1) await buildDay(db, id, other);
      },
    }),
  );
  expect(await send(outboxTo(server.url))).toMatchObject({ looked: 2, sent: 2 });
  expect(server.mails).toHaveLength(2);
  const settings = await db.select().from(reminderSettings).where(eq(reminderSettings.userId, id));
  expect(settings).toMatchObject([{ leasedUntil: null, failures: 0 }]);
});

test('readiness tells of mail only where there is any', async () => {
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', reminders: { failing: 0 } });
});

/** Something that listens and never says a word. */
async function silentPort(): Promise<number> {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
