import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildDay, buildGift, buildRecipient, buildRecipientGift } from '../../test/factories.ts';

const { db, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const path = '/api/v1/gifts/many';
const links = '/api/v1/recipient-gifts';
const today = '2026-11-18';

beforeEach(async () => {
  await db.delete('recipients');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
});
afterEach(() => vi.useRealTimers());

/** A person with a birthday on December 12 and Christmas. */
async function buildPerson() {
  const { id: recipientId } = await buildRecipient(db, ada.id);
  const birthday = await buildDay(db, ada.id, { recipientId, month: 12, day: 12 });
  await buildDay(db, ada.id, { recipientId, kind: 'holiday', holiday: 'christmas' });
  return { recipientId, birthday: birthday.id };
}
type Person = { recipientId: number; birthday: number | null };

/** Links of a person, without what differs between two people. */
async function linksOf({ recipientId, birthday }: Person) {
  const rows = await db.rows('recipientGifts', { recipientId });
  rows.sort((one, other) => one.giftId - other.giftId || one.id - other.id);
  return rows.map(({ id: _id, recipientId: _recipient, createdAt: _at, dayId, ...row }) => ({
    ...row,
    isForBirthday: dayId === birthday,
  }));
}

const newGifts = async (count: number) => {
  const ids: number[] = [];
  while (ids.length < count) ids.push((await buildGift(db)).id);
  return ids as [number, number, number, number, number];
};
const change = (id: number, changes: object) => ada.put(`${links}/${id}`, changes);
const MARKED = { bought: { boughtAt: today }, given: { givenAt: `${today}T12:00:00Z` } };

describe('marking many', () => {
  test.each(['bought', 'given'] as const)('leaves the rows of marking each as %s', async (status) => {
    const giftIds = await newGifts(5);
    const [, following, chosen, passed, forNoDay] = giftIds;
    const people = [await buildPerson(), await buildPerson()] as const;
    for (const { recipientId, birthday } of people) {
      const link = { recipientId, dayId: birthday };
      await buildRecipientGift(db, ada.id, { recipientId, giftId: following, note: 'blue' });
      await buildRecipientGift(db, ada.id, { ...link, giftId: chosen, dayOn: '2027-12-12' });
      await buildRecipientGift(db, ada.id, { ...link, giftId: passed, dayOn: '2025-12-12' });
      await buildRecipientGift(db, ada.id, { recipientId, giftId: forNoDay, forNoDay: true });
    }
    const [byOneCall, oneByOne] = people;
    const { recipientId } = byOneCall;
    const marked = await ada.post(`${path}/mark`, { giftIds, recipientId, status });
    expect(marked.body.data.recipientGiftIds).toHaveLength(5);
    await ada.post(links, { recipientId: oneByOne.recipientId, giftId: giftIds[0] });
    for (const { id } of (await ada.get(`${links}?recipientId=${oneByOne.recipientId}`)).body.data)
      expect((await change(id, MARKED[status])).status).toBe(200);
    const rows = await linksOf(byOneCall);
    expect(rows).toEqual(await linksOf(oneByOne));
    expect(rows.map(({ dayOn }) => dayOn)).toEqual([
      '2026-12-12',
      '2026-12-12',
      '2027-12-12',
      '2026-12-12',
      null,
    ]);
  });

  test('marks the link with the nearest day that it counts for, and no second one', async () => {
    const [giftId] = await newGifts(1);
    const person = await buildPerson();
    const { recipientId, birthday: dayId } = person;
    await buildRecipientGift(db, ada.id, { recipientId, giftId, dayId, dayOn: '2027-12-12' });
    await buildRecipientGift(db, ada.id, { recipientId, giftId });
    for (let time = 0; time < 2; time++)
      await ada.post(`${path}/mark`, { giftIds: [giftId], recipientId, status: 'bought' });
    expect(await linksOf(person)).toMatchObject([
      { dayOn: '2027-12-12', boughtAt: null },
      { dayOn: '2026-12-12', boughtAt: today },
    ]);
  });

  test('stores no day that another link of the gift has', async () => {
    const [giftId] = await newGifts(1);
    const person = await buildPerson();
    const { recipientId, birthday: dayId } = person;
    const given = { dayId, dayOn: '2026-12-12', givenAt: '2026-11-01' };
    await buildRecipientGift(db, ada.id, { recipientId, giftId, ...given });
    await buildRecipientGift(db, ada.id, { recipientId, giftId });
    await ada.post(`${path}/mark`, { giftIds: [giftId], recipientId, status: 'bought' });
    expect(await linksOf(person)).toMatchObject([{ dayOn: '2026-12-12' }, { dayOn: null, boughtAt: today }]);
  });
});

describe.each(['bought', 'given'] as const)('marking as %s a gift that was given before', (status) => {
  const MARKED_LINK = { bought: { boughtAt: today }, given: { givenAt: today } };
  async function markAgain(given: { dayOn?: string; givenAt: string }, person: Person) {
    const [giftId] = await newGifts(1);
    const { recipientId, birthday } = person;
    const dayId = given.dayOn === undefined || birthday === null ? null : birthday;
    await buildRecipientGift(db, ada.id, { recipientId, giftId, dayId, ...given });
    const mark = async () =>
      (await ada.post(`${path}/mark`, { giftIds: [giftId], recipientId, status })).body.data;
    return { mark, marked: await mark(), before: { givenAt: given.givenAt, boughtAt: null } };
  }

  test.each([
    ['for a day that passed', { dayOn: '2025-12-12', givenAt: '2025-12-12' }],
    ['without a day', { givenAt: '2025-12-12' }],
  ])('plans it for the next day: %s', async (_how, given) => {
    const person = await buildPerson();
    const { mark, marked, before } = await markAgain(given, person);
    expect(marked.addedIds).toHaveLength(1);
    expect(marked.recipientGiftIds).toEqual(marked.addedIds);
    expect(await linksOf(person)).toMatchObject([
      before,
      { dayOn: '2026-12-12', isForBirthday: true, ...MARKED_LINK[status] },
    ]);
    expect((await mark()).giftIds).toEqual([]);

    const { giftIds: _gifts, ...undone } = marked;
    expect((await ada.post(`${path}/unmark`, { ...undone, status })).status).toBe(200);
    expect(await linksOf(person)).toMatchObject([before]);
    expect(await linksOf(person)).toHaveLength(1);
  });

  test.each([
    ['a chosen one', { dayOn: '2026-12-12', givenAt: '2026-11-10' }],
    ['the nearest one', { givenAt: '2026-11-17' }],
  ])('leaves what was given for the next day: %s', async (_how, given) => {
    const person = await buildPerson();
    const { marked, before } = await markAgain(given, person);
    expect(marked).toEqual({ giftIds: [], recipientGiftIds: [], addedIds: [] });
    const links = await linksOf(person);
    expect([links.length, links[0]]).toEqual([1, expect.objectContaining(before)]);
  });

  test('plans it for no day for a person without days, once', async () => {
    const person = { recipientId: (await buildRecipient(db, ada.id)).id, birthday: null };
    const { mark, marked, before } = await markAgain({ dayOn: '2025-12-12', givenAt: '2025-12-12' }, person);
    expect(marked.addedIds).toHaveLength(1);
    expect(await linksOf(person)).toMatchObject([before, { dayOn: null, ...MARKED_LINK[status] }]);
    expect((await mark()).giftIds).toEqual([]);
  });

  test('leaves what was given without a day to a person without days', async () => {
    const person = { recipientId: (await buildRecipient(db, ada.id)).id, birthday: null };
    const { marked } = await markAgain({ givenAt: '2025-12-12' }, person);
    expect(marked).toEqual({ giftIds: [], recipientGiftIds: [], addedIds: [] });
    expect(await linksOf(person)).toMatchObject([{ givenAt: '2025-12-12', boughtAt: null }]);
  });
});

describe('undoing a mark of many', () => {
  async function mark(status: 'bought' | 'given') {
    const giftIds = await newGifts(2);
    const person = await buildPerson();
    const body = { giftIds, recipientId: person.recipientId, status };
    const { giftIds: _gifts, ...marked } = (await ada.post(`${path}/mark`, body)).body.data;
    const undo = () => ada.post(`${path}/unmark`, { ...marked, status });
    return { person, undo, giftIds, changed: marked.addedIds[0] as number };
  }

  test.each(['bought', 'given'] as const)('removes new links that were marked as %s', async (status) => {
    const { person, undo } = await mark(status);
    expect((await undo()).status).toBe(200);
    expect(await linksOf(person)).toEqual([]);
  });

  test.each([
    ['a note', { note: 'blue' }],
    ['a price', { paid: 5 }],
    ['a thank-you', { thankedAt: today }],
    ['a thank-you note', { thanksNote: 'Loves it' }],
    ['that it is for no day', { forDay: null }],
    ['another day', { forDay: 'birthday' }],
  ])('keeps a new link that has %s since', async (_what, changes) => {
    const { person, undo, giftIds, changed } = await mark('bought');
    const forDay = { dayId: person.birthday, on: '2027-12-12' };
    const sent = 'forDay' in changes && changes.forDay !== null ? { forDay } : changes;
    expect((await change(changed, sent)).status).toBe(200);
    const [before] = await linksOf(person);
    expect((await undo()).status).toBe(200);
    expect(await linksOf(person)).toEqual([{ ...before, boughtAt: null, giftId: giftIds[0] }]);
  });

  test('keeps the day of a link that was there before', async () => {
    const [giftId] = await newGifts(1);
    const person = await buildPerson();
    const { recipientId, birthday: dayId } = person;
    await buildRecipientGift(db, ada.id, { recipientId, giftId, dayId, dayOn: '2026-12-12' });
    const before = await linksOf(person);
    const { body } = await ada.post(`${path}/mark`, { giftIds: [giftId], recipientId, status: 'bought' });
    const { giftIds: _gifts, ...marked } = body.data;
    await ada.post(`${path}/unmark`, { ...marked, status: 'bought' });
    expect(await linksOf(person)).toEqual(before);
  });
});

test('linking many leaves a gift that was given before', async () => {
  const [giftId] = await newGifts(1);
  const { recipientId } = await buildPerson();
  await buildRecipientGift(db, ada.id, { recipientId, giftId, givenAt: '2025-12-12' });
  const { body } = await ada.post(`${path}/recipient`, { giftIds: [giftId], recipientId });
  expect(body.data).toEqual({ giftIds: [], recipientGiftIds: [] });
});

describe('undoing a link of many', () => {
  test.each([
    ['a thank-you', { thankedAt: today }],
    ['a thank-you note', { thanksNote: 'Loves it' }],
    ['that it is for no day', { forDay: null }],
  ])('keeps one that has %s since', async (_what, changes) => {
    const giftIds = await newGifts(2);
    const { recipientId } = await buildPerson();
    const { body } = await ada.post(`${path}/recipient`, { giftIds, recipientId });
    const { recipientGiftIds } = body.data;
    await change(recipientGiftIds[0], changes);
    const undone = await ada.post(`${path}/take-back`, { recipientGiftIds });
    expect(undone.body.data.recipientGiftIds).toEqual([recipientGiftIds[1]]);
  });
});
