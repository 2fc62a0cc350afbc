import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { Db } from '../../../db/db.ts';
import type { Outbox, OutgoingMail } from '../../../platform/mail.ts';
import { buildTestApp } from '../../../test/build-app.ts';
import { buildDay, buildRecipient, buildUser } from '../../../test/factories.ts';
import { sendDueReminders } from './reminder-runs.ts';

const { db } = await buildTestApp();
const mails: string[] = [];
const deliver = async ({ to }: OutgoingMail) => void mails.push(to);
const log = { info: () => {}, warn: () => {}, error: () => {} };
const send = (on: Db, outbox: Outbox) =>
  sendDueReminders({
    db: on,
    outbox,
    publicUrl: 'https://tuckaway.example',
    log,
    clock: async () => new Date(),
  });
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
const START = '2027-01-04T10:00:00Z';
const AFTER_THE_LEASE = '2027-01-04T10:11:00Z';

afterEach(() => vi.useRealTimers());
afterAll(() => vi.useRealTimers());

test('a server that comes back after its lease leaves the account to the one that has it now', async () => {
  setClock(START);
  const { id, email } = await buildUser(db, { name: 'Ada' });
  const { id: recipientId } = await buildRecipient(db, id);
  await buildDay(db, id, { recipientId, month: 1, day: 5, remind: [1] });

  const { promise: isPaused, resolve: pause } = Promise.withResolvers<void>();
  const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>();
  const slow: Db = {
    ...db,
    transaction: async (work, kind) => {
      pause();
      await isBack;
      return await db.transaction(work, kind);
    },
  };
  const first = send(slow, { send: deliver, close: () => {} });
  await isPaused;
  setClock(AFTER_THE_LEASE);
  const second = await send(db, {
    send: async (mail) => {
      // Its mail is on its way, and nobody knows yet whether it arrives.
      comeBack();
      expect(await first).toMatchObject({ sent: 0 });
      expect((await db.rows('reminderSettings'))[0]!.leasedUntil).not.toBeNull();
      await deliver(mail);
    },
    close: () => {},
  });
  expect(second).toMatchObject({ sent: 1, failed: 0 });
  expect(mails).toEqual([email]);
  expect(await db.rows('remindersSent')).toMatchObject([{ attempts: 1, sentAt: new Date(AFTER_THE_LEASE) }]);
});
