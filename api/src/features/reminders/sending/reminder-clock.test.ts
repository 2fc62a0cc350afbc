import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutgoingMail } from '../../../platform/mail.ts';
import { buildTestApp } from '../../../test/build-app.ts';
import {
  buildDay,
  buildGift,
  buildRecipient,
  buildRecipientGift,
  buildReminderSettings,
} from '../../../test/factories.ts';
import { sendDueReminders } from './reminder-runs.ts';

const { db, asUser } = await buildTestApp();
const ada = await asUser('Ada');
let mum: { id: number };
let mails: OutgoingMail[] = [];
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const outbox = { send: async (mail: OutgoingMail) => void mails.push(mail), close: () => {} };
const publicUrl = 'https://tuckaway.example';

beforeEach(async () => {
  mails = [];
  await db.delete('recipients');
  await db.delete('reminderSettings');
  mum = await buildRecipient(db, ada.id, { name: 'Mum' });
});
afterEach(() => vi.useRealTimers());

/** Fakes the date only; timers stay real. Returns the subjects of the mails that were sent. */
async function at(now: string): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  mails = [];
  await sendDueReminders({ db, outbox, publicUrl, log: quiet, clock: async () => new Date() });
  return mails.map(({ subject }) => subject);
}
const nextCheck = async () => (await db.rows('reminderSettings'))[0]!.nextLookAt?.toISOString();
const live = (timeZone: string) => buildReminderSettings(db, ada.id, { timeZone });

describe('reminders go out at nine in the morning where the account is', () => {
  test.each([
    ['UTC', '2027-01-04T08:59:00Z', '2027-01-04T09:00:00Z'],
    ['America/New_York', '2027-01-04T13:59:00Z', '2027-01-04T14:00:00Z'],
    ['Pacific/Kiritimati', '2027-01-03T18:59:00Z', '2027-01-03T19:00:00Z'],
    ['Pacific/Niue', '2027-01-04T19:59:00Z', '2027-01-04T20:00:00Z'],
  ])('in %s', async (zone, early, due) => {
    await live(zone);
    await buildDay(db, ada.id, { recipientId: mum.id, month: 1, day: 5, remind: [1] });
    expect(await at(early)).toEqual([]);
    expect(await nextCheck()).toBe(new Date(due).toISOString());
    expect(await at(due)).toEqual(["Mum's birthday is tomorrow"]);
    expect(await at(due)).toEqual([]);
  });

  test('across the turn of the clocks and of the year, once each', async () => {
    await live('America/New_York');
    await buildDay(db, ada.id, { recipientId: mum.id, month: 3, day: 15, remind: [30, 1] });
    expect(await at('2026-12-31T23:00:00Z')).toEqual([]);
    expect(await nextCheck()).toBe('2027-01-01T14:00:00.000Z');
    expect(await at('2027-02-13T14:00:00Z')).toEqual(["Mum's birthday is in 30 days"]);
    expect(await at('2027-03-13T14:00:00Z')).toEqual([]);
    expect(await nextCheck()).toBe('2027-03-14T13:00:00.000Z');
    expect(await at('2027-03-14T12:59:00Z')).toEqual([]);
    expect(await at('2027-03-14T13:00:00Z')).toEqual(["Mum's birthday is tomorrow"]);
    expect(await nextCheck()).toBe('2027-03-15T13:00:00.000Z');
  });

  test('on New Year’s Eve for New Year’s Day', async () => {
    await live('Asia/Tokyo');
    await buildDay(db, ada.id, { recipientId: mum.id, month: 1, day: 1, year: 1960, remind: [1, 0] });
    expect(await at('2026-12-31T00:00:00Z')).toEqual(["Mum's birthday is tomorrow"]);
    expect(mails[0]!.text).toContain('Friday, January 1, 2027, tomorrow. Mum turns 67.');
    expect(await at('2026-12-31T23:59:00Z')).toEqual([]);
    expect(await at('2027-01-01T00:00:00Z')).toEqual(["Mum's birthday is today"]);
  });
});

describe('February 29', () => {
  test.each([
    ['2027-02-27T09:00:00Z', 'Sunday, February 28, tomorrow.', true],
    ['2028-02-28T09:00:00Z', 'Tuesday, February 29, tomorrow.', false],
  ])('at %s', async (now, when, isMoved) => {
    await buildDay(db, ada.id, { recipientId: mum.id, month: 2, day: 29, remind: [1] });
    expect(await at(now)).toEqual(["Mum's birthday is tomorrow"]);
    expect(mails[0]!.text).toContain(when);
    expect(mails[0]!.text.includes('kept on February 28')).toBe(isMoved);
  });
});

