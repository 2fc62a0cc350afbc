import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildDay, buildGift, buildRecipient, buildRecipientGift } from '../../test/factories.ts';

const { db, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
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

const setToday = (date: string) => vi.setSystemTime(new Date(`${date}T12:00:00Z`));
const upcoming = async () => (await ada.get('/api/v1/upcoming')).body.data;
const readiness = async () => (await upcoming()).map((one: { readiness: string }) => one.readiness);
const stored = async () => (await ada.get(`${links}?recipientId=${mom.id}`)).body.data;
const onBirthday = (year = 2026) => ({ dayId: birthday.id, on: `${year}-12-12` });

describe('a gift linked without a day', () => {
  test.each([
    ['by one call', () => ada.post(links, { recipientId: mom.id, giftId: gift.id })],
    ['in bulk', () => ada.post(`${links}/bulk`, { giftId: gift.id, recipientIds: [mom.id] })],
    [
      'with many gifts',
      () => ada.post('/api/v1/gifts/many/recipient', { giftIds: [gift.id], recipientId: mom.id }),
    ],
    [
      'by choosing people',
      () => ada.post(`${links}/choose`, { giftId: gift.id, people: [{ recipientId: mom.id, isFor: true }] }),
    ],
  ])('counts for the next day: %s', async (_how, link) => {
    expect((await link()).status).toBeLessThan(300);
    expect(await readiness()).toEqual(['idea']);
    expect(await stored()).toMatchObject([{ dayId: birthday.id, dayOn: '2026-12-12', dayChosen: false }]);
    const [{ id }] = await stored();
    await ada.put(`${links}/${id}`, { boughtAt: '2026-11-18' });
    expect(await readiness()).toEqual(['bought']);
  });

  test('follows a day that is added later, and the next one when a day passes', async () => {
    await ada.post(links, { recipientId: mom.id, giftId: gift.id });
    const christmas = await buildDay(db, ada.id, {
      recipientId: mom.id,
      kind: 'holiday',
      holiday: 'christmas',
    });
    expect(await readiness()).toEqual(['idea', 'nothing']);
    setToday('2026-12-13');
    expect(await readiness()).toEqual(['idea', 'nothing']);
    expect((await upcoming())[0].day.id).toBe(christmas.id);
    const nobody = await buildRecipient(db, ada.id);
    await ada.post(links, { recipientId: nobody.id, giftId: gift.id });
    await ada.post(`/api/v1/recipients/${nobody.id}/days`, { kind: 'birthday', month: 12, day: 20 });
    expect((await upcoming())[0]).toMatchObject({ readiness: 'idea', recipient: { id: nobody.id } });
  });

  test('stays with its day once it is bought, and is asked about when that has passed', async () => {
    await buildDay(db, ada.id, { recipientId: mom.id, kind: 'holiday', holiday: 'christmas' });
    const { id } = (await ada.post(links, { recipientId: mom.id, giftId: gift.id })).body.data;
    await ada.put(`${links}/${id}`, { boughtAt: '2026-11-18' });
    setToday('2026-12-14');
    expect(await readiness()).toEqual(['nothing', 'nothing']);
    const passed = async () => (await ada.get('/api/v1/upcoming/passed')).body.data;
    expect(await passed()).toMatchObject([{ on: '2026-12-12', daysLeft: -2, readiness: 'bought' }]);
    expect((await ben.get('/api/v1/upcoming/passed')).body.data).toEqual([]);
    await ada.put(`${links}/${id}`, { forDay: 'next' });
    expect(await readiness()).toEqual(['bought', 'nothing']);
    expect(await passed()).toMatchObject([{ on: '2026-12-12', readiness: 'nothing' }]);
  });

  test('counts as given for the day it was meant for, unless it was given long ago', async () => {
    const { id } = (await ada.post(links, { recipientId: mom.id, giftId: gift.id })).body.data;
    await ada.put(`${links}/${id}`, { givenAt: '2026-11-18T12:00:00Z' });
    expect(await readiness()).toEqual(['given']);
    const other = await buildGift(db, { title: 'Scarf' });
    const longAgo = (await ada.post(links, { recipientId: mom.id, giftId: other.id })).body.data;
    await ada.put(`${links}/${id}`, { givenAt: null, forDay: null });
    await ada.put(`${links}/${longAgo.id}`, { givenAt: '2026-05-10T12:00:00Z' });
    expect(await readiness()).toEqual(['nothing']);
  });

  test('stays with its chosen day where it was bought before that day and noted after it', async () => {
    const linked = { recipientId: mom.id, giftId: gift.id, dayId: birthday.id, dayOn: '2025-12-12' };
    const { id } = await buildRecipientGift(db, ada.id, linked);
    await ada.put(`${links}/${id}`, { boughtAt: '2025-12-01' });
    expect(await stored()).toMatchObject([{ dayOn: '2025-12-12', boughtAt: '2025-12-01' }]);
  });

  test('stops following where somebody chose no day', async () => {
    const { id } = (await ada.post(links, { recipientId: mom.id, giftId: gift.id })).body.data;
    const none = await ada.put(`${links}/${id}`, { forDay: null });
    expect(none.body.data).toMatchObject({ dayId: null, dayOn: null, dayChosen: true });
    expect(await readiness()).toEqual(['nothing']);
    await ada.put(`${links}/${id}`, { forDay: 'next' });
    expect(await readiness()).toEqual(['idea']);
  });

  test('does not get a second link for the day that it follows', async () => {
    await ada.post(links, { recipientId: mom.id, giftId: gift.id });
    expect(
      (await ada.post(links, { recipientId: mom.id, giftId: gift.id, forDay: onBirthday() })).status,
    ).toBe(409);
    expect(
      (await ada.post(links, { recipientId: mom.id, giftId: gift.id, forDay: onBirthday(2027) })).status,
    ).toBe(201);
  });
});

describe('choosing whom a gift is for', () => {
  test('adds, moves and removes at once, and can be undone', async () => {
    const dad = await buildRecipient(db, ada.id, { name: 'Dad' });
    const noted = {
      giftId: gift.id,
      recipientId: dad.id,
      note: 'blue',
      boughtAt: '2026-11-01',
      paidCents: 1250,
    };
    await buildRecipientGift(db, ada.id, noted);
    const people = [
      { recipientId: mom.id, isFor: true, forDay: onBirthday(2027) },
      { recipientId: dad.id, isFor: false },
    ];
    const { body } = await ada.post(`${links}/choose`, { giftId: gift.id, people });
    expect(body.data).toMatchObject({
      added: 1,
      removed: [{ recipientId: dad.id, note: 'blue' }],
      links: [{ recipientId: mom.id, dayOn: '2027-12-12', dayChosen: true }],
    });
    const {
      id: _id,
      recipient: _recipient,
      gift: _gift,
      userId: _user,
      createdAt: _at,
      ...removed
    } = body.data.removed[0];
    expect((await ada.post(`${links}/restore`, { links: [removed] })).body.data).toEqual({ count: 1 });
    const [back] = (await ada.get(`${links}?recipientId=${dad.id}`)).body.data;
    expect(back).toMatchObject({
      note: 'blue',
      boughtAt: '2026-11-01',
      paid: 12.5,
      dayOn: null,
      dayChosen: false,
    });
    expect((await ben.post(`${links}/restore`, { links: [removed] })).status).toBe(404);
  });

  test('changes nothing where one of the people or days is wrong', async () => {
    const bens = await buildRecipient(db, ben.id);
    const wrong = [
      [
        { recipientId: mom.id, isFor: true },
        { recipientId: bens.id, isFor: true },
      ],
      [{ recipientId: mom.id, isFor: true, forDay: { dayId: birthday.id, on: '2026-12-13' } }],
      [
        { recipientId: mom.id, isFor: true },
        { recipientId: mom.id, isFor: false },
      ],
      [],
    ];
    for (const people of wrong) {
      expect((await ada.post(`${links}/choose`, { giftId: gift.id, people })).status).toBeGreaterThanOrEqual(
        400,
      );
    }
    expect(await stored()).toEqual([]);
  });
});

describe('a holiday for several people', () => {
  test('adds all days in one call and can be undone', async () => {
    const dad = await buildRecipient(db, ada.id, { name: 'Dad' });
    await buildDay(db, ada.id, { recipientId: dad.id, kind: 'holiday', holiday: 'christmas' });
    const many = '/api/v1/recipient-days/many';
    const added = await ada.post(many, { recipientIds: [mom.id, dad.id], holiday: 'christmas' });
    expect([added.status, added.body.data]).toEqual([
      201,
      [expect.objectContaining({ recipientId: mom.id })],
    ]);
    const dayIds = added.body.data.map(({ id }: { id: number }) => id);
    expect((await ben.post(`${many}/remove`, { dayIds })).body.data).toEqual({ dayIds: [] });
    const remind = (leads: number[] | null) =>
      ada.put(`/api/v1/recipient-days/${dayIds[0]}`, {
        kind: 'holiday',
        holiday: 'christmas',
        remind: leads,
      });
    expect((await remind([7])).status).toBe(200);
    expect((await ada.post(`${many}/remove`, { dayIds })).body.data).toEqual({ dayIds: [] });
    await remind(null);
    expect((await ada.post(`${many}/remove`, { dayIds })).body.data).toEqual({ dayIds });
    const bens = await buildRecipient(db, ben.id);
    const refused = await ada.post(many, { recipientIds: [mom.id, bens.id], holiday: 'christmas' });
    expect(refused.status).toBe(404);
    expect(await readiness()).toEqual(['nothing', 'nothing']);
  });
});
