import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import {
  buildDay,
  buildGift,
  buildRecipient,
  buildRecipientGift,
  buildReminderSettings,
} from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const OWN = { kind: 'own', name: 'Name day', month: 6, day: 1 };
const NOTHING_ELSE = { name: null, month: null, day: null, year: null, holiday: null, remind: null };
let mum: { id: number };
let path: string;

beforeEach(async () => {
  mum = await buildRecipient(db, ada.id, { name: 'Mum' });
  path = `/api/v1/recipients/${mum.id}/days`;
});
afterEach(() => vi.useRealTimers());

/** Fakes the server's date only; timers stay real. */
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
const day = (id: number) => `/api/v1/recipient-days/${id}`;

describe('days of a person', () => {
  test('come in four kinds, unchanged and in that order', async () => {
    const sent = [
      { kind: 'birthday', month: 2, day: 29, year: 1952 },
      { kind: 'anniversary', name: 'Wedding', month: 9, day: 4, remind: [7, 30] },
      { kind: 'holiday', holiday: 'mothers-day', remind: [] },
      OWN,
    ];
    const answers = [];
    for (const body of sent) answers.push(await ada.post(path, body));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const kept = sent.map((one) => ({
      ...NOTHING_ELSE,
      ...one,
      id: expect.any(Number),
      recipientId: mum.id,
    }));
    kept[1]!.remind = [30, 7];
    expect(answers.map(({ body }) => body.data)).toEqual(kept);
    expect((await ada.get(path)).body.data).toEqual(kept);
  });

  test('refuse another account that reads, adds, changes or removes them', async () => {
    const { id } = await buildDay(db, ada.id, { recipientId: mum.id });
    for (const [client, refused] of [
      [ben, 404],
      [asVisitor, 401],
    ] as const) {
      expect((await client.get(path)).status).toBe(refused);
      expect((await client.post(path, OWN)).status).toBe(refused);
      expect((await client.put(day(id), OWN)).status).toBe(refused);
      expect((await client.delete(day(id))).status).toBe(refused);
    }
    expect((await ada.get(path)).body.data).toMatchObject([{ id, kind: 'birthday', month: 4, day: 15 }]);
  });

  test.each([
    [{ kind: 'birthday', month: 2, day: 30 }, '/day', 'February has only 29 days'],
    [{ kind: 'birthday', month: 2, day: 29, year: 2023 }, '/day', '2023 has no February 29'],
    [
      { kind: 'birthday', month: 5, day: 1, year: 1850 },
      '/year',
      'Please enter a year from 1900 to 2100, or leave it out',
    ],
    [{ kind: 'birthday', day: 3 }, '/month', 'Please choose a month'],
    [{ kind: 'own', month: 3, day: 3 }, '/name', 'Please name the day'],
    [{ kind: 'holiday', holiday: 'festivus' }, '/holiday', 'Please choose a holiday from the list'],
    [{ kind: 'party', month: 3, day: 3 }, '/kind', 'Choose what kind of day it is'],
    [{ ...OWN, remind: [91] }, '/remind/0', 'Must be at most 90 days ahead'],
    [{ ...OWN, recipientId: 1 }, '/recipientId', 'Unknown field'],
  ])('refuse %j', async (sent, at, message) => {
    const { status, body } = await ada.post(path, sent);
    expect([status, body.errors]).toEqual([400, expect.arrayContaining([{ path: at, message }])]);
    expect((await ada.get(path)).body.data).toEqual([]);
  });

  test('have one birthday and each holiday once', async () => {
    const birthday = { kind: 'birthday', month: 4, day: 15 };
    const first = (await ada.post(path, birthday)).body.data;
    const second = await ada.post(path, { ...birthday, day: 16 });
    expect([second.status, second.body.detail]).toEqual([
      409,
      'This person has a birthday already. You can change that one.',
    ]);
    const christmas = { kind: 'holiday', holiday: 'christmas' };
    expect((await ada.post(path, christmas)).status).toBe(201);
    const again = await ada.put(day(first.id), christmas);
    expect([again.status, again.body.detail]).toEqual([409, 'This person has that holiday already.']);
    expect((await ada.put(day(first.id), { ...birthday, day: 16 })).status).toBe(200);
    expect((await ada.get(path)).body.data.map((one: { kind: string }) => one.kind)).toEqual([
      'birthday',
      'holiday',
    ]);
  });

  test('end at twenty', async () => {
    for (let month = 1; month <= 10; month++) {
      await buildDay(db, ada.id, { recipientId: mum.id, kind: 'own', name: 'One', month, day: 1 });
      await buildDay(db, ada.id, { recipientId: mum.id, kind: 'own', name: 'Two', month, day: 2 });
    }
    const { status, body } = await ada.post(path, OWN);
    expect([status, body.code, body.detail]).toEqual([
      409,
      'limit_reached',
      'A recipient can have at most 20 days.',
    ]);
  });

  test('accept years up to today, by the date of the account', async () => {
    const born = { kind: 'birthday', month: 11, day: 18, year: 2026 };
    setClock('2026-11-17T12:00:00Z');
    const message = 'This birthday lies in the future. Leave the year out if you do not know it';
    const early = await ada.post(path, born);
    expect([early.status, early.body.errors]).toEqual([400, [{ path: '/year', message }]]);
    await buildReminderSettings(db, ada.id, { timeZone: 'Pacific/Kiritimati' });
    const there = await ada.post(path, born);
    expect(there.status).toBe(201);
    await db.delete('reminderSettings');
    expect((await ada.put(day(there.body.data.id), born)).status).toBe(400);
  });
});

describe('gifts for a day', () => {
  const linkFor = async (dayId: number, dayOn: string, changes = {}) => {
    const gift = await buildGift(db);
    return await buildRecipientGift(db, ada.id, {
      recipientId: mum.id,
      giftId: gift.id,
      dayId,
      dayOn,
      ...changes,
    });
  };
  const datesOf = async (dayId: number) => {
    const links = await db.rows('recipientGifts', { dayId });
    return links.toSorted((one, other) => one.id - other.id).map(({ dayOn }) => dayOn);
  };

  test('go along when it is changed; what is over stays where it was', async () => {
    setClock('2026-11-17T12:00:00Z');
    const { id } = await buildDay(db, ada.id, { recipientId: mum.id, month: 12, day: 20 });
    for (const on of ['2025-12-20', '2026-12-20', '2027-12-20']) await linkFor(id, on);
    await ada.put(day(id), { kind: 'birthday', month: 1, day: 5 });
    expect(await datesOf(id)).toEqual(['2025-12-20', '2027-01-05', '2028-01-05']);
  });

  test('stay with the person when it is removed, with their date', async () => {
    const { id } = await buildDay(db, ada.id, { recipientId: mum.id });
    const link = await linkFor(id, '2027-04-15');
    expect((await ada.delete(day(id))).body).toEqual({ data: { id } });
    expect((await ada.delete(day(id))).status).toBe(404);
    const [kept] = await db.rows('recipientGifts', { id: link.id });
    expect(kept).toMatchObject({ dayId: null, dayOn: '2027-04-15' });
  });

  test('disappear with the person', async () => {
    const { id } = await buildDay(db, ada.id, { recipientId: mum.id });
    await linkFor(id, '2027-04-15');
    expect((await ada.delete(`/api/v1/recipients/${mum.id}`)).status).toBe(200);
    expect(await db.count('recipientDays', { recipientId: mum.id })).toBe(0);
    expect(await db.count('recipientGifts', { recipientId: mum.id })).toBe(0);
  });
});
