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
const path = '/api/v1/upcoming';
let mum: { id: number };
let dad: { id: number };

beforeEach(async () => {
  await db.delete('recipients');
  await db.delete('reminderSettings');
  mum = await buildRecipient(db, ada.id, { name: 'Mum', budgetCents: 4050 });
  dad = await buildRecipient(db, ada.id, { name: 'Dad' });
});
afterEach(() => vi.useRealTimers());
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });

interface Shown {
  on: string;
  daysLeft: number;
  recipient: { name: string };
}
const brief = ({ on, daysLeft, recipient }: Shown) => [on, daysLeft, recipient.name];

describe('coming up', () => {
  test('shows the next twelve months, the soonest first, with ages and moved days', async () => {
    setClock('2026-11-17T12:00:00Z');
    const birthday = await buildDay(db, ada.id, { recipientId: mum.id, month: 2, day: 29, year: 1952 });
    await buildDay(db, ada.id, { recipientId: mum.id, kind: 'holiday', holiday: 'mothers-day' });
    await buildDay(db, ada.id, { recipientId: dad.id, month: 11, day: 17 });
    await buildDay(db, ada.id, {
      recipientId: dad.id,
      kind: 'own',
      name: 'Trip',
      month: 1,
      day: 2,
      year: 2026,
    });
    const { status, body } = await ada.get(path);
    expect(status).toBe(200);
    expect([body.today, body.nextCursor]).toEqual(['2026-11-17', null]);
    expect(body.data.map(brief)).toEqual([
      ['2026-11-17', 0, 'Dad'],
      ['2027-02-28', 103, 'Mum'],
      ['2027-05-09', 173, 'Mum'],
    ]);
    expect(body.data[1]).toEqual({
      day: {
        id: birthday.id,
        recipientId: mum.id,
        kind: 'birthday',
        name: null,
        month: 2,
        day: 29,
        year: 1952,
        holiday: null,
        remind: null,
      },
      recipient: { id: mum.id, name: 'Mum', budget: 40.5 },
      on: '2027-02-28',
      daysLeft: 103,
      years: 75,
      movedFromLeapDay: true,
      readiness: 'nothing',
      gifts: [],
    });
  });

  test('says of each gift whether its day was chosen or is followed', async () => {
    setClock('2026-11-17T12:00:00Z');
    const day = await buildDay(db, ada.id, { recipientId: mum.id, month: 12, day: 12 });
    const [followed, chosen] = [await buildGift(db), await buildGift(db)];
    await buildRecipientGift(db, ada.id, { recipientId: mum.id, giftId: followed.id });
    const forDay = { dayId: day.id, dayOn: '2026-12-12' };
    await buildRecipientGift(db, ada.id, { recipientId: mum.id, giftId: chosen.id, ...forDay });
    const { gifts } = (await ada.get(path)).body.data[0];
    expect(gifts).toMatchObject([
      { giftId: followed.id, dayChosen: false },
      { giftId: chosen.id, dayChosen: true },
    ]);
  });

  test('tells only the soonest date of each person to who asks for it, page by page', async () => {
    setClock('2026-11-17T12:00:00Z');
    for (const month of [1, 12]) {
      await buildDay(db, ada.id, { recipientId: mum.id, kind: 'own', name: 'One', month, day: 2 });
      await buildDay(db, ada.id, { recipientId: dad.id, kind: 'own', name: 'One', month, day: 3 });
    }
    const next = `${path}?perRecipient=next`;
    const { data, nextCursor } = (await ada.get(next)).body;
    expect(data.map(brief)).toEqual([
      ['2026-12-02', 15, 'Mum'],
      ['2026-12-03', 16, 'Dad'],
    ]);
    expect(nextCursor).toBeNull();
    const first = (await ada.get(`${next}&limit=1`)).body;
    const second = (await ada.get(`${next}&limit=1&cursor=${first.nextCursor}`)).body;
    expect([...first.data, ...second.data]).toEqual(data);
    expect(second.nextCursor).toBeNull();
    expect((await ada.get(`${path}?perRecipient=last`)).status).toBe(400);
    expect((await ben.get(next)).body.data).toEqual([]);
  });

  test('keeps today’s day until it is over where the account is', async () => {
    await buildDay(db, ada.id, { recipientId: mum.id, month: 11, day: 16 });
    setClock('2026-11-17T07:59:00Z');
    const first = async () => brief((await ada.get(path)).body.data[0]);
    expect(await first()).toEqual(['2027-11-16', 364, 'Mum']);
    await buildReminderSettings(db, ada.id, { timeZone: 'America/Los_Angeles' });
    expect(await first()).toEqual(['2026-11-16', 0, 'Mum']);
    setClock('2026-11-17T08:01:00Z');
    expect(await first()).toEqual(['2027-11-16', 364, 'Mum']);
  });

  // oxfmt-ignore
  test.each<[string, string, [number, number], ...string[]]>([
    // The clock goes forward at two: that Sunday has 23 hours.
    ['the night the clock goes forward', 'America/New_York', [3, 14], '2027-03-14T04:59', '2027-03-14T05:00', '2027-03-15T03:59', '2027-03-15T04:00'],
    // And back: 25 of them, in which half past one comes twice.
    ['the night it goes back', 'America/New_York', [11, 7], '2027-11-07T03:59', '2027-11-07T04:00', '2027-11-08T04:59', '2027-11-08T05:00'],
    // Where midnight itself is skipped, the day begins at one.
    ['a day that begins at one', 'Africa/Cairo', [4, 30], '2027-04-29T21:59', '2027-04-29T22:00', '2027-04-30T20:59', '2027-04-30T21:00'],
    ['New Year, west of here', 'America/Los_Angeles', [1, 1], '2027-01-01T07:59', '2027-01-01T08:00', '2027-01-02T07:59', '2027-01-02T08:00'],
    ['New Year, east of here', 'Asia/Tokyo', [1, 1], '2026-12-31T14:59', '2026-12-31T15:00', '2027-01-01T14:59', '2027-01-01T15:00'],
    ['where a day begins first', 'Pacific/Kiritimati', [12, 31], '2026-12-30T09:59', '2026-12-30T10:00', '2026-12-31T09:59', '2026-12-31T10:00'],
    ['where it ends last', 'Pacific/Niue', [12, 31], '2026-12-31T10:59', '2026-12-31T11:00', '2027-01-01T10:59', '2027-01-01T11:00'],
    ['February 29', 'Europe/Berlin', [2, 29], '2028-02-28T22:59', '2028-02-28T23:00', '2028-02-29T22:59', '2028-02-29T23:00'],
    ['February 29 on February 28', 'Europe/Berlin', [2, 29], '2027-02-27T22:59', '2027-02-27T23:00', '2027-02-28T22:59', '2027-02-28T23:00'],
  ])('calls a day tomorrow, today or over by the clock of the account: %s', async (_what, timeZone, [month, day], ...moments) => {
    await buildReminderSettings(db, ada.id, { timeZone });
    await buildDay(db, ada.id, { recipientId: mum.id, month, day });
    const daysLeft: number[] = [];
    for (const moment of moments) {
      setClock(`${moment}:00Z`);
      daysLeft.push((await ada.get(path)).body.data[0].daysLeft);
    }
    expect(daysLeft.slice(0, 3)).toEqual([1, 0, 0]);
    expect(daysLeft[3]).toBeGreaterThan(363);
  });

  test('says how ready one is, by the gifts for that very time, the furthest first', async () => {
    setClock('2026-11-17T12:00:00Z');
    const { id: dayId } = await buildDay(db, ada.id, { recipientId: mum.id, month: 12, day: 1 });
    const link = async (title: string, dayOn: string, changes = {}) => {
      const { id: giftId } = await buildGift(db, { title });
      await buildRecipientGift(db, ada.id, { recipientId: mum.id, giftId, dayId, dayOn, ...changes });
    };
    const [nothing, idea, bought, given] = ['nothing', 'idea', 'bought', 'given'];
    const readiness = async () => (await ada.get(path)).body.data[0].readiness;
    await link('Last year', '2025-12-01', { givenAt: '2025-12-01' });
    expect(await readiness()).toBe(nothing);
    await link('Scarf', '2026-12-01');
    expect(await readiness()).toBe(idea);
    await link('Mug', '2026-12-01', { boughtAt: '2026-11-10' });
    expect(await readiness()).toBe(bought);
    await link('Book', '2026-12-01', { givenAt: '2026-11-16' });
    expect(await readiness()).toBe(given);
    const { gifts } = (await ada.get(path)).body.data[0];
    expect(gifts.map((gift: { title: string }) => gift.title)).toEqual(['Book', 'Mug', 'Scarf']);
    expect(gifts[0]).toMatchObject({ boughtAt: null, givenAt: '2026-11-16T12:00:00.000Z' });
  });

  test('comes in pages, each day once', async () => {
    setClock('2026-11-17T12:00:00Z');
    for (const month of [12, 1, 1, 3, 2]) {
      await buildDay(db, ada.id, { recipientId: dad.id, kind: 'own', name: 'Day', month, day: 5 });
    }
    const pages: string[][] = [];
    for (let more = ''; pages.length < 4;) {
      const { body } = await ada.get(`${path}?limit=2${more}`);
      pages.push(body.data.map(({ on, day }: { on: string; day: { id: number } }) => `${on} ${day.id}`));
      if (body.nextCursor === null) break;
      more = `&cursor=${body.nextCursor}`;
    }
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    const seen = pages.flat();
    expect(seen.map((one) => one.slice(0, 10))).toEqual([
      '2026-12-05',
      '2027-01-05',
      '2027-01-05',
      '2027-02-05',
      '2027-03-05',
    ]);
    expect(new Set(seen).size).toBe(5);
    expect((await ada.get(`${path}?cursor=nonsense`)).status).toBe(400);
  });

  test('can be of one person, and shows nothing of anybody else', async () => {
    await buildDay(db, ada.id, { recipientId: mum.id });
    await buildDay(db, ada.id, { recipientId: dad.id });
    const ofMum = await ada.get(`${path}?recipientId=${mum.id}`);
    expect(ofMum.body.data.map(({ recipient }: Shown) => recipient.name)).toEqual(['Mum']);
    expect((await ben.get(path)).body.data).toEqual([]);
    expect((await ben.get(`${path}?recipientId=${mum.id}`)).status).toBe(404);
    expect((await asVisitor.get(path)).status).toBe(401);
  });
});
