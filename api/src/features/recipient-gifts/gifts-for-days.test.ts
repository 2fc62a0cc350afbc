import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildDay, buildGift, buildRecipient } from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const path = '/api/v1/recipient-gifts';
let mum: { id: number };
let gift: { id: number };
let birthday: { id: number };

beforeEach(async () => {
  await db.delete('recipientGifts');
  mum = await buildRecipient(db, ada.id, { name: 'Mum' });
  gift = await buildGift(db, { title: 'Scarf' });
  birthday = await buildDay(db, ada.id, { recipientId: mum.id, month: 4, day: 15 });
});
const forYear = (year: number) => ({ dayId: birthday.id, on: `${year}-04-15` });
const link = (body: object = {}) => ada.post(path, { recipientId: mum.id, giftId: gift.id, ...body });

describe('a gift for a day', () => {
  test('says which one, and may be given again another year', async () => {
    const first = await link({ forDay: forYear(2027), note: 'blue' });
    expect([first.status, first.body.data]).toEqual([
      201,
      expect.objectContaining({
        dayId: birthday.id,
        dayOn: '2027-04-15',
        note: 'blue',
        boughtAt: null,
        paid: null,
        thankedAt: null,
        thanksNote: null,
      }),
    ]);
    const next = await link({ forDay: forYear(2028) });
    expect([next.status, next.body.data.dayOn]).toEqual([201, '2028-04-15']);
    for (const again of [await link({ forDay: forYear(2027) }), await link(), await link({ forDay: null })]) {
      expect([again.status, again.body.code]).toEqual([409, 'already_linked']);
    }
    expect(await db.count('recipientGifts')).toBe(2);
  });

  test('counts its person once, and comes back once to who links several', async () => {
    const dad = await buildRecipient(db, ada.id, { name: 'Dad' });
    await link({ forDay: forYear(2027) });
    await link({ forDay: forYear(2028) });
    const bulk = await ada.post(`${path}/bulk`, { giftId: gift.id, recipientIds: [mum.id, dad.id] });
    expect(bulk.status).toBe(201);
    expect(bulk.body.data.map((one: { recipientId: number }) => one.recipientId)).toEqual([mum.id, dad.id]);
    expect(await db.count('recipientGifts')).toBe(3);
    expect((await ada.get(`${path}/count?giftId=${gift.id}`)).body.data).toEqual({ count: 2 });
    expect((await ada.delete(`${path}/gift/${gift.id}`)).body.data).toEqual({ count: 3 });
  });

  test('belongs to each of several recipients, all or none', async () => {
    const dad = await buildRecipient(db, ada.id, { name: 'Dad' });
    const sis = await buildRecipient(db, ada.id, { name: 'Sis' });
    const christmas = await buildDay(db, ada.id, {
      recipientId: dad.id,
      kind: 'holiday',
      holiday: 'christmas',
    });
    const bulk = (forDays: object[], client: typeof ada = ada) =>
      client.post(`${path}/bulk`, { giftId: gift.id, recipientIds: [sis.id, mum.id, dad.id], forDays });
    const onChristmas = { dayId: christmas.id, on: '2027-12-25' };
    const briefly = ({ body }: { body: { data: { recipientId: number; dayOn: string | null }[] } }) =>
      body.data.map(({ recipientId, dayOn }) => [recipientId, dayOn]);

    const wrongDate = await bulk([onChristmas, { dayId: birthday.id, on: '2027-04-16' }]);
    expect([wrongDate.status, wrongDate.body.errors]).toEqual([
      400,
      [{ path: '/forDays/1/on', message: 'This day is not on that date' }],
    ]);
    const twice = await bulk([forYear(2027), forYear(2028)]);
    expect([twice.status, twice.body.detail]).toEqual([400, 'At most one day for each recipient']);
    expect((await bulk([{ dayId: 2_000_000, on: '2027-04-15' }])).status).toBe(404);
    expect((await bulk([onChristmas], ben)).status).toBe(404);
    const notTheirs = { giftId: gift.id, recipientIds: [sis.id], forDays: [onChristmas] };
    expect((await ada.post(`${path}/bulk`, notTheirs)).status).toBe(404);
    expect(await db.count('recipientGifts')).toBe(0);

    const done = await bulk([onChristmas, forYear(2027)]);
    expect(done.status).toBe(201);
    const each = [
      [sis.id, null],
      [mum.id, '2027-04-15'],
      [dad.id, '2027-12-25'],
    ];
    expect(briefly(done)).toEqual(each);
    expect(briefly(await bulk([onChristmas]))).toEqual(each);
    expect(await db.count('recipientGifts')).toBe(3);
    expect(briefly(await bulk([forYear(2028)]))).toEqual([each[0], [mum.id, '2028-04-15'], each[2]]);
    expect(await db.count('recipientGifts')).toBe(4);
  });

  test('appears once as given before, and as planned again', async () => {
    for (const year of [2024, 2025]) {
      const { body } = await link({ forDay: forYear(year) });
      await ada.put(`${path}/${body.data.id}`, { givenAt: `${year}-04-15T12:00:00Z` });
    }
    await link({ forDay: forYear(2027) });
    await link({ forDay: forYear(2028) });
    const told = [{ forGiftId: gift.id, giftId: gift.id, givenAt: '2025-04-15T12:00:00.000Z' }];
    expect((await ada.get(`${path}/given-before?giftId=${gift.id}`)).body.data).toMatchObject(told);
    expect((await ada.get(`${path}/given-before?recipientId=${mum.id}`)).body.data).toMatchObject(told);
    expect((await ada.get(`${path}/given-before?giftId=${gift.id}`)).body.data).toHaveLength(1);
    expect((await ada.get(`${path}/given-before?recipientId=${mum.id}`)).body.data).toHaveLength(1);
  });

  test('must be for a date that the day has, and for a day of that person', async () => {
    const wrong = await link({ forDay: { dayId: birthday.id, on: '2027-04-16' } });
    const message = 'This day is not on that date';
    expect([wrong.status, wrong.body.errors]).toEqual([400, [{ path: '/forDay/on', message }]]);
    const people = [{ recipientId: mum.id, isFor: true, forDay: { dayId: birthday.id, on: '2027-04-16' } }];
    const chosen = await ada.post(`${path}/choose`, { giftId: gift.id, people });
    expect(chosen.body.errors).toEqual([{ path: '/people/0/forDay/on', message }]);
    for (const on of ['2027-02-30', '1850-04-15', '9999-04-15', 'soon'])
      expect((await link({ forDay: { dayId: birthday.id, on } })).status).toBe(400);
    const dad = await buildRecipient(db, ada.id);
    const others = await buildDay(db, ada.id, { recipientId: dad.id });
    expect((await link({ forDay: { dayId: others.id, on: '2027-04-15' } })).status).toBe(404);
    const bens = await buildRecipient(db, ben.id);
    const sent = { recipientId: bens.id, giftId: gift.id, forDay: forYear(2027) };
    expect((await ben.post(path, sent)).status).toBe(404);
    expect(await db.count('recipientGifts')).toBe(0);
  });
});

