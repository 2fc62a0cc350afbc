import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { addDays, partsOf } from '@tuckaway/domain/days/calendar-date';
import { todayIn } from '@tuckaway/domain/days/time-zone';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../../db/db.ts';
import { buildDay, buildRecipient, buildReminderSettings } from '../../../test/factories.ts';
import { startMailServer, type MailServer } from '../../../test/servers/mail-server.ts';
import { databaseNow } from './reminder-queue.store.ts';
import { addressees, buildRemindersTest, later, setClock } from './reminder-runs.fixture.ts';

const { db, asUser, lines, keep, outboxTo, send, duePeople, failing } = await buildRemindersTest();

describe('several servers', () => {
  test('send at once, and each mail goes out once', async () => {
    const emails = await duePeople(25);
    const server = keep(await startMailServer());
    const outboxes = [outboxTo(server.url), outboxTo(server.url), outboxTo(server.url)];
    const runs = await Promise.all(outboxes.map((outbox) => send(outbox)));
    expect(addressees(server)).toEqual(emails.toSorted());
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(25);
    expect(await db.count('remindersSent')).toBe(25);
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
      expect(await send(outboxTo(server.url))).toMatchObject({ checked: 0 });
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
  test('gets every mail once after an outage', async () => {
    const emails = await duePeople(12);
    const first = await startMailServer();
    const { port } = first;
    await first.close();
    const outbox = outboxTo(first.url);
    expect(await send(outbox)).toMatchObject({ checked: 10, sent: 0, isUnreachable: true });
    expect(await failing()).toBe(10);
    later(2);
    const server = keep(await startMailServer({ port }));
    expect(await send(outbox)).toMatchObject({ checked: 12, sent: 12, isUnreachable: false });
    expect(addressees(server)).toEqual(emails.toSorted());
    expect(await failing()).toBe(0);
  });

  test('gets the mails for other addresses after it refused one, and that one at growing intervals', async () => {
    const emails = await duePeople(3);
    const refused = new Set([emails[1]!]);
    const server = keep(await startMailServer({ refused }));
    const outbox = outboxTo(server.url);
    expect(await send(outbox)).toMatchObject({ checked: 3, sent: 2, failed: 1, isUnreachable: false });
    expect(addressees(server)).toEqual([emails[0], emails[2]]);
    expect(await failing()).toBe(1);
    later(4);
    expect(await send(outbox)).toMatchObject({ checked: 0 });
    later(2);
    expect(await send(outbox)).toMatchObject({ checked: 1, failed: 1 });
    later(6);
    expect(await send(outbox)).toMatchObject({ checked: 0 });
    refused.clear();
    later(5);
    expect(await send(outbox)).toMatchObject({ checked: 1, sent: 1, failed: 0 });
    expect(addressees(server)).toEqual(emails);
    expect(await failing()).toBe(0);
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'A reminder was not sent');
    expect(told).toMatchObject([
      { kind: 'refused', responseCode: 550, failures: 1 },
      { kind: 'refused', responseCode: 550, failures: 2 },
    ]);
    for (const word of ['@example', 'Mum', 'Ada', 'Nobody lives']) expect(lines.join('')).not.toContain(word);
  });

  test('gets a mail once more, and not again, after it hung up without an answer', async () => {
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

  test('gets a mail in the end although it pauses for long or hangs up before', async () => {
    const emails = await duePeople(1);
    const mute = keep(await startMailServer());
    const outbox = outboxTo(mute.url.replace(String(mute.port), String(await silentPort())), {
      greetingTimeout: 50,
    });
    for (let round = 0; round < 3; round++) {
      expect(await send(outbox)).toMatchObject({ checked: 1, sent: 0, isUnreachable: true });
      later(2);
    }
    expect(await send(outboxTo(mute.url))).toMatchObject({ sent: 1 });
    expect(addressees(mute)).toEqual(emails);
  });
});

test('a reminder that waits for the mail server goes out under the new name of a renamed person', async () => {
  // The rename is written with the time of the database, so the outage began the day before that.
  const today = todayIn('UTC', await databaseNow(db));
  const ada = await asUser('Ada');
  const { id: recipientId } = await buildRecipient(db, ada.id, { name: 'Mum' });
  const { month, day } = partsOf(addDays(today, 1));
  const longAgo = new Date('2026-01-01');
  await buildDay(db, ada.id, { recipientId, month, day, remind: [2], changedAt: longAgo });
  await buildReminderSettings(db, ada.id, { mailSince: longAgo });

  setClock(`${addDays(today, -1)}T12:00:00Z`);
  const down = await startMailServer();
  await down.close();
  expect(await send(outboxTo(down.url))).toMatchObject({ checked: 1, sent: 0, isUnreachable: true });

  expect((await ada.put(`/api/v1/recipients/${recipientId}`, { name: 'Mother' })).status).toBe(200);
  setClock(`${today}T12:00:00Z`);
  const server = keep(await startMailServer());
  expect(await send(outboxTo(server.url))).toMatchObject({ checked: 1, sent: 1 });
  expect(server.mails[0]!.source).toContain("Mother's birthday is tomorrow");
});

test('an account that turned mail off is not counted as failing', async () => {
  const ada = await asUser('Ada');
  const recipient = await buildRecipient(db, ada.id);
  await buildDay(db, ada.id, { recipientId: recipient.id, month: 1, day: 5, remind: [1] });
  const server = keep(await startMailServer({ refused: new Set([ada.email]) }));
  expect(await send(outboxTo(server.url))).toMatchObject({ checked: 1, failed: 1 });
  expect(await failing()).toBe(1);
  expect((await ada.put('/api/v1/me/reminders', { byMail: false })).status).toBe(200);
  expect(await failing()).toBe(0);
});

/** Something that listens and never says a word. */
async function silentPort(): Promise<number> {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
