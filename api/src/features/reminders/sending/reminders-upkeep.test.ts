import { addDays } from '@tuckaway/domain/days/calendar-date';
import { afterEach, expect, test, vi } from 'vitest';
import { sql } from '../../../db/sql.ts';
import { buildTestApp } from '../../../test/build-app.ts';
import { buildDay, buildRecipient, buildReminderSettings } from '../../../test/factories.ts';
import { sendDueReminders } from './reminder-runs.ts';
import { forgetOldReminders } from './reminders-upkeep.ts';

// Walks through two years, day by day.
vi.setConfig({ testTimeout: 60_000 });

const { db, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const mum = await buildRecipient(db, ada.id, { name: 'Mum' });
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const LONG_AGO = new Date('2026-01-01');
afterEach(() => vi.useRealTimers());

const kept = async () =>
  (await db.rows('remindersSent')).map(({ dayOn, lead }) => `${lead} before ${dayOn}`).toSorted();

test('a sent reminder is forgotten a month after its day and never sent again', async () => {
  await buildReminderSettings(db, ada.id, { timeZone: 'Pacific/Niue', mailSince: LONG_AGO });
  await buildDay(db, ada.id, {
    recipientId: mum.id,
    month: 1,
    day: 5,
    remind: [90, 30, 1],
    changedAt: LONG_AGO,
  });
  const mails: string[] = [];
  let today = '';
  const outbox = { send: async () => void mails.push(today), close: () => {} };
  const live = async (from: string, to: string) => {
    for (today = from; today <= to; today = addDays(today, 1)) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T23:00:00Z`) });
      // Each of their changes makes a run check the account again.
      await db.update('reminderSettings', { nextLookAt: new Date(0) });
      await sendDueReminders({
        db,
        outbox,
        publicUrl: 'https://tuckaway.example',
        log: quiet,
        clock: async () => new Date(),
      });
      await forgetOldReminders(db);
    }
  };

  await live('2026-09-25', '2027-02-04');
  expect(mails).toEqual(['2026-10-07', '2026-12-06', '2027-01-04']);
  expect(await kept()).toEqual(['1 before 2027-01-05', '30 before 2027-01-05', '90 before 2027-01-05']);

  await live('2027-02-05', '2027-03-10');
  expect(await kept()).toEqual([]);
  expect(mails).toHaveLength(3);
});

test('the clean-up copes with any number of rows, also of reminders that were never noted as sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-15T10:00:00Z') });
  const mine = { recipientId: mum.id, kind: 'own', name: 'Name day', month: 5, day: 1 } as const;
  const { id } = await buildDay(db, ada.id, mine);
  await db.execute(sql`
    insert into reminders_sent (day_id, day_on, lead, user_id, sent_at)
    select ${id}::bigint, date '2027-05-15', lead, ${ada.id}::bigint, null from generate_series(1, 2500) lead
    union all select ${id}::bigint, date '2027-05-16', 7, ${ada.id}::bigint, now()`);
  await forgetOldReminders(db);
  expect(await kept()).toEqual(['7 before 2027-05-16']);
});
