import { afterEach, beforeEach, vi } from 'vitest';
import type { Db } from '../../../db/db.ts';
import { createLog } from '../../../platform/log.ts';
import { openSmtp, type Outbox } from '../../../platform/mail.ts';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { buildDay, buildRecipient, buildUser } from '../../../test/factories.ts';
import type { MailServer } from '../../../test/servers/mail-server.ts';
import { sendDueReminders } from './reminder-runs.ts';

export const publicUrl = 'https://tuckaway.example';
export const from = 'Tuckaway <hello@tuckaway.example>';
export const START = '2027-01-04T10:00:00Z';

export const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
export const later = (minutes: number) => setClock(new Date(Date.now() + minutes * 60_000).toISOString());
export const addressees = ({ mails }: MailServer) => mails.map(({ to }) => to).toSorted();

/** An app with mail, where each test begins at the same moment without accounts. For the top of a test file. */
export async function buildRemindersTest() {
  // The readiness response counts failing reminders only where mail is sent; the runs below bring their own outbox.
  const unused: Outbox = { send: async () => {}, close: () => {} };
  const testApp = await buildTestApp({ publicUrl }, { outbox: unused });
  const { db, asVisitor } = testApp;
  const lines: string[] = [];
  const log = createLog({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) });

  let opened: (MailServer | Outbox)[] = [];
  const keep = <T extends MailServer | Outbox>(one: T): T => {
    opened.push(one);
    return one;
  };
  const outboxTo = (url: string, limits = {}) => keep(openSmtp({ smtpUrl: url, from }, limits));
  const clock = async () => new Date();
  const send = (outbox: Outbox, on: Db = db) => sendDueReminders({ db: on, outbox, publicUrl, log, clock });

  beforeEach(async () => {
    lines.length = 0;
    await db.delete('recipients');
    await db.delete('reminderSettings');
    await db.delete('users');
    setClock(START);
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const one of opened) await one.close();
    opened = [];
  });

  const duePeople = (count: number, name?: string) => addDuePeople(db, count, name);
  const failing = async () => (await asVisitor.get('/readyz')).body.reminders.failing;
  return { ...testApp, lines, keep, outboxTo, send, duePeople, failing };
}

/** Accounts with a reminder due now, for a birthday tomorrow. Returns their addresses. */
async function addDuePeople(db: TestApp['db'], count: number, name = 'Mum'): Promise<string[]> {
  const emails: string[] = [];
  for (let index = 0; index < count; index++) {
    const { id, email } = await buildUser(db, { name: `Ada ${index}`, email: `ada${index}@example.com` });
    const recipient = await buildRecipient(db, id, { name });
    await buildDay(db, id, { recipientId: recipient.id, month: 1, day: 5, remind: [1] });
    emails.push(email);
  }
  return emails;
}
