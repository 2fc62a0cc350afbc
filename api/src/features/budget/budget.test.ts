import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildDay, buildGift, buildRecipient, buildRecipientGift } from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const path = '/api/v1/budget';
let mum: { id: number };

beforeEach(async () => {
  await db.delete('recipients');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00Z') });
  mum = await buildRecipient(db, ada.id, { name: 'Mum', budgetCents: 5000 });
});
afterEach(() => vi.useRealTimers());

const link = async (priceCents: number | null, changes = {}, recipientId = mum.id) => {
  const { id: giftId } = await buildGift(db, { priceCents });
  await buildRecipientGift(db, ada.id, { recipientId, giftId, ...changes });
};
const NONE = { planned: 0, spent: 0, unpriced: 0 };
const monthsWith = (sums: Record<number, object>) =>
  Array.from({ length: 12 }, (_, index) => sums[index + 1] ?? NONE);

describe('a budget', () => {
  test('counts ideas as planned, bought and given things as spent, by person and month', async () => {
    const dad = await buildRecipient(db, ada.id, { name: 'dad' });
    const christmas = await buildDay(db, ada.id, {
      recipientId: mum.id,
      kind: 'holiday',
      holiday: 'christmas',
    });
    const forChristmas = { dayId: christmas.id, dayOn: '2026-12-25' };
    await link(1010, forChristmas);
    await link(2020, { ...forChristmas, boughtAt: '2026-11-01', paidCents: 1505 });
    await link(3000, { givenAt: '2026-05-10' }, dad.id);
    await link(null, {}, dad.id);
    await link(400);
    const { status, body } = await ada.get(path);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      year: 2026,
      years: [2026],
      total: { planned: 14.1, spent: 45.05, unpriced: 1 },
      people: [
        {
          recipientId: dad.id,
          name: 'dad',
          budget: null,
          planned: 0,
          spent: 30,
          unpriced: 1,
          gifts: 2,
          days: 2,
        },
        {
          recipientId: mum.id,
          name: 'Mum',
          budget: 50,
          planned: 14.1,
          spent: 15.05,
          unpriced: 0,
          gifts: 3,
          days: 1,
        },
      ],
      months: monthsWith({
        5: { ...NONE, spent: 30 },
        11: { ...NONE, unpriced: 1 },
        12: { ...NONE, planned: 14.1, spent: 15.05 },
      }),
    });
  });

  test('puts a gift into the year of its day, else of when it was given or bought, else this one', async () => {
    const birthday = await buildDay(db, ada.id, { recipientId: mum.id, month: 1, day: 5 });
    await link(100, { dayId: birthday.id, dayOn: '2027-01-05', boughtAt: '2026-11-01' });
    await link(200, { givenAt: '2024-06-01', boughtAt: '2023-06-01' });
    await link(300, { boughtAt: '2023-06-01' });
    const spentIn = async (year: number) => (await ada.get(`${path}?year=${year}`)).body.data;
    expect(await spentIn(2027)).toMatchObject({ year: 2027, total: { planned: 0, spent: 1 } });
    expect(await spentIn(2024)).toMatchObject({ total: { planned: 0, spent: 2 } });
    expect(await spentIn(2023)).toMatchObject({ total: { planned: 0, spent: 3 } });
    const now = (await ada.get(path)).body.data;
    expect(now).toMatchObject({ year: 2026, years: [2027, 2026, 2024, 2023], total: NONE, people: [] });
    expect((await ada.get(`${path}?year=abc`)).body.errors).toEqual([
      { path: '/year', message: 'Must be a year' },
    ]);
  });

  test('belongs to its account alone', async () => {
    await link(100);
    expect((await ben.get(path)).body.data).toMatchObject({ years: [2026], total: NONE, people: [] });
    expect((await asVisitor.get(path)).status).toBe(401);
  });
});