test('an account that moves over the date line gets no reminder twice', async () => {
  await live('Pacific/Kiritimati');
  await buildDay(db, ada.id, { recipientId: mum.id, month: 1, day: 5, remind: [1] });
  expect(await at('2027-01-03T19:00:00Z')).toEqual(["Mum's birthday is tomorrow"]);
  await ada.put('/api/v1/me/reminders', { timeZone: 'Pacific/Niue' });
  for (const hour of ['2027-01-03T20:00:00Z', '2027-01-04T20:00:00Z', '2027-01-05T20:00:00Z'])
    expect(await at(hour)).toEqual([]);
});

describe('reminders that were missed', () => {
  const TOMORROW = '2027-01-04T10:00:00Z';

  test('stay unsent for dates before the day was added', async () => {
    const changedAt = new Date('2027-01-02T00:00:00Z');
    await buildDay(db, ada.id, { recipientId: mum.id, month: 1, day: 5, remind: [7, 1], changedAt });
    expect(await at('2027-01-02T10:00:00Z')).toEqual([]);
    expect(await at(TOMORROW)).toEqual(["Mum's birthday is tomorrow"]);
  });

  test('stay unsent for dates while mail was off, or before the account wanted reminders', async () => {
    await buildDay(db, ada.id, { recipientId: mum.id, month: 1, day: 5 });
    await ada.put('/api/v1/me/reminders', { byMail: false });
    expect(await at(TOMORROW)).toEqual([]);
    await buildReminderSettings(db, ada.id, { byMail: true, mailSince: new Date('2027-01-05T01:00:00Z') });
    expect(await at('2027-01-05T10:00:00Z')).toEqual([]);
  });
});

describe('a gift that is bought', () => {
  const buyFor = async (dayId: number, dayOn: string) => {
    const { id: giftId } = await buildGift(db);
    await buildRecipientGift(db, ada.id, {
      recipientId: mum.id,
      giftId,
      dayId,
      dayOn,
      boughtAt: '2026-12-01',
    });
  };

  test('needs no reminder, except on request', async () => {
    const { id } = await buildDay(db, ada.id, { recipientId: mum.id, month: 1, day: 5 });
    await buyFor(id, '2027-01-05');
    expect(await at('2026-12-29T10:00:00Z')).toEqual([]);
    await ada.put('/api/v1/me/reminders', { evenWhenBought: true });
    expect(await at('2026-12-29T11:00:00Z')).toEqual(["Mum's birthday is in 7 days"]);
    expect(mails[0]!.text).toContain('The gift is bought.');
  });

  test('counts only for its own time', async () => {
    const { id } = await buildDay(db, ada.id, { recipientId: mum.id, month: 1, day: 5 });
    await buyFor(id, '2028-01-05');
    expect(await at('2026-12-29T10:00:00Z')).toEqual(["Mum's birthday is in 7 days"]);
  });
});

test('an account is looked at every day, also after a clock was ahead, and not at all without days', async () => {
  await buildDay(db, ada.id, { recipientId: mum.id, month: 1, day: 5, remind: [1] });
  expect(await at('2028-02-09T10:00:00Z')).toEqual([]);
  expect(await nextCheck()).toBe('2028-02-10T09:00:00.000Z');
  await db.delete('recipients');
  expect(await at('2028-02-10T09:00:00Z')).toEqual([]);
  expect(await nextCheck()).toBeUndefined();
});

test('the database’s clock decides, not the server’s', async () => {
  await buildDay(db, ada.id, { recipientId: mum.id, month: 1, day: 5, remind: [1] });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 86_400_000 });
  await sendDueReminders({ db, outbox, publicUrl, log: quiet });
  vi.useRealTimers();
  const aheadMs = new Date((await nextCheck())!).getTime() - Date.now();
  expect(aheadMs).toBeLessThan(2 * 86_400_000);
});

test('a change makes the next run check the account', async () => {
  const { id } = await buildDay(db, ada.id, {
    recipientId: mum.id,
    kind: 'own',
    name: 'Party',
    month: 1,
    day: 5,
    year: 2027,
  });
  expect(await at('2027-01-06T10:00:00Z')).toEqual([]);
  expect(await nextCheck()).toBe('2027-01-07T09:00:00.000Z');
  await ada.put(`/api/v1/recipient-days/${id}`, { kind: 'own', name: 'Party', month: 1, day: 7 });
  expect(await nextCheck()).toBe('1970-01-01T00:00:00.000Z');
  expect(await at('2027-01-06T11:00:00Z')).toEqual(['Party for Mum is tomorrow']);
});
