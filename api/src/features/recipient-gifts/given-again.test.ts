import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildDay, buildGift, buildRecipient, buildRecipientGift } from '../../test/factories.ts';

const { db, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const links = '/api/v1/recipient-gifts';
let mom: { id: number };
let gift: { id: number };
let birthday: { id: number };

beforeEach(async () => {
  await db.delete('recipients');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') });
  mom = await buildRecipient(db, ada.id, { name: 'Mom' });
  gift = await buildGift(db, { title: 'Teapot' });
  birthday = await buildDay(db, ada.id, { recipientId: mom.id, month: 12, day: 12 });
});
afterEach(() => vi.useRealTimers());

const readiness = async () =>
  (await ada.get('/api/v1/upcoming')).body.data.map((one: { readiness: string }) => one.readiness);
const onBirthday = (year = 2026) => ({ dayId: birthday.id, on: `${year}-12-12` });

describe('a given gift', () => {
  test('never moves to another day', async () => {
    const given = { recipientId: mom.id, giftId: gift.id, dayId: birthday.id, dayOn: '2025-12-12' };
    const { id } = await buildRecipientGift(db, ada.id, { ...given, givenAt: '2025-12-12' });
    const moved = await ada.put(`${links}/${id}`, { forDay: onBirthday() });
    expect([moved.status, moved.body.code]).toEqual([409, 'already_given']);
    expect((await ada.put(`${links}/${id}`, { forDay: null })).status).toBe(409);
    expect(await readiness()).toEqual(['nothing']);
    const people = [{ recipientId: mom.id, isFor: true, forDay: onBirthday() }];
    const again = await ada.post(`${links}/choose`, { giftId: gift.id, people });
    expect(again.body.data.links).toMatchObject([
      { dayOn: '2026-12-12', givenAt: null },
      { dayOn: '2025-12-12', givenAt: '2025-12-12T12:00:00.000Z' },
    ]);
    expect(await readiness()).toEqual(['idea']);
  });

  const chooseDay = (forDay: unknown) =>
    ada.post(`${links}/choose`, { giftId: gift.id, people: [{ recipientId: mom.id, isFor: true, forDay }] });
  const give = async (given: { dayId?: number; dayOn?: string; forNoDay?: boolean }) =>
    await buildRecipientGift(db, ada.id, {
      ...given,
      recipientId: mom.id,
      giftId: gift.id,
      givenAt: '2025-12-12',
    });
  const lastYear = () => ({ dayId: birthday.id, dayOn: '2025-12-12' });

  test('gets another link for no day in particular', async () => {
    await give(lastYear());
    expect((await chooseDay(null)).body.data).toMatchObject({
      added: 0,
      links: [
        { dayOn: null, dayChosen: true, givenAt: null },
        { dayOn: '2025-12-12', givenAt: '2025-12-12T12:00:00.000Z' },
      ],
    });
    expect(await readiness()).toEqual(['nothing']);
  });

  test('follows the next day by another link', async () => {
    await give(lastYear());
    expect((await chooseDay('next')).body.data.links).toMatchObject([
      { dayOn: '2026-12-12', dayChosen: false, givenAt: null },
      { dayOn: '2025-12-12' },
    ]);
    expect(await readiness()).toEqual(['idea']);
  });

  test('gets another link for the next day where it was given for no day', async () => {
    await give({ forNoDay: true });
    expect((await chooseDay('next')).body.data.links).toMatchObject([
      { dayOn: '2026-12-12', dayChosen: true, givenAt: null },
      { dayOn: null, givenAt: '2025-12-12T12:00:00.000Z' },
    ]);
  });

  test('gets another link for somebody whose last day is gone', async () => {
    await give({ dayOn: '2025-12-12' });
    await db.delete('recipientDays', { recipientId: mom.id });
    expect((await chooseDay('next')).body.data.links).toMatchObject([
      { dayOn: null, dayChosen: false, givenAt: null },
      { dayOn: '2025-12-12' },
    ]);
  });

  test('gets no other link for the same day, or for none', async () => {
    await give(lastYear());
    const sameDay = await chooseDay(onBirthday(2025));
    expect([sameDay.status, sameDay.body.code, sameDay.body.detail]).toEqual([
      409,
      'already_given',
      'This gift was given for that day. To give it again, choose another day.',
    ]);
    await db.delete('recipientGifts', { recipientId: mom.id });
    await give({ forNoDay: true });
    await db.delete('recipientDays', { recipientId: mom.id });
    for (const forDay of [null, 'next']) {
      const { status, body } = await chooseDay(forDay);
      expect([status, body.code, body.detail]).toEqual([
        409,
        'already_given',
        'This gift was given without a day. To give it again, choose a day, or add one first.',
      ]);
    }
    expect(await db.count('recipientGifts', { recipientId: mom.id })).toBe(1);
  });
});