describe('moving a gift along', () => {
  test('sets day, bought, paid and thanks; absent stays, null clears', async () => {
    const { id } = (await link()).body.data;
    const one = `${path}/${id}`;
    const set = {
      boughtAt: '2027-03-01',
      paid: 19.99,
      thankedAt: '2027-04-20',
      thanksNote: 'Wears it every day',
    };
    const done = await ada.put(one, { ...set, forDay: forYear(2027) });
    expect(done.body.data).toMatchObject({ ...set, dayId: birthday.id, dayOn: '2027-04-15', givenAt: null });
    expect((await ada.put(one, { note: 'red' })).body.data).toMatchObject({ ...set, note: 'red' });
    expect((await ada.put(one, {})).body.data).toMatchObject({ ...set, note: 'red' });
    const cleared = { boughtAt: null, paid: null, thankedAt: null, thanksNote: null };
    const empty = await ada.put(one, { ...cleared, forDay: null });
    expect(empty.body.data).toMatchObject({ ...cleared, dayId: null, dayOn: null, note: 'red' });
  });

  test('does not end where another link of the gift is, nor on a wrong day', async () => {
    await link({ forDay: forYear(2027) });
    const { id } = (await link({ forDay: forYear(2028) })).body.data;
    const one = `${path}/${id}`;
    const again = await ada.put(one, { forDay: forYear(2027), paid: 5 });
    expect([again.status, again.body.detail]).toEqual([409, 'This gift is already meant for them.']);
    for (const wrong of [
      { forDay: { dayId: birthday.id, on: '2027-12-24' } },
      { boughtAt: '2027-02-30' },
      { boughtAt: '0001-01-01' },
      { paid: -1 },
      { thanksNote: 'x'.repeat(1001) },
    ])
      expect((await ada.put(one, wrong)).status).toBe(400);
    expect((await ada.get(`${path}?recipientId=${mum.id}`)).body.data[0]).toMatchObject({
      id,
      dayOn: '2028-04-15',
      paid: null,
    });
    const bens = await buildRecipient(db, ben.id);
    const bensDay = await buildDay(db, ben.id, { recipientId: bens.id });
    expect((await ada.put(one, { forDay: { dayId: bensDay.id, on: '2027-04-15' } })).status).toBe(404);
    expect((await ben.put(one, { paid: 1, forDay: forYear(2029) })).status).toBe(404);
    expect((await asVisitor.put(one, { paid: 1 })).status).toBe(401);
  });
});
